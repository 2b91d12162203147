import type { ReactNode } from 'react'

const colors = {
  blue: 'text-badge-blue',
  green: 'text-badge-green',
  red: 'text-badge-red',
  orange: 'text-badge-orange',
  purple: 'text-badge-purple',
} as const
export type BadgeColor = keyof typeof colors

/** A short label with an outline in its colour; the word says what the colour says. */
export function Badge({ color, children }: { color: BadgeColor; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-sm border border-current px-2 py-0.5 text-sm leading-snug whitespace-nowrap first-letter:uppercase ${colors[color]}`}
    >
      {children}
    </span>
  )
}
