import { createContext, use, useCallback, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call, isSignedOut } from './call-client.ts'
import { logOut, signedInUser } from './log-out.ts'
import { pendingLanguage } from '../storage/pending-language.ts'
import { forgetAll, session } from '../storage/browser-storage.ts'
import { returnTo } from '../storage/return-to.ts'
import { savedWork } from '../storage/saved-work.ts'
import { unfinishedLogout } from '../storage/unfinished-logout.ts'
import { useAtOnce } from '../ui/use-at-once.ts'
import { failureText, startSignIn } from './sign-in.ts'
import { api } from '#contract/api.ts'
import type { User } from '#contract/learners/sign-in.ts'

type Auth = {
  user: User | undefined
  /** Why it is not known who is here; undefined where somebody or nobody is. Only the server's word means signed out. */
  failure: Error | undefined
  /** True until the first attempt to fetch the user has ended, well or badly. */
  isPending: boolean
  /** True while a fetch runs. */
  isFetching: boolean
  /** True from a logout on. */
  isLeaving: boolean
  fetchUser(): Promise<User | undefined>
  redirectToLogin(): Promise<void>
  /** Exchanges the code in the address for a session, once at a time, then fetches the user. */
  exchangeCodeForSessionToken(): Promise<void>
  /** Forgets the learner here first, then at the server. Whoever called leads on; until then nothing else does. */
  logout(): Promise<void>
}

const AuthContext = createContext<Auth | undefined>(undefined)

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within a AuthProvider')
  return auth
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [user, setUser] = useState<User>()
  const [failure, setFailure] = useState<Error>()
  const [isPending, setPending] = useState(true)
  const [isFetching, setFetching] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const fetching = useRef<Promise<User | undefined>>(undefined)
  const exchanging = useRef<Promise<void>>(undefined)

  const fetchUser = useCallback(() => {
    fetching.current ??= loadUser(setUser, setFailure, setFetching).finally(() => {
      fetching.current = undefined
      setPending(false)
    })
    return fetching.current
  }, [])

  useAtOnce(() => void fetchUser())

  const auth = useMemo<Auth>(
    () => ({
      user,
      failure,
      isPending,
      isFetching,
      isLeaving,
      fetchUser,
      redirectToLogin: () => startSignIn(),
      exchangeCodeForSessionToken() {
        exchanging.current ??= exchangeCode()
          // A fetch that began before the session was there knows nothing of it.
          .then(() => fetching.current)
          .then(async () => void (await fetchUser()))
          .finally(() => {
            exchanging.current = undefined
          })
        return exchanging.current
      },
      async logout() {
        setLeaving(true)
        setUser(undefined)
        queries.clear()
        pendingLanguage.clear()
        returnTo.forget()
        forgetAll(session, '')
        savedWork.forgetAll()
        await logOut().catch(error => console.error('Failed to logout', error))
      },
    }),
    [user, failure, isPending, isFetching, isLeaving, fetchUser, queries],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

async function loadUser(
  setUser: (user: User | undefined) => void,
  setFailure: (failure: Error | undefined) => void,
  setFetching: (on: boolean) => void,
) {
  setFetching(true)
  try {
    const user = await signedInUser()
    returnTo.signedIn()
    setUser(user)
    setFailure(undefined)
    return user
  } catch (error) {
    console.error(failureText('Failed to fetch user', error))
    setUser(undefined)
    setFailure(isSignedOut(error) ? undefined : (error as Error))
    return undefined
  } finally {
    setFetching(false)
  }
}

async function exchangeCode(): Promise<void> {
  const query = new URLSearchParams(window.location.search)
  const code = query.get('code')
  if (!code) throw new Error('Cannot exchange code for session token: no code provided in the URL search params.')
  // The session of whoever left is replaced by the new one.
  const wasLeft = unfinishedLogout.isThere()
  unfinishedLogout.end()
  const [state, iss] = [query.get('state'), query.get('iss')]
  try {
    await call(api.createSession, { body: { code, ...(state && { state }), ...(iss && { iss }) } })
  } catch (error) {
    if (wasLeft) unfinishedLogout.begin()
    const text = failureText('Failed to exchange code for session token', error)
    console.error(text)
    throw new Error(text, { cause: error })
  }
}
