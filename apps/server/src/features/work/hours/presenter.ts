import type { HoursEntry, HoursSums, HoursWeek } from '@guildhall/contract/work/hours'
import { amountOf } from './pay.ts'
import { may, type Part } from './service.ts'
import type { EntryRow, WeekRow } from './store.ts'

export function presentEntry(row: EntryRow, status: HoursWeek['status'], part: Part): HoursEntry {
  const { id, version, day, week, minutes, note } = row
  return { id, version, day, week, minutes, note, can_change: may('enter', status, part) }
}

export function presentWeek(row: WeekRow, part: Part): HoursWeek {
  return {
    week: row.week,
    status: row.status,
    minutes: row.minutes,
    reason: row.reason,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    actions: {
      canSubmit: row.minutes > 0 && may('submit', row.status, part),
      canApprove: may('approve', row.status, part),
      canSendBack: may('sendBack', row.status, part),
    },
  }
}

interface Counted {
  totals: { minutes: number; approved: number }
  budget: { most: string | null; type: string | null } | null
}

/** Rate times hours: for the expert, the owner and admins (NEXT N3); a leading contributor sees the hours. */
export function presentSums({ totals, budget }: Counted, part: Part, readerId: string): HoursSums {
  const { engagement, standings } = part
  const isOwner = [engagement.owner_id, ...engagement.co_owner_ids].includes(readerId)
  const seesPay = standings.includes('expert:self') || standings.includes('admin') || isOwner
  const rate = engagement.rate === null ? null : Number(engagement.rate)
  const pay = (minutes: number) => (seesPay ? amountOf(minutes, rate, engagement.rate_type) : null)
  const agreed = engagement.hours_planned === null ? null : engagement.hours_planned * 60
  return {
    minutes: totals.minutes,
    approved_minutes: totals.approved,
    agreed_minutes: agreed,
    left_minutes: agreed === null ? null : agreed - totals.minutes,
    amount: pay(totals.minutes),
    approved_amount: pay(totals.approved),
    budget: seesPay ? sumOf(budget, agreed) : null,
    currency: engagement.currency,
  }
}

/** A budget by time allows a sum only together with hours that were agreed. */
function sumOf(budget: Counted['budget'], agreed: number | null): number | null {
  if (budget === null || budget.most === null) return null
  const most = Number(budget.most)
  if (budget.type === null || budget.type === 'Fixed') return most
  return agreed === null ? null : amountOf(agreed, most, budget.type)
}
