import type { ReactNode } from 'react'

/** What to do next, always in view: it stays at the lower edge of the screen while the page above it scrolls. */
export function ActionBar({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 ${className}`}
    >
      {children}
    </div>
  )
}
