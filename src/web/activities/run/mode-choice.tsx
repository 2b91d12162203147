import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'

/** The way to say what can be used here and now; activities on this device do without the rest. */
export function ModeChoice({ className = '' }: { className?: string }) {
  return (
    <p className={`text-sm text-quiet ${className}`}>
      <Link to={paths.settings('now')} className="inline-flex min-h-11 items-center underline underline-offset-4">
        Cannot listen, speak or type here?
      </Link>
    </p>
  )
}
