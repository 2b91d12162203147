import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
// What was chosen where the browser keeps nothing: it holds until the page is left.
const unkept = new Map<string, string>()

/** Something a learner chooses for this device, one of a few words. Kept in the browser; every part of the page sees it change. */
export function useDeviceSetting<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const key = `meridian.${name}`
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const value = choices.find(choice => choice === kept) ?? choices[0]
  const choose = (choice: Choice) => {
    try {
      localStorage.setItem(key, choice)
    } catch {
      unkept.set(key, choice)
    }
    for (const listener of listeners) listener()
  }
  return [value, choose] as const
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null
  } catch {
    return unkept.get(key) ?? null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
