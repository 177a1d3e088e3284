import type { FeedbackStatus, FeedbackType } from '@guildhall/contract/feedback'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

export interface GivenFeedback {
  type?: FeedbackType
  rate?: number
  message?: string
  pageUrl?: string
  ip?: string
  status?: FeedbackStatus
  note?: string
  /** A user; nobody unless given. */
  by?: string
  at?: Date
}

/** A message for tests and the demo. Gives its id. */
export function feedback(db: Db, given: GivenFeedback = {}): Promise<string> {
  return store.insert(db, rowOf(given))
}

function rowOf(given: GivenFeedback) {
  const at = given.at ?? new Date()
  return {
    type: given.type ?? 'suggestion',
    rate: given.rate ?? 4,
    message: given.message ?? 'A word about the portal.',
    page_url: given.pageUrl ?? '/profile-settings',
    ip_address: given.ip ?? '192.0.2.10',
    status: given.status ?? 'New',
    note: given.note ?? null,
    created_by: given.by ?? null,
    created_at: at,
    updated_at: at,
  }
}

type Line = readonly [
  type: FeedbackType,
  rate: number,
  account: string,
  page: string,
  message: string,
  done?: readonly [FeedbackStatus, string?],
]

// Newest first; `account` is the name before @demo.test.
const LINES: readonly Line[] = [
  ['suggestion', 5, 'expert', '/expert/profile', 'The new profile page is a pleasure to fill in. It would be even better if I could drag my work experience into another order.'],
  ['bug', 2, 'manager', '/manager/experts?status=Approved', 'When I go back from a profile the list starts at the top again and I have to look for the place where I was.'],
  ['others', 4, 'customer', '/customer/projects', 'Clear and quiet. My colleagues in procurement asked how they can get an account of their own.'],
  ['bug', 1, 'pending', '/expert/apply', 'My resume has two columns and the employers of the right one ended up below the wrong dates.', ['Read', 'Asked for the file; the parser team looks at it.']],
  ['suggestion', 4, 'hr', '/hr/ics', 'Please show the date of the last consent in the list of onboarded ICs, so that I can see who is due.'],
  ['suggestion', 3, 'expert2', '/expert/projects', 'A weekly email with new projects that match my skills would save me from looking every day.', ['Read']],
  ['bug', 3, 'manager2', '/manager/projects', 'The deadline filter takes the last day as excluded. A project due on the 30th is not found with "until the 30th".', ['Resolved', 'Fixed with the release of last week.']],
  ['others', 5, 'expert', '/faqs', 'Your answers to the questions about rates are the most honest that I have read in such a network.'],
  ['bug', 2, 'incomplete', '/expert/profile', 'The certificate that I added has no expiration date, but the form kept asking me for one until I reloaded the page.', ['Resolved', 'Reproduced with Safari 18, fixed.']],
  ['suggestion', 4, 'manager', '/manager/projects/add', 'When I create a project like one of last year I would like to start from its questions.'],
  ['others', 3, 'suspended', '/expert/profile', 'I understand the reason, but a name to talk to would help more than a text.', ['Read', 'Sofia calls on Monday.']],
  ['suggestion', 5, 'admin2', '/activities', 'Could the activity list remember the filters of each administrator? I look for the same three things every morning.'],
  ['bug', 1, 'customer2', '/customer/projects', 'I was signed out in the middle of writing a comment and the text was gone.', ['Resolved', 'Drafts of comments are kept now.']],
  ['suggestion', 4, 'expert2', '/expert/profile', 'Let me export my profile with the project list as one document; clients keep asking for it.', ['Resolved']],
  ['others', 4, 'hr', '/hr/experts', 'The new filter for languages is exactly what we needed for the Nordic benchmark.', ['Read']],
  ['bug', 3, 'expert', '/profile-settings?tab=security', 'The code of my authenticator was refused twice. It worked on the third try, maybe the clock of my phone is slow.', ['Resolved', 'Clock drift; the help text says so now.']],
  ['suggestion', 2, 'rejected', '/expert/profile', 'The reason says that the profile is incomplete but not which section. I completed all that I could find.', ['Read']],
  ['suggestion', 5, 'manager', '/manager/experts', 'Comparing three experts side by side made the choice easy. Please allow four.'],
  ['others', 4, 'new', '/expert/apply', 'Signing up took less than two minutes. Thank you for not asking for my whole life first.', ['Read']],
  ['bug', 2, 'manager2', '/manager/experts', 'Searching for "Zurich" does not find people who wrote "Zürich".', ['Resolved', 'Accents are folded since March.']],
  ['bug', 4, 'screened', '/expert/profile', 'A small thing: the time zone list shows Kiev twice.', ['Resolved']],
  ['suggestion', 3, 'customer', '/customer/projects', 'It would help to see on one page which of my projects wait for a comment from our side.', ['Read']],
  ['others', 5, 'expert2', '/expert/ics', 'Good to see who else is in the network. I found a former colleague.', ['Resolved']],
  ['suggestion', 4, 'admin', '/users', 'Show the last sign-in as a relative time, like everywhere else.', ['Resolved']],
  ['bug', 3, 'hr', '/hr/experts', 'The list printed from the browser cuts off the last column.', ['Resolved', 'Export is the way; noted in the FAQ.']],
] // prettier-ignore

const UNREAD: readonly [FeedbackStatus, string?] = ['New']
const HOUR = 3_600_000

/** What people of the demo network said about the portal in the last three months. */
export async function demo(
  db: Db,
  { accounts: users, now }: { accounts: readonly { id: string; email: string }[]; now: Date },
): Promise<void> {
  const idOf = new Map(users.map(({ id, email }) => [email.replace(/@.*/, ''), id]))
  const since = await readSince(db)
  const rows = LINES.map(([type, rate, account, pageUrl, message, [status, note] = UNREAD], index) => {
    const by = idOf.get(account)
    const hours = 2 + index * 31 + ((index * index) % 7) * 9
    const at = new Date(Math.max(now.getTime() - hours * HOUR, (since.get(by ?? '') ?? 0) + HOUR / 3))
    const ip = `203.0.113.${20 + index}`
    return rowOf({
      type,
      rate,
      message,
      pageUrl,
      ip,
      status,
      at,
      ...(note && { note }),
      ...(by && { by }),
    })
  })
  await db.insertInto('feedback').values(rows).execute()
}

/** Nobody speaks before they came, nor of a decision before it was made. */
async function readSince(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('experts', 'experts.person_id', 'users.person_id')
    .select(['users.id', 'users.created_at', 'experts.status_changed_at'])
    .execute()
  return new Map(
    rows.map((row) => [row.id, Math.max(row.created_at.getTime(), row.status_changed_at?.getTime() ?? 0)]),
  )
}
