import { PageNote } from './page-note.tsx'

/** The questions come with a later version; signed in or not, the page is the same. */
export function FaqsPage() {
  return (
    <PageNote title="FAQS" link={{ to: '/contact-us', label: 'Contact us' }}>
      The answers to frequent questions are not here yet.
    </PageNote>
  )
}
