import { local } from './browser-storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Gives the page the colours chosen for this device; those of the system where nothing was chosen. */
export function applyTheme(): void {
  const chosen = local.read('meridian.theme')
  const root = document.documentElement
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen
  else delete root.dataset.theme
}
