import type { ExpertsDeps } from '#features/experts/deps.ts'
import type { PersonRow } from '#features/experts/store.ts'
import type { Db } from '#platform/db/database.ts'
import { greeting } from '#platform/mail/letter.ts'

/** The mail to an applicant: who sent the application himself gets no notification of it. */
export async function confirm(
  db: Db,
  { accounts: { outbox, site } }: ExpertsDeps,
  row: PersonRow,
): Promise<void> {
  if (row.email === null) return
  await outbox.send(db, {
    to: row.email,
    subject: `We have received your application to ${site.product} Experts`,
    paragraphs: [
      greeting(row.first_name),
      `thank you for applying to join ${site.product} Experts. We are reviewing your application and will get back to you shortly.`,
      'You can still change your profile while you wait.',
    ],
    button: { label: 'Open my profile', url: `${site.publicUrl}/expert/profile` },
  })
}
