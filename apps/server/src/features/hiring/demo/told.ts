import { events, type GivenEvent } from '#features/activity/given.ts'
import { told } from '#features/hiring/notices.ts'
import * as store from '#features/hiring/store.ts'
import type { EngagementRow } from '#features/hiring/store.ts'
import { pastNotice } from '#features/notifications/given.ts'
import type { Db } from '#platform/db/database.ts'
import type { StepName } from './moments.ts'

export interface Taken {
  engagementId: string
  steps: readonly { name: StepName; at: Date }[]
}

/** In the words of real life. */
const TELLS: Record<StepName, (row: EngagementRow) => ReturnType<(typeof told)['hired']>> = {
  requested: told.requested,
  applied: told.applied,
  accepted: told.accepted,
  reviewed: told.reviewed,
  hired: told.hired,
  declined: told.declined,
  expired: told.expired,
  not_selected: told.notSelected,
  withdrawn_by_expert: told.withdrawnByExpert,
  withdrawn_by_staff: told.withdrawnByStaff,
  completed: told.ended,
  terminated: told.ended,
  gig_closed: told.gigClosed,
}
const BY_EXPERT = ['applied', 'accepted', 'declined', 'withdrawn_by_expert']
const BY_NOBODY = ['expired', 'gig_closed']

/** Writes down what happened, and what both sides were told of what is not long ago. */
export async function tellAll(db: Db, taken: readonly Taken[], since: Date): Promise<void> {
  const written: GivenEvent[] = []
  for (const { engagementId, steps } of taken) {
    const row = await store.find(db, engagementId, engagementId)
    if (row === undefined) continue
    for (const { name, at } of steps) {
      const tells = TELLS[name](row)
      written.push(eventOf(row, { name, at, kind: tells.event }))
      if (at > since) await tellBoth(db, row, { at, tells })
      if (at > since && (name === 'completed' || name === 'terminated'))
        await tellBoth(db, row, { at, tells: told.rateNow(row) })
    }
  }
  await events(db, written)
}

function eventOf(row: EngagementRow, { name, at, kind }: { name: StepName; at: Date; kind: string }) {
  const [byExpert, byNobody] = [BY_EXPERT.includes(name), BY_NOBODY.includes(name)]
  const title = `${row.first_name} ${row.last_name}`
  return {
    kind,
    at,
    actorId: byNobody ? null : byExpert ? row.user_id : row.owner_id,
    subject: { kind: 'expert' as const, id: row.person_id, title, gigId: row.gig_id },
  }
}

type Step = { at: Date; tells: ReturnType<(typeof told)['hired']> }

async function tellBoth(db: Db, row: EngagementRow, { at, tells }: Step): Promise<void> {
  const about = { category: tells.category ?? 'requests', kind: tells.event, gigId: row.gig_id }
  if (tells.toExpert !== undefined && row.user_id !== null)
    await pastNotice(db, at, {
      ...about,
      to: [row.user_id],
      link: `/expert/projects/${row.gig_id}`,
      ...(await tells.toExpert(db)),
    })
  if (tells.toManagers !== undefined)
    await pastNotice(db, at, {
      ...about,
      to: [row.owner_id],
      expertId: row.person_id,
      link: `/projects/${row.gig_id}/hire${tells.tab === undefined ? '' : `?tab=${tells.tab}`}`,
      ...(await tells.toManagers(db)),
    })
}
