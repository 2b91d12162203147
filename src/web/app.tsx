import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'
import { BrowserRouter, Outlet, Route, Routes } from 'react-router'
import { AuthProvider, useAuth } from './auth.tsx'
import { CallError } from './call-client.ts'
import { NavigationBar } from './navigation-bar.tsx'
import { paths } from './paths.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { LoadingView } from './ui/loading-view.tsx'
import { LeaveTo } from './ui/leave-to.tsx'

const queries = new QueryClient({
  // A session that ended while the page was open: what was written is kept in the browser, and signing in leads back.
  queryCache: new QueryCache({
    onError: error => {
      if (error instanceof CallError && error.status === 401) window.location.assign(paths.landing)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Asked even when the browser believes to be offline: what fails is then shown as failed instead of loading on.
      networkMode: 'always',
      // What the server refused it will refuse again; what did not arrive may.
      retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status < 500),
    },
  },
})

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const AuthCallbackPage = page(() => import('./pages/auth-callback-page.tsx'), 'AuthCallbackPage')
const LanguagesPage = page(() => import('./pages/languages-page.tsx'), 'LanguagesPage')
const SubscriptionPage = page(() => import('./pages/subscription-page.tsx'), 'SubscriptionPage')
const SubscriptionSuccessPage = page(() => import('./pages/subscription-success-page.tsx'), 'SubscriptionSuccessPage')
const DashboardPage = page(() => import('./pages/dashboard-page.tsx'), 'DashboardPage')
const LessonPage = page(() => import('./pages/lesson-page.tsx'), 'LessonPage')
const ConversationPage = page(() => import('./pages/conversation-page.tsx'), 'ConversationPage')
const AssessmentPage = page(() => import('./pages/assessment-page.tsx'), 'AssessmentPage')
const EvaluationPage = page(() => import('./pages/evaluation-page.tsx'), 'EvaluationPage')
const TaskPage = page(() => import('./pages/task-page.tsx'), 'TaskPage')
const HowToSayItPage = page(() => import('./pages/how-to-say-it-page.tsx'), 'HowToSayItPage')
const ProgressPage = page(() => import('./pages/progress-page.tsx'), 'ProgressPage')
const OperatorPage = page(() => import('./pages/operator-page.tsx'), 'OperatorPage')
const NotFoundPage = page(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <BrowserRouter>
          <Suspense fallback={<LoadingView />}>
            <Routes>
              <Route path="/auth/callback" element={<AuthCallbackPage />} />
              <Route element={<SignedIn />}>
                <Route path="/languages" element={<LanguagesPage />} />
                <Route path="/subscription" element={<SubscriptionPage />} />
                <Route path="/subscription/success" element={<SubscriptionSuccessPage />} />
                <Route path="/dashboard" element={<DashboardPage />} />
                <Route path="/lesson/:lessonId" element={<LessonPage />} />
                <Route path="/conversation" element={<ConversationPage />} />
                <Route path="/assessment" element={<AssessmentPage />} />
                <Route path="/evaluation" element={<EvaluationPage />} />
                <Route path="/task/:taskId" element={<TaskPage />} />
                <Route path="/how-to-say-it" element={<HowToSayItPage />} />
                <Route path="/progress" element={<ProgressPage />} />
                <Route path="/operator" element={<OperatorPage />} />
                <Route path="*" element={<NotFoundPage />} />
              </Route>
            </Routes>
          </Suspense>
        </BrowserRouter>
      </AuthProvider>
    </QueryClientProvider>
  )
}

/** What every screen but the landing page stands in: visitors are led back to /, learners see the bar and the page. */
function SignedIn() {
  const { user, isPending } = useAuth()
  if (isPending) return <LoadingView />
  if (!user) return <LeaveTo href="/" />
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
