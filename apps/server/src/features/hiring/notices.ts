import { GATE_TITLES, type GateKey } from '@guildhall/contract/compliance'
import { PAPER_TITLES } from '@guildhall/contract/compliance/papers'
import { DateTime, IANAZone } from 'luxon'
import { recordEvent } from '#features/activity/service.ts'
import { stillRunning } from '#features/gigs/service.ts'
import { notify, worded, type Notice, type Wording } from '#features/notifications/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { TO_EXPERT, TO_MANAGERS } from './notice-kinds.ts'
import type { EngagementRow } from './store.ts'

type Writing = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What is told of an engagement: to the expert in their words, to the people of the gig in theirs. */
interface Told {
  event: string
  toExpert?: (db: Db) => Promise<Wording>
  toManagers?: (db: Db) => Promise<Wording>
  category?: Notice['category']
  /** Where the expert does it, if not on the page of the project. */
  link?: string
  /** Its mail to the managers; in the digest unless told otherwise. */
  managersMail?: 'now'
  /** Where the managers find the expert on the page of the hire. */
  tab?: 'Applied' | 'Reviewed' | 'Hired' | 'Closed'
  /** Written down for the people of the gig alone: nothing that an expert may read names it. */
  differences?: Record<string, { from: unknown; to: unknown }>
}

const nameOf = (row: EngagementRow) => `${row.first_name} ${row.last_name}`

export async function tell(ctx: Writing, row: EngagementRow, told: Told): Promise<void> {
  const { category = 'requests' } = told
  const about = { category, kind: told.event, gigId: row.gig_id, isPushed: true }
  if (told.toExpert !== undefined && row.user_id !== null) {
    await notify(ctx, {
      ...about,
      ...(await told.toExpert(ctx.db)),
      to: [row.user_id],
      link: told.link ?? `/expert/projects/${row.gig_id}`,
      commands: ['RELOAD_GIGS_LIST_'],
      mail: 'now',
    })
  }
  if (told.toManagers !== undefined) {
    await notify(ctx, {
      ...about,
      ...(await told.toManagers(ctx.db)),
      to: await stillRunning(ctx.db, [row.owner_id, ...row.co_owner_ids]),
      expertId: row.person_id,
      // An owner is a manager or an administrator, who have pages of their own.
      link: `/projects/${row.gig_id}/hire${told.tab === undefined ? '' : `?tab=${told.tab}`}`,
      commands: ['RELOAD_'],
      mail: told.managersMail ?? 'digest',
    })
  }
  await recordEvent(ctx, {
    kind: told.event,
    subject: { kind: 'expert', id: row.person_id, title: nameOf(row), gigId: row.gig_id },
    ...(told.differences === undefined ? {} : { differences: told.differences }),
  })
}

const PAPER_OF_GATE: Partial<Record<GateKey, string>> = { ...PAPER_TITLES, agreement: 'Agreement' }

/** The last day to answer, by the clock of the expert. */
function lastDay({ expires_at: at, expert_timezone: wanted }: EngagementRow): string {
  const zone = IANAZone.isValidZone(wanted) ? wanted : 'UTC'
  return at === null ? '' : DateTime.fromJSDate(at, { zone }).toFormat('yyyy-MM-dd')
}

/** What both sides are told of an engagement: the project, and to its managers the expert. */
const project = (row: EngagementRow) => ({ project: row.gig_name })
const both = (row: EngagementRow) => ({ name: nameOf(row), project: row.gig_name })

export const told = {
  requested: (row: EngagementRow): Told => ({
    event: 'engagement.requested',
    toExpert: (db) =>
      worded(db, TO_EXPERT.requested, {
        ...project(row),
        until: lastDay(row),
        message: row.request_message ?? '',
      }),
  }),
  expiresSoon: (row: EngagementRow): Told => ({
    event: 'engagement.expires_soon',
    toExpert: (db) => worded(db, TO_EXPERT.expiresSoon, { ...project(row), until: lastDay(row) }),
  }),
  applied: (row: EngagementRow): Told => ({
    event: 'engagement.applied',
    tab: 'Applied',
    toManagers: (db) => worded(db, TO_MANAGERS.applied, both(row)),
  }),
  accepted: (row: EngagementRow): Told => ({
    event: 'engagement.accepted',
    tab: 'Applied',
    toManagers: (db) => worded(db, TO_MANAGERS.accepted, both(row)),
  }),
  declined: (row: EngagementRow): Told => ({
    event: 'engagement.declined',
    tab: 'Closed',
    toManagers: (db) =>
      worded(db, TO_MANAGERS.declined, {
        ...both(row),
        reasons: row.reasons.join('\n'),
        text: row.reason_text ?? '',
      }),
  }),
  expired: (row: EngagementRow): Told => ({
    event: 'engagement.expired',
    tab: 'Closed',
    toExpert: (db) => worded(db, TO_EXPERT.expired, project(row)),
    toManagers: (db) => worded(db, TO_MANAGERS.expired, both(row)),
  }),
  withdrawnByExpert: (row: EngagementRow): Told => ({
    event: 'engagement.withdrawn_by_expert',
    tab: 'Closed',
    toManagers: (db) => worded(db, TO_MANAGERS.withdrawn, both(row)),
  }),
  withdrawnByStaff: (row: EngagementRow): Told => ({
    event: 'engagement.withdrawn_by_staff',
    toExpert: (db) => worded(db, TO_EXPERT.withdrawn, project(row)),
  }),
  /** An expert never hears that they were put on a list. */
  reviewed: (): Told => ({ event: 'engagement.reviewed' }),
  talkWanted: (row: EngagementRow, customer: string): Told => ({
    event: 'engagement.talk_wanted',
    tab: 'Reviewed',
    category: 'hiring',
    toManagers: (db) => worded(db, TO_MANAGERS.talkWanted, { ...both(row), customer }),
  }),
  commented: (row: EngagementRow, { customer, comment }: { customer: string; comment: string }): Told => ({
    event: 'engagement.commented',
    tab: row.status === 'Reviewed' || row.status === 'Hired' ? row.status : 'Closed',
    category: 'hiring',
    toManagers: (db) => worded(db, TO_MANAGERS.commented, { ...both(row), customer, comment }),
  }),
  hired: (row: EngagementRow): Told => ({
    event: 'engagement.hired',
    category: 'hiring',
    toExpert: (db) => worded(db, TO_EXPERT.hired, { ...project(row), start: row.starts_on ?? '' }),
  }),
  signed: (row: EngagementRow): Told => ({
    event: 'agreement.signed',
    tab: 'Hired',
    category: 'hiring',
    toManagers: (db) => worded(db, TO_MANAGERS.signed, both(row)),
  }),
  asked: (row: EngagementRow, gate: GateKey): Told => ({
    event: 'gate.asked',
    category: 'hiring',
    link: gate === 'agreement' ? `/expert/projects/${row.gig_id}?tab=work` : '/expert/papers',
    toExpert: (db) =>
      worded(db, TO_EXPERT.asked, { ...project(row), paper: PAPER_OF_GATE[gate] ?? GATE_TITLES[gate] }),
  }),
  termsChanged: (row: EngagementRow): Told => ({
    event: 'agreement.changed',
    category: 'hiring',
    toExpert: (db) => worded(db, TO_EXPERT.termsChanged, project(row)),
  }),
  notSelected: (row: EngagementRow): Told => ({
    event: 'engagement.not_selected',
    category: 'hiring',
    toExpert: (db) => worded(db, TO_EXPERT.notSelected, project(row)),
  }),
  ended: (row: EngagementRow): Told => ({
    event: row.close_reason === 'completed' ? 'engagement.completed' : 'engagement.terminated',
    category: 'hiring',
    toExpert: (db) => worded(db, TO_EXPERT.ended, project(row)),
  }),
  /** PRODUCT 5.12: "rate now" goes to both sides, by mail at once. */
  rateNow: (row: EngagementRow): Told => ({
    event: 'engagement.rate_now',
    tab: 'Closed',
    managersMail: 'now',
    category: 'hiring',
    toExpert: (db) => worded(db, TO_EXPERT.rateNow, project(row)),
    toManagers: (db) => worded(db, TO_MANAGERS.rateNow, both(row)),
  }),
  gigClosed: (row: EngagementRow): Told => ({
    event: 'engagement.gig_closed',
    toExpert: (db) => worded(db, TO_EXPERT.gigClosed, project(row)),
  }),
  expertLeft: (row: EngagementRow): Told => ({
    event: 'engagement.expert_left',
    tab: 'Closed',
    toManagers: (db) => worded(db, TO_MANAGERS.expertLeft, both(row)),
  }),
  /** A hired expert was suspended: their managers decide what becomes of the work (PRODUCT 5.3.1). */
  decide: (row: EngagementRow): Told => ({
    event: 'engagement.decide',
    tab: 'Hired',
    category: 'hiring',
    toManagers: (db) => worded(db, TO_MANAGERS.decide, both(row)),
  }),
}
