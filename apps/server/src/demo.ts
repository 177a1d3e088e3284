<<<<<<< HEAD
import { firstRole } from '@guildhall/contract/access'
import { demoActivity } from '#features/activity/given.ts'
import { demoAccounts } from '#features/accounts/given.ts'
import { demoCompanies } from '#features/companies/given.ts'
import { demoExperts } from '#features/experts/given.ts'
import { demoGigFiles, demoGigs } from '#features/gigs/given.ts'
import { demoFavorites } from '#features/favorites/given.ts'
import { demoFaqs } from '#features/faqs/given.ts'
import { demoFeedback } from '#features/feedback/given.ts'
import { demoContacts } from '#features/people/given.ts'
import { demoDrafts } from '#features/reference/given.ts'
import { demoSettings } from '#features/settings/given.ts'
import { demoSearches } from '#features/search/given.ts'
import { demoNotifications } from '#features/notifications/given.ts'
import { demoPrivacy } from '#features/privacy/given.ts'
import { demoHiring } from '#features/hiring/given.ts'
=======
import { demoAccounts, DEMO_ACCOUNTS } from '#features/accounts/given.ts'
>>>>>>> main
import type { Db } from '#platform/db/database.ts'
import type { DemoNetwork } from './feature.ts'
import { features } from './features.ts'

<<<<<<< HEAD
export interface DemoOptions {
  /** 90 days of the activity log, and what administrators did and have to do in the settings. */
  hasHistory: boolean
  now: Date
  /** Where the bytes of files go; without it nobody has any. */
  storage?: Storage
}
=======
/** One line an account, for the greeting of `npm start`. */
export const demoGreeting = DEMO_ACCOUNTS.map(({ email, is }) => `${email.padEnd(24)} ${is}`)

export type DemoOptions = Omit<DemoNetwork, 'accounts' | 'storage'> & Partial<Pick<DemoNetwork, 'storage'>>
>>>>>>> main

/** Fills an empty database with the demo network; leaves any other as it is. */
export async function loadDemo(db: Db, { storage, ...options }: DemoOptions): Promise<void> {
  const rows = await Promise.all(features.map(async ({ demo }) => demo?.()))
  await db.transaction().execute(async (tx) => {
    const someone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (someone !== undefined) return
    const network = { ...options, storage, accounts: await demoAccounts(tx) }
    for (const feature of rows) await feature?.demo?.(tx, network)
    for (const feature of rows) await feature?.lateDemo?.(tx, network)
  })
}
