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
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'

export interface DemoOptions {
  /** 90 days of the activity log, and what administrators did and have to do in the settings. */
  hasHistory: boolean
  now: Date
  /** Where the bytes of files go; without it nobody has any. */
  storage?: Storage
}

/** Fills an empty database with the demo network; leaves any other as it is. */
export async function loadDemo(db: Db, { hasHistory, now, storage }: DemoOptions): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const someone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (someone !== undefined) return
    const accounts = await demoAccounts(tx)
    await demoExperts(tx, now)
    await demoGigs(tx, now)
    if (storage) await demoGigFiles(tx, storage, now)
    await demoContacts(tx, { ...(await customersAndStaff(tx)), now })
    await demoHiring(tx, now)
    await demoCompanies(tx, now)
    await demoFavorites(tx, accounts, now)
    await demoFaqs(tx, now)
    await demoFeedback(tx, accounts, now)
    await demoSearches(tx, accounts, now)
    await demoNotifications(tx, accounts, await publishedWork(tx), now)
    await demoPrivacy(tx, now)
    const users = accounts.map(({ id, roles }) => ({ id, role: firstRole(roles) }))
    if (!hasHistory) return
    await demoActivity(tx, users, now)
    await demoCare(tx, accounts, now)
  })
}

/** The companies for which there are projects, and who keeps in touch with them. */
async function customersAndStaff(db: Db) {
  const companies = await db
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', db.selectFrom('gigs').select('company_id').where('company_id', 'is not', null))
    .orderBy('name')
    .execute()
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', ['admin@demo.test', 'manager@demo.test', 'hr@demo.test'])
    .orderBy('email')
    .execute()
  return { companyIds: companies.map(({ id }) => id), authorIds: staff.map(({ id }) => id) }
}

/** A history of the settings, and entries of lists that wait for approval. */
async function demoCare(
  db: Db,
  accounts: Awaited<ReturnType<typeof demoAccounts>>,
  now: Date,
): Promise<void> {
  const [admin] = accounts.filter(({ roles }) => roles.includes('growth_experts_admin'))
  if (admin === undefined) return
  await demoSettings(db, { userId: admin.id, name: `${admin.first_name} ${admin.last_name}` }, now)
  const experts = accounts.filter(({ roles }) => roles.includes('growth_experts_expert'))
  await demoDrafts(
    db,
    experts.map(({ id }) => id),
  )
}

/** A published project for each customer. */
function publishedWork(db: Db) {
  return db
    .selectFrom('gig_members as member')
    .innerJoin('gigs', 'gigs.id', 'member.gig_id')
    .select(['gigs.id', 'gigs.name', 'gigs.owner_id as ownerId', 'member.user_id as customerId'])
    .distinctOn('member.user_id')
    .where('member.type', '=', 'customer')
    .where('gigs.status', '=', 'Published')
    .orderBy('member.user_id')
    .orderBy('gigs.name')
    .execute()
}
