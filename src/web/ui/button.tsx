import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-5 py-2 text-base font-medium no-underline active:translate-y-px'
const kinds = {
  /** What the screen is for; once per screen. */
  primary:
    'raised bg-sea text-on-sea hover:brightness-110 disabled:bg-line disabled:text-quiet disabled:hover:brightness-100',
  /** Everything else that can be done. */
  secondary: 'border border-sea bg-transparent text-sea hover:bg-sheet disabled:border-line disabled:text-quiet',
  /** In lines of text and beside others. */
  quiet:
    'bg-transparent text-ink underline decoration-line underline-offset-4 hover:decoration-sea disabled:text-quiet',
}
export type ButtonKind = keyof typeof kinds

export function Button({
  kind = 'primary',
  className = '',
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" className={`${shape} ${kinds[kind]} ${className}`} {...rest} />
}

export function ButtonLink({
  kind = 'primary',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { kind?: ButtonKind }) {
  return <Link className={`${shape} ${kinds[kind]} ${className}`} {...rest} />
}
