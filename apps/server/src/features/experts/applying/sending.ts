import type { ExpertsDeps } from '#features/experts/deps.ts'
import type { PersonRow } from '#features/experts/store.ts'
import { PLACEHOLDER, mailKind, writeMail } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import { greeting, letterOf } from '#platform/mail/letter.ts'

export const APPLICATION_RECEIVED = mailKind({
  name: 'experts.application_received',
  title: 'Application received',
  occasion: 'Sent after an application, first or repeated. The button opens the profile.',
  placeholders: { greeting: PLACEHOLDER.greeting, product: PLACEHOLDER.product },
  subject: 'We have received your application to {product} Experts',
  body: `{greeting}

Thank you for applying to join {product} Experts. We are reviewing your application and will get back to you shortly.

You can still change your profile while you wait.`,
  button: 'Open my profile',
  closing: '',
})

/** The mail to an applicant: who sent the application themselves gets no notification of it. */
export async function confirm(
  db: Db,
  { accounts: { outbox, site } }: ExpertsDeps,
  row: PersonRow,
): Promise<void> {
  if (row.email === null) return
  const values = { greeting: greeting(row.first_name), product: site.product }
  const words = await writeMail(db, APPLICATION_RECEIVED, values)
  await outbox.send(db, letterOf(row.email, words, `${site.publicUrl}/expert/profile`))
}
