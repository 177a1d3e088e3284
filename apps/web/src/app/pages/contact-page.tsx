import { spelt } from '#ui/text/wording.ts'
import { PageNote } from './page-note.tsx'

/** Contact us, as the specification words it (spec 002 §2). */
export function ContactPage() {
  return <PageNote title="Contact us">{spelt('Comming soon..')}</PageNote>
}
