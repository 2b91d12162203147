import { useLocation, useNavigate } from 'react-router'

/**
 * The step of a form that stands on one address, kept in the browser's history: Back and Forward go through the steps, and
 * leave the form from its first one only. `kept` is the step that the draft remembers, for who comes back later.
 */
export function useStep(kept: number, keep: (step: number) => void) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const inHistory = (state as { step?: unknown } | null)?.step
  const step = typeof inHistory === 'number' ? inHistory : kept
  const goTo = (next: number) => {
    keep(next)
    const here = pathname + search
    // Where the form was opened stands no step yet: Back must find the one that is left.
    if (inHistory === undefined) void navigate(here, { replace: true, state: { step } })
    void navigate(here, { state: { step: next } })
  }
  return [step, goTo] as const
}
