import { useEffect } from 'react'
import { LoadingView } from './loading-view.tsx'

/** Leaves the application for a page that is not part of it, such as the prerendered landing page. */
export function LeaveTo({ href }: { href: string }) {
  useEffect(() => window.location.replace(href), [href])
  return <LoadingView />
}
