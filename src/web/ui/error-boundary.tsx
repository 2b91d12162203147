import { Component } from 'react'
import type { ReactNode } from 'react'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { FailureView } from './failure-view.tsx'

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
    return <FailureView error={error} onRetry={retry} />
  }
}
