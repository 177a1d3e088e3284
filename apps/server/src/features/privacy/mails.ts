import { ERASURE_HOLD_DAYS } from '@guildhall/contract/privacy'
import { dayText } from '#platform/documents/paper.ts'
import { greeting, type Letter, type Sender } from '#platform/mail/letter.ts'

interface Receiver {
  email: string
  first_name: string
}

/** To whoever asked to be erased: it may have been somebody else at their desk. */
export function erasureMail(site: Sender, { email, first_name }: Receiver, due: Date): Letter {
  return {
    to: email,
    subject: `Your data at ${site.product} will be erased`,
    paragraphs: [
      greeting(first_name),
      `You asked us to erase all your data. We will do so on ${dayText(due.toISOString())}, in ${ERASURE_HOLD_DAYS} days. Until then you can keep working, and take it back at any time.`,
    ],
    button: { label: 'Open my privacy settings', url: `${site.publicUrl}/profile-settings?tab=privacy` },
    closing: "If this wasn't you, take it back and change your password.",
  }
}
