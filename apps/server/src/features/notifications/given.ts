import { uuidv7 } from 'uuidv7'
import type { Db } from '#platform/db/database.ts'
import { notify, type Notice } from './service.ts'
import * as store from './store.ts'
import { subject } from './subject.ts'

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

/** What somebody heard before: the same row as of `notify`, whose mails and pushes are long sent. Read after two days. */
export async function pastNotice(db: Db, at: Date, given: Notice): Promise<void> {
  const { to, category, kind, link = null, gigId = null, expertId = null } = given
  if (to.length === 0) return
  const isRead = Date.now() - at.getTime() > 2 * 86_400_000
  await store.insert(
    db,
    [...new Set(to)].map((userId) => ({
      id: uuidv7(),
      user_id: userId,
      category,
      kind,
      link,
      gig_id: gigId,
      expert_id: expertId,
      subject: given.subject.html,
      mail: 'none',
      has_push: false,
      is_read: isRead,
      created_at: at,
    })),
  )
}
