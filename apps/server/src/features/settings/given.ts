import type { Role } from '@guildhall/contract/access'
import { recordEvent, type Differences } from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

const DAY = 86_400_000

const ADDRESS = 'help@guildhall.example'

/** What an administrator changed, and took back but for the address: days ago, what, and the two values. */
const CHANGES: readonly (readonly [days: number, title: string, differences: Differences])[] = [
  [41, 'A request lasts', { request_days: { from: 7, to: 10 } }],
  [34, 'A request lasts', { request_days: { from: 10, to: 7 } }],
  [20, 'Banner', { banner: { from: null, to: 'Maintenance on Sunday from 8 to 10, UTC.' } }],
  [18, 'Banner', { banner: { from: 'Maintenance on Sunday from 8 to 10, UTC.', to: null } }],
  [12, 'Contact address', { contact_email: { from: null, to: ADDRESS } }],
  [9, 'Files of a project', { gig_files: { from: 10, to: 20 } }],
  [3, 'Files of a project', { gig_files: { from: 20, to: 10 } }],
]

interface DemoAccount {
  id: string
  first_name: string
  last_name: string
  roles: readonly Role[]
}

/** A history of the settings of the demo, after which all but the contact address stands as at first. */
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
  const at = new Date(now.getTime() - 12 * DAY)
  await store.put(db, { key: 'contact_email', value: ADDRESS, version: 1, by: admin.id, at })
}
