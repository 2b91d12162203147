import { useSyncExternalStore } from 'react'
import { local } from './browser-storage.ts'

const listeners = new Set<() => void>()

const keyOf = (name: string) => `meridian.${name}`

/** Something a learner chooses for this device, one of a few words. Kept in the browser; every part of the page sees it change. */
export function useDeviceSetting<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const kept = useSyncExternalStore(
    subscribe,
    () => local.read(keyOf(name)),
    () => null,
  )
  const value = choices.find(choice => choice === kept) ?? choices[0]
  const choose = (choice: Choice) => {
    local.write(keyOf(name), choice)
    for (const listener of listeners) listener()
  }
  return [value, choose] as const
}

/** What was chosen for this device, outside of components; the first choice where nothing was. */
export function deviceSetting<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const kept = local.read(keyOf(name))
  return choices.find(choice => choice === kept) ?? choices[0]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
