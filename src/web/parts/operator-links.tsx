import { installation } from '../app/installation.ts'

const names = { terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint', support: 'Support' } as const

/** Who sells, on what terms, and where help is: what the operator of this installation has set; nothing where that is nothing. */
export function OperatorLinks({ className = '' }: { className?: string }) {
  const links = installation()
  const shown = (['terms', 'privacy', 'imprint', 'support'] as const).filter(name => links[name])
  if (shown.length === 0) return null
  return (
    <p className={`flex flex-wrap gap-x-4 text-sm text-quiet ${className}`}>
      {shown.map(name => (
        <a key={name} href={links[name]} className="inline-flex min-h-6 items-center underline underline-offset-4">
          {names[name]}
        </a>
      ))}
    </p>
  )
}
