import { recordEvent } from '#features/activity/service.ts'
import { notify, subject, type Notice } from '#features/notifications/service.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { EngagementRow } from './store.ts'

type Writing = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What is told of an engagement: to the expert in his words, to the people of the gig in theirs. */
interface Told {
  event: string
  toExpert?: Pick<Notice, 'subject' | 'paragraphs'>
  toManagers?: Pick<Notice, 'subject' | 'paragraphs'>
  category?: Notice['category']
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
      ...told.toExpert,
      to: [row.user_id],
      link: `/expert/projects/${row.gig_id}`,
      commands: ['RELOAD_GIGS_LIST_'],
      mail: 'now',
    })
  }
  if (told.toManagers !== undefined) {
    await notify(ctx, {
      ...about,
      ...told.toManagers,
      to: [row.owner_id, ...row.co_owner_ids],
      expertId: row.person_id,
      link: `/manager/projects/${row.gig_id}/hire`,
      commands: ['RELOAD_'],
      mail: 'digest',
    })
  }
  await recordEvent(ctx, {
    kind: told.event,
    subject: { kind: 'expert', id: row.person_id, title: nameOf(row), gigId: row.gig_id },
    ...(told.differences === undefined ? {} : { differences: told.differences }),
  })
}

const day = (at: Date | null) => (at === null ? '' : at.toISOString().slice(0, 10))

export const told = {
  requested: (row: EngagementRow): Told => ({
    event: 'engagement.requested',
    toExpert: {
      subject: subject`You are requested for <b>${row.gig_name}</b>.`,
      paragraphs: [
        `Please accept or decline by ${day(row.expires_at)}.`,
        ...(row.request_message === null ? [] : [row.request_message]),
      ],
    },
  }),
  expiresSoon: (row: EngagementRow): Told => ({
    event: 'engagement.expires_soon',
    toExpert: {
      subject: subject`Your request for <b>${row.gig_name}</b> expires in 24 hours.`,
      paragraphs: [`Please accept or decline by ${day(row.expires_at)}.`],
    },
  }),
  applied: (row: EngagementRow): Told => ({
    event: 'engagement.applied',
    toManagers: { subject: subject`${nameOf(row)} applied for <b>${row.gig_name}</b>.` },
  }),
  accepted: (row: EngagementRow): Told => ({
    event: 'engagement.accepted',
    toManagers: { subject: subject`${nameOf(row)} accepted your request for <b>${row.gig_name}</b>.` },
  }),
  declined: (row: EngagementRow): Told => ({
    event: 'engagement.declined',
    toManagers: {
      subject: subject`${nameOf(row)} declined your request for <b>${row.gig_name}</b>.`,
      paragraphs: [...row.reasons, ...(row.reason_text === null ? [] : [row.reason_text])],
    },
  }),
  expired: (row: EngagementRow): Told => ({
    event: 'engagement.expired',
    toExpert: { subject: subject`The request for <b>${row.gig_name}</b> has expired.` },
    toManagers: { subject: subject`Your request to ${nameOf(row)} for <b>${row.gig_name}</b> has expired.` },
  }),
  withdrawnByExpert: (row: EngagementRow): Told => ({
    event: 'engagement.withdrawn_by_expert',
    toManagers: { subject: subject`${nameOf(row)} withdrew the application for <b>${row.gig_name}</b>.` },
  }),
  withdrawnByStaff: (row: EngagementRow): Told => ({
    event: 'engagement.withdrawn_by_staff',
    toExpert: { subject: subject`The request for <b>${row.gig_name}</b> was withdrawn.` },
  }),
  /** An expert never hears that he was put on a list. */
  reviewed: (): Told => ({ event: 'engagement.reviewed' }),
  hired: (row: EngagementRow): Told => ({
    event: 'engagement.hired',
    category: 'hiring',
    toExpert: {
      subject: subject`You are hired for <b>${row.gig_name}</b>.`,
      paragraphs: [`Your work starts on ${row.starts_on ?? ''}.`],
    },
  }),
  notSelected: (row: EngagementRow): Told => ({
    event: 'engagement.not_selected',
    category: 'hiring',
    toExpert: {
      subject: subject`<b>${row.gig_name}</b> goes on with somebody else.`,
      paragraphs: ['Thank you for your interest. We hope to work with you on another project.'],
    },
  }),
  ended: (row: EngagementRow): Told => ({
    event: row.close_reason === 'completed' ? 'engagement.completed' : 'engagement.terminated',
    category: 'hiring',
    toExpert: { subject: subject`Your work on <b>${row.gig_name}</b> has ended.` },
  }),
  /** PRODUCT 5.12: "rate now" goes to both sides. */
  rateNow: (row: EngagementRow): Told => ({
    event: 'engagement.rate_now',
    category: 'hiring',
    toExpert: { subject: subject`How was it to work on <b>${row.gig_name}</b>? Rate it now.` },
    toManagers: {
      subject: subject`How was the work of ${nameOf(row)} on <b>${row.gig_name}</b>? Rate it now.`,
    },
  }),
  gigClosed: (row: EngagementRow): Told => ({
    event: 'engagement.gig_closed',
    toExpert: { subject: subject`<b>${row.gig_name}</b> was closed.` },
  }),
  expertLeft: (row: EngagementRow): Told => ({
    event: 'engagement.expert_left',
    toManagers: { subject: subject`${nameOf(row)} is no longer available for <b>${row.gig_name}</b>.` },
  }),
  /** A hired expert was suspended: his managers decide what becomes of the work (PRODUCT 5.3.1). */
  decide: (row: EngagementRow): Told => ({
    event: 'engagement.decide',
    category: 'hiring',
    toManagers: {
      subject: subject`${nameOf(row)}, hired for <b>${row.gig_name}</b>, was suspended. Please decide how to go on.`,
    },
  }),
}
