import { spelt } from '#ui/text/wording.ts'
import { PageNote } from './page-note.tsx'
import { copy } from '#app/copy.ts'

/** Contact us, as the specification words it (spec 002 §2). */
export function ContactPage() {
  return (
    <PageNote title={copy.contactUs} link={{ to: '/faqs', label: copy.goToHelp }}>
      {spelt('Comming soon..')}
    </PageNote>
  )
}
