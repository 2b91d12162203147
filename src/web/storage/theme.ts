import { local } from './browser-storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Gives the page the colours chosen for this device; those of the system where nothing was chosen. */
export function applyTheme(): void {
  const chosen = local.read('meridian.theme')
  const root = document.documentElement
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen
  else delete root.dataset.theme
  root.style.colorScheme = ''
}

/**
 * Tells the page by its own style when the system goes dark or light: Chromium leaves what depends on the size of a container
 * in the colours of before, the name in the bar unreadable, when only the system's choice changes.
 */
export function followSystemColours(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', () => {
    const root = document.documentElement
    if (root.dataset.theme === undefined) root.style.colorScheme = dark.matches ? 'dark' : 'light'
  })
}
