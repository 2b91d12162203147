import { installation } from '../app/installation.ts'

/** The way to the operator's support; nothing where none is set. `about` names the payment that is written about. */
export function SupportLink({ about }: { about?: string }) {
  const { support } = installation()
  if (!support) return null
  const isAddress = support.startsWith('mailto:')
  const href = isAddress && about ? `${support}?subject=${encodeURIComponent(`Payment ${about}`)}` : support
  return (
    <a href={href} className="underline underline-offset-4">
      {isAddress ? support.slice('mailto:'.length) : 'Support'}
    </a>
  )
}
