import { fillLine } from '@guildhall/contract/settings/fill-words'
import { PLACEHOLDER, mailKind, shortNames, writeMail } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import { greeting, letterOf, LINE, thingsOf, type Letter, type Sender } from '#platform/mail/letter.ts'
import type { WaitingMail } from './mail-store.ts'
import { plainText } from './subject.ts'

const MOST_LINES = 50
const SETTINGS = '/profile-settings?tab=notifications'

interface Receiver {
  email: string
  first_name: string
}

const PLACEHOLDERS = {
  greeting: PLACEHOLDER.greeting,
  product: PLACEHOLDER.product,
  settings: {
    meaning: 'The link to the email preferences',
    sample: 'https://portal.example/profile-settings',
    isRequired: true,
  },
} as const
const CLOSING =
  'You get this email because of your settings at {product}. Manage email preferences or unsubscribe: {settings}'

const NOTICE = mailKind({
  name: 'notifications.notice',
  title: 'Notification',
  occasion: 'Sent at once to people who chose email. The button opens the item.',
  placeholders: {
    ...PLACEHOLDERS,
    news: {
      meaning: 'What happened, in one sentence',
      sample: 'Your application was approved. Welcome to Guildhall Experts.',
      isRequired: true,
    },
    more: {
      meaning: 'More paragraphs, if any',
      sample: 'You can see projects now, apply for them and answer requests.',
      isRequired: true,
    },
    page: { meaning: 'What the button opens: project, profile or the portal', sample: 'Guildhall' },
  },
  subject: '{news}',
  body: `{greeting}

{news}

{more}`,
  button: 'Open {page}',
  closing: CLOSING,
})

const DIGEST = mailKind({
  name: 'notifications.digest',
  title: 'Daily digest',
  occasion: 'Sent once a day to people who chose a summary of less urgent news.',
  placeholders: {
    ...PLACEHOLDERS,
    count: { meaning: 'How many there are, like “3 things”', sample: '3 things' },
    lines: {
      meaning: 'One line for each',
      sample:
        '• Ada Lovelace applied to join the network.\n• Your request was accepted.\n• A comment on a project.',
      isRequired: true,
    },
  },
  subject: 'Your day at {product}: {count} to know',
  body: `{greeting}

{lines}`,
  button: 'Open {product}',
  closing: CLOSING,
})

/** The mails of notifications, as administrators find them. */
export const notificationMails = [NOTICE, DIGEST]

/** The mail of one notification. */
export async function noticeMail(
  db: Db,
  site: Sender,
  receiver: Receiver,
  { subject, letter, link, headline }: WaitingMail,
): Promise<Letter> {
  const news = plainText(subject)
  const values = {
    ...valuesFor(site, receiver),
    news,
    more: letter.join('\n'),
    page: pageAt(link ?? '/') ?? site.product,
  }
  const head = headline && fillLine(headline.line, shortNames(headline.values))
  const words = await writeMail(db, NOTICE, values, { ...values, news: head ?? news })
  return letterOf(receiver.email, words, `${site.publicUrl}${link ?? '/'}`)
}

/** What somebody who follows this link finds there. */
function pageAt(link: string): string | undefined {
  if (/\/projects\/[^/?]/.test(link)) return 'project'
  return /\/profile\b|\/experts\/[^/?]/.test(link) ? 'profile' : undefined
}

/** The mail of a day: one line for each notification, and its words beyond the subject not at all. */
export async function digestMail(
  db: Db,
  site: Sender,
  receiver: Receiver,
  waiting: readonly WaitingMail[],
): Promise<Letter> {
  const lines = waiting.slice(0, MOST_LINES).map(({ subject }) => `${LINE}${plainText(subject)}`)
  const more = waiting.length - lines.length
  const words = await writeMail(db, DIGEST, {
    ...valuesFor(site, receiver),
    count: thingsOf(waiting.length),
    lines: [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
  })
  return { ...letterOf(receiver.email, words, `${site.publicUrl}/`), count: waiting.length }
}

function valuesFor({ product, publicUrl }: Sender, { first_name: firstName }: Receiver) {
  return { greeting: greeting(firstName), product, settings: `${publicUrl}${SETTINGS}` }
}
