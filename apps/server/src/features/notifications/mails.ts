import { greeting, type Letter, type Sender } from '#platform/mail/letter.ts'
import type { WaitingMail } from './mail-store.ts'
import { plainText } from './subject.ts'

const MOST_LINES = 50
const SETTINGS = '/profile-settings?tab=notifications'

interface Receiver {
  email: string
  first_name: string
}

/** The mail of one notification. */
export function noticeMail(site: Sender, receiver: Receiver, { subject, letter, link }: WaitingMail): Letter {
  const text = plainText(subject)
  return {
    to: receiver.email,
    subject: text,
    paragraphs: [greeting(receiver.first_name), text, ...letter],
    button: { label: 'Open', url: `${site.publicUrl}${link ?? '/'}` },
    closing: closing(site),
  }
}

/** The mail of a day: one line for each notification, and its words beyond the subject not at all. */
export function digestMail(site: Sender, receiver: Receiver, waiting: readonly WaitingMail[]): Letter {
  const lines = waiting.slice(0, MOST_LINES).map(({ subject }) => `• ${plainText(subject)}`)
  const more = waiting.length - lines.length
  const count = waiting.length === 1 ? 'one thing' : `${waiting.length} things`
  return {
    to: receiver.email,
    subject: `Your day at ${site.product}: ${count} to know`,
    paragraphs: [greeting(receiver.first_name), ...lines, ...(more > 0 ? [`And ${more} more.`] : [])],
    button: { label: `Open ${site.product}`, url: `${site.publicUrl}/` },
    closing: closing(site),
  }
}

function closing({ product, publicUrl }: Sender): string {
  return `You get this mail because of your settings at ${product}. Choose what you want to be told, or unsubscribe, at ${publicUrl}${SETTINGS}`
}
