import { spelt } from '#ui/text/wording.ts'
import { useConfig } from '#platform/session.tsx'
import { PageNote } from './page-note.tsx'
import { copy } from '#app/copy.ts'
import shared from '#ui/theme/shared.module.css'

/** Contact us, as the specification words it (spec 002 §2), with the address of who runs the portal where they gave one. */
export function ContactPage() {
  const { contact_email: address } = useConfig()
  return (
    <PageNote title={copy.contactUs} link={{ to: '/faqs', label: copy.goToHelp }}>
      {spelt('Comming soon..')}
      {address !== null && (
        <>
          <br />
          {copy.writeTo}{' '}
          <a href={`mailto:${address}`} className={shared['link']}>
            {address}
          </a>
        </>
      )}
    </PageNote>
  )
}
