import type { Role } from '@guildhall/contract/access'
import { recordEvent, type Differences } from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'

const DAY = 86_400_000

/** What an administrator tried and took back: days ago, what, and the two values. */
const CHANGES: readonly (readonly [days: number, title: string, differences: Differences])[] = [
  [41, 'A request lasts', { request_days: { from: 7, to: 10 } }],
  [34, 'A request lasts', { request_days: { from: 10, to: 7 } }],
  [20, 'Banner', { banner: { from: null, to: 'Maintenance on Sunday from 8 to 10, UTC.' } }],
  [18, 'Banner', { banner: { from: 'Maintenance on Sunday from 8 to 10, UTC.', to: null } }],
  [9, 'Files of a project', { gig_files: { from: 10, to: 20 } }],
  [3, 'Files of a project', { gig_files: { from: 20, to: 10 } }],
]

interface DemoAccount {
  id: string
  first_name: string
  last_name: string
  roles: readonly Role[]
}

/** A history of the settings of the demo, after which everything stands as at first. */
export async function lateDemo(
  db: Db,
  { accounts, hasHistory, now }: { accounts: readonly DemoAccount[]; hasHistory: boolean; now: Date },
): Promise<void> {
  const admin = accounts.find(({ roles }) => roles.includes('growth_experts_admin'))
  if (!hasHistory || admin === undefined) return
  const actor = { userId: admin.id, name: `${admin.first_name} ${admin.last_name}` }
  for (const [days, title, differences] of CHANGES) {
    const ctx = { db, actor, now: new Date(now.getTime() - days * DAY) }
    await recordEvent(ctx, {
      kind: 'setting.changed',
      subject: { kind: 'setting', id: null, title },
      differences,
    })
  }
}
