import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { NavigationBar } from '../app/navigation-bar.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { LoadingView } from '../ui/loading-view.tsx'

/** What the screens stand in that visitors may see as well as learners. */
export function VisitorShell() {
  return (
    <>
      <NavigationBar />
      <main id="main" className="mx-auto w-full max-w-6xl px-4 pt-20 pb-16 sm:px-6">
        <ErrorBoundary>
          <Suspense fallback={<LoadingView />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  )
}
