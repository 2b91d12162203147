import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  error: { Icon: CircleAlert, colors: 'border-wrong bg-wrong-soft text-wrong', role: 'alert' },
  success: { Icon: CircleCheck, colors: 'border-correct bg-correct-soft text-correct', role: 'status' },
  info: { Icon: Info, colors: 'border-line bg-sheet text-ink', role: 'status' },
} as const

/** A message in its own box: an error (red, announced at once), a success or something to know. */
export function Notice({
  kind,
  children,
  className = '',
}: {
  kind: keyof typeof looks
  children: ReactNode
  className?: string
}) {
  const { Icon, colors, role } = looks[kind]
  return (
    <div role={role} className={`flex items-start gap-3 rounded-md border px-4 py-3 ${colors} ${className}`}>
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
