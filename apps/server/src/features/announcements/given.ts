import { ROLES } from '@guildhall/contract/access'
import type { AnnouncementForm } from '@guildhall/contract/announcements'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

const DAY = 86_400_000

/** An announcement to everybody as of 2026, unless told otherwise. Gives its id. */
export async function announcement(
  db: Db,
  given: Partial<AnnouncementForm> & { at?: Date } = {},
): Promise<string> {
  const { at = new Date(), title = 'News', body = 'What is new.', starts_on = '2026-01-01' } = given
  const row = { title, body, starts_on, roles: [...(given.roles ?? ROLES)], created_at: at, updated_at: at }
  return (await store.insert(db, row)).id
}

type Demo = Omit<AnnouncementForm, 'starts_on'> & { days: number }

const STAFF = ['growth_experts_admin', 'growth_experts_manager', 'growth_experts_hr_generalist'] as const

/** `days`: before today, or after it. */
const DEMO: readonly Demo[] = [
  {
    title: 'The portal is closed on Sunday from 8 to 10, UTC',
    body: 'We move the database to a faster machine. Drafts are kept; please save what you write before eight.',
    roles: [...ROLES],
    days: -1,
  },
  {
    title: 'Your profile reads better with a summary',
    body: 'Managers read the first three lines. Say what you do, for whom, and since when.',
    roles: ['growth_experts_expert'],
    days: -6,
  },
  {
    title: 'New reasons for turning applications down',
    body: 'Each reason now says whether the person may apply again. Please choose the one that fits best.',
    roles: [...STAFF],
    days: -12,
  },
  {
    title: 'Year-end statements for consultants',
    body: 'Statements can be downloaded from the page of onboarded consultants from January on.',
    roles: [...STAFF, 'growth_experts_expert'],
    days: 20,
  },
]

/** What the administrators of the demo network announce. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  for (const { days, ...given } of DEMO) {
    const starts = new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
    const at = new Date(now.getTime() - Math.abs(days) * DAY)
    await announcement(db, { ...given, starts_on: starts, at })
  }
}
