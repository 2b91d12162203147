import { QueryCache, QueryClient, QueryClientProvider, notifyManager, useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useEffect } from 'react'
import type { ComponentType } from 'react'
import { BrowserRouter, Outlet, Route, Routes } from 'react-router'
import { AuthProvider, useAuth } from './auth.tsx'
import { CallError, isSignedOut } from './call-client.ts'
import { leaveSignedOut } from './leave-signed-out.ts'
import { NavigationBar } from './navigation-bar.tsx'
import { hasTrials } from '../storage/has-trials.ts'
import { VowelMarks } from '../parts/reading-aids.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { FailureView } from '../ui/failure-view.tsx'
import { LoadingView } from '../ui/loading-view.tsx'
import { useAtOnce } from '../ui/use-at-once.ts'
import { screens } from '#contract/screens.ts'
import type { Screen } from '#contract/screens.ts'

// What a press has changed shows in the same moment: with the usual timer a ticked box would jump back for a moment.
notifyManager.setScheduler(queueMicrotask)

const queries = new QueryClient({
  // A session that ended while the page was open: what was written is kept in the browser, and signing in leads back.
  queryCache: new QueryCache({
    onError: error => {
      if (isSignedOut(error)) leaveSignedOut()
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

const AuthCallbackPage = page(() => import('../pages/start/auth-callback-page.tsx'), 'AuthCallbackPage')
const CertificatePage = page(() => import('../pages/program/certificate-page.tsx'), 'CertificatePage')
const UnsubscribePage = page(() => import('../pages/start/unsubscribe-page.tsx'), 'UnsubscribePage')
const TrialPage = page(() => import('../pages/start/trial-page.tsx'), 'TrialPage')
const LevelFinderPage = page(() => import('../pages/start/level-finder-page.tsx'), 'LevelFinderPage')
const VisitorShell = page(() => import('../trial/visitor-shell.tsx'), 'VisitorShell')
const NotFoundPage = page(() => import('../pages/start/not-found-page.tsx'), 'NotFoundPage')

/** The page of each screen that asks for sign-in. */
const pages: Partial<Record<Screen, ComponentType>> = {
  languages: page(() => import('../pages/start/languages-page.tsx'), 'LanguagesPage'),
  subscription: page(() => import('../pages/account/subscription-page.tsx'), 'SubscriptionPage'),
  subscriptionSuccess: page(() => import('../pages/account/subscription-success-page.tsx'), 'SubscriptionSuccessPage'),
  dashboard: page(() => import('../pages/learning/dashboard-page.tsx'), 'DashboardPage'),
  lesson: page(() => import('../pages/learning/lesson-page.tsx'), 'LessonPage'),
  conversation: page(() => import('../pages/learning/conversation-page.tsx'), 'ConversationPage'),
  assessment: page(() => import('../pages/program/assessment-page.tsx'), 'AssessmentPage'),
  evaluation: page(() => import('../pages/program/evaluation-page.tsx'), 'EvaluationPage'),
  task: page(() => import('../pages/learning/task-page.tsx'), 'TaskPage'),
  howToSayIt: page(() => import('../pages/words/how-to-say-it-page.tsx'), 'HowToSayItPage'),
  progress: page(() => import('../pages/program/progress-page.tsx'), 'ProgressPage'),
  session: page(() => import('../pages/learning/session-page.tsx'), 'SessionPage'),
  milestone: page(() => import('../pages/program/milestone-page.tsx'), 'MilestonePage'),
  operator: page(() => import('../pages/account/operator-page.tsx'), 'OperatorPage'),
  teacher: page(() => import('../pages/program/teacher-page.tsx'), 'TeacherPage'),
  settings: page(() => import('../pages/account/settings-page.tsx'), 'SettingsPage'),
  words: page(() => import('../pages/words/words-page.tsx'), 'WordsPage'),
  grammar: page(() => import('../pages/learning/grammar-page.tsx'), 'GrammarPage'),
  wordReview: page(() => import('../pages/words/word-review-page.tsx'), 'WordReviewPage'),
  operatorPayments: page(() => import('../pages/account/operator-payments-page.tsx'), 'OperatorPaymentsPage'),
  payments: page(() => import('../pages/account/payments-page.tsx'), 'PaymentsPage'),
}

/** A screen's path as the router writes it. */
const routeOf = (name: Screen) => screens[name].replaceAll(/\{(\w+)\}/g, ':$1')

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <BrowserRouter>
          <Suspense fallback={<LoadingView />}>
            <Routes>
              <Route path={screens.authCallback} element={<AuthCallbackPage />} />
              <Route path={routeOf('certificate')} element={<CertificatePage />} />
              <Route path={routeOf('unsubscribe')} element={<UnsubscribePage />} />
              <Route element={<VisitorShell />}>
                <Route path={routeOf('trial')} element={<TrialPage />} />
                <Route path={routeOf('levelFinder')} element={<LevelFinderPage />} />
              </Route>
              <Route element={<SignedIn />}>
                {Object.entries(pages).map(([name, Page]) => (
                  <Route key={name} path={routeOf(name as Screen)} element={<Page />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Route>
            </Routes>
          </Suspense>
        </BrowserRouter>
      </AuthProvider>
    </QueryClientProvider>
  )
}

/**
 * What every screen but the landing page stands in: visitors are led back to /, learners see the bar and the page. Where
 * the server does not say who is here, the screen says so: / would send a learner with a session straight back.
 */
function SignedIn() {
  const { user, failure, isPending, isFetching, isLeaving, fetchUser } = useAuth()
  useKeptTrials(user?.id)
  if (isPending || isLeaving || (failure && isFetching)) return <LoadingView />
  if (failure) return <FailureView error={failure} onRetry={() => void fetchUser()} />
  if (!user) return <SignedOut />
  return (
    <VowelMarks>
      <NavigationBar />
      <main id="main" className="mx-auto w-full max-w-6xl px-4 pt-20 pb-16 sm:px-6">
        <ErrorBoundary>
          <Suspense fallback={<LoadingView />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </VowelMarks>
  )
}

/** What was tried here before the sign-in becomes the learner's progress; most have tried nothing. */
function useKeptTrials(userId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!userId || !hasTrials()) return
    void import('../trial/keep-trials.ts')
      .then(({ keepTrials }) => keepTrials(userId))
      .then(async isTaken => void (isTaken && (await client.invalidateQueries())))
  }, [userId, client])
}

/** A visitor is led to the landing page; a learner whose sign-in ran out is told so there, and brought back. */
function SignedOut() {
  useAtOnce(leaveSignedOut)
  return <LoadingView />
}
