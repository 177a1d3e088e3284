import type { Notice } from './service.ts'
import { notify } from './service.ts'
import { subject } from './subject.ts'
import type { Db } from '#platform/db/database.ts'

/** Tells users something, as the portal would, by default that somebody applied. */
export async function notification(
  db: Db,
  given: Partial<Notice> & { to: readonly string[]; at?: Date },
): Promise<void> {
  const { at = new Date(), ...notice } = given
  await notify(
    { db, actor: null, now: at },
    {
      category: 'applications',
      kind: 'expert.applied',
      subject: subject`<b>${'Grace Kimani'}</b> applied to join the network.`,
      link: '/admin/experts',
      commands: ['RELOAD_EXPERTS_LIST_Pending'],
      ...notice,
    },
  )
}
