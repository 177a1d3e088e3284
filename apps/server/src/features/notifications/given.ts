import { uuidv7 } from 'uuidv7'
import type { Db } from '#platform/db/database.ts'
import { DEMO_NOTICES, noticesOfGig, type DemoNotice } from './demo-notices.ts'
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

/** What the accounts of the demo network were told; their mails are long sent. */
export async function lateDemo(
  db: Db,
  { accounts, now }: { accounts: readonly { id: string; email: string }[]; now: Date },
): Promise<void> {
  const gigs = await publishedWork(db)
  const idOf = new Map(accounts.map(({ id, email }) => [email.split('@')[0] ?? '', id]))
  const rows = (userId: string | undefined, notices: readonly DemoNotice[], gigId: string | null = null) =>
    userId === undefined ? [] : notices.map((notice) => demoRow({ notice, userId, gigId, idOf, now }))
  await store.insert(db, [
    ...Object.entries(DEMO_NOTICES).flatMap(([name, notices]) => rows(idOf.get(name), notices)),
    ...gigs.flatMap(({ id, name, ownerId, customerId }) => {
      const told = noticesOfGig(name, `/projects/${id}`)
      return [...rows(ownerId, told.manager, id), ...rows(customerId, told.customer, id)]
    }),
  ])
}

interface DemoRow {
  notice: DemoNotice
  userId: string
  gigId: string | null
  idOf: ReadonlyMap<string, string>
  now: Date
}

function demoRow({ notice, userId, gigId, idOf, now }: DemoRow) {
  const { of = '', link = null, isRead = false } = notice
  const expertId = idOf.get(of) ?? null
  return {
    id: uuidv7(),
    user_id: userId,
    category: notice.category,
    kind: notice.kind,
    subject: notice.subject.html,
    link: expertId === null ? link : `/experts/${expertId}`,
    gig_id: gigId,
    expert_id: expertId,
    mail: 'none',
    has_push: false,
    is_read: isRead,
    created_at: new Date(now.getTime() - notice.hoursAgo * 3_600_000),
  }
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
