import type { HireCheck } from '@guildhall/contract/hiring/shapes'
import { sql } from 'kysely'
import { hasAcceptedNotice } from '#features/accounts/service.ts'
import { limits } from '#features/settings/service.ts'
import type { Ctx } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as gigStore from './gig-store.ts'
import type { GigRow } from './gig-store.ts'
import * as store from './store.ts'
import type { Candidate } from './store.ts'

type Reading = Pick<Ctx, 'db' | 'now'>

/** Experts of a company in conflict are not offered when they left it after this day (PRODUCT 5.6.2). */
export async function coolingOffSince({ db, now }: Reading): Promise<string> {
  const { cooling_off_months: months } = await limits(db)
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  return since.toISOString().slice(0, 10)
}

/** Statuses in which experts are asked. */
const ASKING = ['Approved', 'Published']
/** Who is asked already is also hired while the gig is hidden for a while. */
const HIRING = [...ASKING, 'Submitted', 'Unpublished']

export function isOpenForHiring({ status, locked }: Pick<GigRow, 'status' | 'locked'>): boolean {
  return ASKING.includes(status) && !locked
}

type Applying = Pick<GigRow, 'status' | 'locked' | 'needs_experts' | 'applications_until'>

/** Published, not locked, and not too late. */
export function isOpenForApplications(gig: Applying, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  const isInTime = gig.applications_until === null || gig.applications_until >= today
  return gig.status === 'Published' && !gig.locked && gig.needs_experts && isInTime
}

/** Refuses an expert who may not be asked for this gig, or may not apply for it. */
export async function requireCandidate(ctx: Reading, gig: GigRow, personId: string): Promise<Candidate> {
  const found = await store.candidate(ctx.db, personId)
  if (found === undefined) throw refuse('not_found')
  if (found.status !== 'Approved') throw refuse('expert_not_approved')
  if (await gigStore.isInConflict(ctx.db, gig.id, personId, await coolingOffSince(ctx))) {
    throw refuse('expert_in_conflict')
  }
  return found
}

/** Experts whom nobody has rated pass (PRODUCT 5.6.2). */
export function meetsRating(gig: Pick<GigRow, 'minimum_rating'>, expert: Pick<Candidate, 'rating_average'>) {
  const { minimum_rating: least } = gig
  return least === null || expert.rating_average === null || Number(expert.rating_average) >= Number(least)
}

/** What must hold before somebody is hired (PRODUCT 5.4), each with what to do about it. */
export async function hireChecks(ctx: Reading, gig: GigRow, personId: string): Promise<HireCheck[]> {
  const expert = await store.candidate(ctx.db, personId)
  const userId = expert?.user_id ?? null
  const hasConsent = userId !== null && (await hasAcceptedNotice(ctx.db, userId, ctx.now))
  const isFree = !(await gigStore.isInConflict(ctx.db, gig.id, personId, await coolingOffSince(ctx)))
  const checks = [
    check(
      'approved',
      'Expert is approved',
      expert?.status === 'Approved',
      'The vetting of the expert decides.',
    ),
    check('gig', 'Project is open for hiring', HIRING.includes(gig.status), 'It must be approved first.'),
    check(
      'consent',
      'Personal data notice accepted within a year',
      hasConsent,
      'Ask the expert to accept it again.',
    ),
    check(
      'conflict',
      'No company in conflict',
      isFree,
      'The expert works, or worked lately, for one of them.',
    ),
  ]
  if (gig.confidentiality === 'open') return checks
  const isSigned = await hasNda(ctx, personId)
  const hint = 'Ask the expert to sign and upload it, or HR to tick it off.'
  return [...checks, check('nda', 'Confidentiality agreement signed', isSigned, hint)]
}

function check(key: HireCheck['key'], label: string, isMet: boolean, hint: string): HireCheck {
  return { key, label, is_met: isMet, hint: isMet ? null : hint }
}

async function hasNda({ db }: Reading, personId: string): Promise<boolean> {
  const { rows } = await sql<{ signed: boolean }>`select
    exists (select from files where owner_person_id = ${personId} and kind = 'nda' and deleted_at is null) or
    exists (select from onboarding_items where person_id = ${personId} and item = 'nda') as signed`.execute(
    db,
  )
  return rows[0]?.signed === true
}
