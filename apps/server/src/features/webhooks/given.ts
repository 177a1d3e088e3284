import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Account } from '#features/accounts/service.ts'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

const DAY = 86_400_000
const MADE = 60
const FAILING = 6
const OFF = 3

/** A webhook of the demo network whose receiver went away: switched off, with what it was sent. Nobody has its secret. */
export async function lateDemo(
  db: Db,
  { accounts, hasHistory, now }: { accounts: readonly Account[]; hasHistory: boolean; now: Date },
): Promise<void> {
  const admin = accounts.find(({ roles }) => roles.includes('growth_experts_admin'))
  if (!hasHistory || admin === undefined) return
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const events = ['expert.approved', 'project.published', 'engagement.hired']
  const id = await store.insert(db, {
    url: 'https://hooks.nordwind-staffing.example/guildhall',
    events,
    secret_sealed: randomBytes(32),
    is_active: false,
    failing_since: before(FAILING),
    switched_off_at: before(OFF),
    created_by: admin.id,
    created_at: before(MADE),
  })
  await sql`insert into webhook_deliveries
      (webhook_id, event_id, event, state, tries, status_code, answer, created_at, tried_at)
    select ${id}, id, regexp_replace(kind, '^gig\\.', 'project.'),
      case when created_at < ${before(FAILING)} then 'Delivered' else 'Failed' end,
      case when created_at < ${before(FAILING)} then 1 else 8 end,
      case when created_at < ${before(FAILING)} then 204 else 503 end,
      case when created_at < ${before(FAILING)} then '' else 'upstream connect error' end,
      created_at, created_at
    from domain_events where kind in ('expert.approved', 'gig.published', 'engagement.hired')
      and created_at between ${before(30)} and ${before(OFF)}
    order by created_at desc limit 40`.execute(db)
}
