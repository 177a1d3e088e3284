import { PageNote } from './page-note.tsx'
import { usePageTitle } from './use-page-title.ts'

/** Stands in for a page whose feature comes later. */
export function NotHereYetPage() {
  return (
    <PageNote title={usePageTitle()}>
      This page is not here yet. It will come with one of the next versions.
    </PageNote>
  )
}
