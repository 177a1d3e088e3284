import { PLACEHOLDER, limits, mailKind, writeMail } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import { greeting, letterOf, type Letter } from '#platform/mail/letter.ts'

interface Invited {
  product: string
  inviter: string
  gig: string
  firstName: string
  email: string
}

export const PROJECT_INVITATION = mailKind({
  name: 'gigs.invitation',
  title: 'Invitation to a project',
  occasion: 'Sent to a customer who is invited to a project. The button opens it.',
  placeholders: {
    greeting: PLACEHOLDER.greeting,
    product: PLACEHOLDER.product,
    inviter: { meaning: 'Who invites', sample: 'Daniel Okafor', isRequired: true },
    project: PLACEHOLDER.project,
    days: PLACEHOLDER.days,
  },
  subject: 'You are invited to a project on {product}',
  body: `{greeting}

{inviter} invites you to follow {project} on {product}.

The link works for {days} days. If you have no account yet, you choose a password there.`,
  button: 'Accept invitation',
  closing: "If you don't know what this is about, ignore this email.",
})

/** The mail of an invitation. Names that somebody typed stand in its text alone, never in its links. */
export async function invitationLetter(
  db: Db,
  { product, inviter, gig, firstName, email }: Invited,
): Promise<{ letter: Omit<Letter, 'button'>; button: string }> {
  const { invitation_days: days } = await limits(db)
  const words = await writeMail(db, PROJECT_INVITATION, {
    greeting: greeting(firstName),
    product,
    inviter: plain(inviter),
    project: plain(gig),
    days: String(days),
  })
  return { letter: letterOf(email, words, ''), button: words.button }
}

/** Mail programs make links of what looks like an address; nobody sends links through us. */
function plain(text: string): string {
  return text.replaceAll(/https?:\/\/|www\./gi, '').replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, '. ')
}
