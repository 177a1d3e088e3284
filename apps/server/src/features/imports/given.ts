import type { Account } from '#features/accounts/service.ts'
import { companyWith } from '#features/companies/given.ts'
import type { Db } from '#platform/db/database.ts'
import * as rowStore from './row-store.ts'
import * as store from './store.ts'

const DAY = 86_400_000
const DAYS_AGO = 12
/** Companies that nobody knew before. */
const NEW = [
  'Valbrook Tooling',
  'Vestergate Foods',
  'Wexcombe Shipping',
  'Whinfell Timber',
  'Yarrowdale Textiles',
  'Zephyrine Wind',
] as const

/** An import of the demo network: companies that came from the spreadsheet of another system, with one double and one mistake. */
export async function lateDemo(
  db: Db,
  { accounts, hasHistory, now }: { accounts: readonly Account[]; hasHistory: boolean; now: Date },
): Promise<void> {
  const admin = accounts.find(({ roles }) => roles.includes('growth_experts_admin'))
  if (!hasHistory || admin === undefined) return
  const at = new Date(now.getTime() - DAYS_AGO * DAY)
  const companies = [...(await imported(db, admin.id, at)), ...(await knownBefore(db, at))]
  const rows = companies.map(({ name, website }) => [name, website ?? '', 'Services'])
  const id = await store.insert(db, {
    kind: 'companies',
    file_name: 'crm-accounts.xlsx',
    status: 'done',
    headers: ['Account name', 'Web', 'Segment'],
    mapping: JSON.stringify({ 'Account name': 'name', Web: 'website', Segment: null }),
    total: rows.length + 1,
    created_by: admin.id,
    created_at: at,
    finished_at: new Date(at.getTime() + 2 * 60_000),
  })
  const all = [...rows, ['Portside Freight', 'not a website', '']]
  await rowStore.insert(db, id, { rows: all, numbers: all.map((_, index) => index + 2) })
  for (const [index, company] of companies.entries()) {
    const isNew = index < NEW.length
    const reason = isNew ? null : `Duplicate of ${company.name}: same name.`
    const made = isNew ? { personId: null, companyId: company.id, isExpert: false } : null
    const verdict = isNew ? ('new' as const) : ('duplicate' as const)
    await rowStore.settle(db, id, { number: index + 2, verdict, reason, made })
  }
  const reason = 'Website: Invalid website ex: www.company.com.'
  await rowStore.settle(db, id, { number: rows.length + 2, verdict: 'error', reason, made: null })
  await store.count(db, id, rows.length + 1)
}

async function imported(db: Db, importer: string, at: Date) {
  const companies = NEW.map((name) => ({
    name,
    website: `https://www.${name.toLowerCase().replaceAll(' ', '')}.example`,
  }))
  const given = { source: 'Import', is_draft: false, created_by: importer, created_at: at, updated_at: at }
  const ids = await Promise.all(companies.map((one) => companyWith(db, { ...one, ...given })))
  return companies.map((one, index) => ({ ...one, id: ids[index] ?? '' }))
}

/** One that was there already. */
async function knownBefore(db: Db, at: Date) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'website'])
    .where('source', '=', 'Admin')
    .where('is_draft', '=', false)
    .where('website', 'is not', null)
    .where('created_at', '<', at)
    .orderBy('name')
    .limit(1)
    .execute()
}
