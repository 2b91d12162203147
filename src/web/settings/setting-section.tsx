import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Spinner } from '../ui/loading-view.tsx'

/** One part of the settings, with an address of its own (`/settings#reminders`). What fails in it leaves the others alone. */
export function SettingSection({
  id,
  title,
  about,
  children,
}: {
  id: string
  title: string
  about?: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-line py-8">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {about && <p className="mt-1 text-quiet">{about}</p>}
      <div className="mt-5 grid gap-6">
        <ErrorBoundary>
          <Suspense fallback={<Spinner />}>{children}</Suspense>
        </ErrorBoundary>
      </div>
    </section>
  )
}
