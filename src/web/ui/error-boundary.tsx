import { Component } from 'react'
import type { ReactNode } from 'react'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Button } from './button.tsx'

/** Shows what failed in place of a screen, and tries again on request. Nothing that was saved is touched by it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>{({ reset }) => <Boundary onRetry={reset}>{children}</Boundary>}</QueryErrorResetBoundary>
  )
}

class Boundary extends Component<{ children: ReactNode; onRetry(): void }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.setState({ error: undefined })
    }
    return (
      <section role="alert" className="mx-auto max-w-prose py-16 text-center">
        <h1 className="text-2xl">This page could not be loaded</h1>
        <p className="mt-3 text-quiet">{error.message}</p>
        <p className="mt-1 text-quiet">Nothing you have done is lost.</p>
        <Button className="mt-6" onClick={retry}>
          Try again
        </Button>
      </section>
    )
  }
}
