import { isStaff } from '@guildhall/contract/access'
import type { Checklist, Ic, OnboardingItem } from '@guildhall/contract/hiring/onboarded'
import { ONBOARDING_ITEMS, REQUIRED_ITEMS } from '@guildhall/contract/hiring/onboarded'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import { recordEvent } from '#features/activity/service.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { HiringDeps } from '#features/hiring/deps.ts'
import * as gigs from '#features/hiring/gigs.ts'
import * as store from './onboarded-store.ts'
import type { IcRow, PaperRow } from './onboarded-store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'
import { moment, number, type NextDates } from '#features/hiring/presenter.ts'

interface Query {
  stage?: 'onboarded' | 'onboarding' | undefined
  sort?: { key: 'name' | 'onboarded_at' | 'rating' | 'gigs_done'; direction: 'asc' | 'desc' } | undefined
  keyword?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

/** Onboarded ICs (PRODUCT D-06, row 27): all of them for staff, the directory for experts. */
export async function ics(ctx: SignedIn, deps: Pick<HiringDeps, 'nextDates'>, query: Query) {
  const { page = 1, pageSize = PAGE_SIZE, keyword = '', stage = 'onboarded' } = query
  const forStaff = isStaff(ctx.actor.roles)
  if (stage === 'onboarding' && !keepsPapers(ctx)) throw refuse('forbidden')
  const found = await store.page(ctx.db, {
    now: ctx.now,
    stage,
    keyword,
    directoryOnly: !forStaff,
    sort: query.sort ?? { key: 'name', direction: 'asc' },
    page,
    pageSize,
    visible: gigs.visible(ctx.actor),
  })
  const seesRates = ctx.actor.roles.some(
    (role) => role === 'growth_experts_admin' || role === 'growth_experts_manager',
  )
  const ids = found.rows.flatMap(({ current_engagement: id }) => (id === null ? [] : [id]))
  const next = await deps.nextDates(ctx, ids)
  const rows = found.rows.map((row) => presentIc(row, { forStaff, seesRates, next }))
  return pageOf(rows, { page, pageSize, total: found.total, emptyText: 'Nobody is onboarded yet.' })
}

/** Whether the caller meets this person in the directory of the experts. */
export async function isListedFor({ db, now, actor }: SignedIn, personId: string): Promise<boolean> {
  return actor.roles.includes('growth_experts_expert') && store.isInDirectory(db, personId, now)
}

function keepsPapers({ actor }: SignedIn): boolean {
  return actor.roles.some(
    (role) => role === 'growth_experts_admin' || role === 'growth_experts_hr_generalist',
  )
}

interface Reading {
  forStaff: boolean
  seesRates: boolean
  next: NextDates
}

function presentIc(row: IcRow, { forStaff, seesRates, next }: Reading): Ic {
  const shown = {
    id: row.person_id,
    name: `${row.first_name} ${row.last_name}`,
    photo: photoUrl(row.photo_file),
    job_title: row.job_title,
    skills: row.skills,
    country: row.country,
    onboarded_at: moment(row.onboarded_at),
    current_gig: row.current_gig,
    next_date: next.get(row.current_engagement ?? '') ?? null,
    gigs_done: row.gigs_done,
    rating: number(row.rating_average),
    rating_count: row.rating_count,
  }
  if (!forStaff) return shown
  return {
    ...shown,
    // HR keeps the papers, not the pay (PRODUCT 5.2 row 15).
    ...(seesRates ? { rate: number(row.asked_rate), rate_type: row.asked_rate_type } : {}),
    consent_at: moment(row.consent_at),
    has_nda: row.nda_at !== null,
    items_done: row.items_done,
    items_total: ONBOARDING_ITEMS.length,
  }
}

const LABELS: Record<OnboardingItem, string> = {
  consent: 'Consent',
  nda: 'NDA',
  rate: 'Rate agreed',
  tax_form: 'Tax form',
  bank_details: 'Bank details recorded elsewhere',
  profile_confirmed: 'Profile confirmed',
}

/** The papers of an expert, each done when and by whom. */
export async function checklist(ctx: SignedIn, personId: string): Promise<Checklist> {
  const known = await store.known(ctx.db, personId, ctx.now)
  if (known === undefined) throw refuse('not_found')
  const papers = await store.papers(ctx.db, personId)
  const derived = { consent: known.consent_at, nda: known.nda_at, rate: known.rate_at }
  const ndaFile =
    known.nda_id === null || known.nda_name === null ? null : { id: known.nda_id, name: known.nda_name }
  const items = ONBOARDING_ITEMS.map((item) => {
    const at = Object.entries(derived).find(([key]) => key === item)?.[1] ?? null
    const paper = papers.find((one) => one.item === item && isCurrent(one, ctx.now))
    return {
      item,
      label: LABELS[item],
      is_required: REQUIRED_ITEMS.some((one) => one === item),
      is_done: at !== null || paper !== undefined,
      done_at: moment(at ?? paper?.done_at ?? null),
      done_by: at === null ? (paper?.done_by ?? null) : null,
      is_derived: at !== null,
      file: item === 'nda' && at !== null ? ndaFile : fileOf(paper),
      is_signed: item === 'nda' && known.nda_signed_at !== null,
    }
  })
  const isOnboarded = known.rate_at !== null && items.every((one) => one.is_done || !one.is_required)
  return { id: personId, name: known.name, is_onboarded: isOnboarded, items }
}

const YEAR = 365 * 86_400_000

/** A consent that HR noted is good for a year like any other. */
function isCurrent({ item, done_at: at }: PaperRow, now: Date): boolean {
  return item !== 'consent' || now.getTime() - at.getTime() < YEAR
}

function fileOf(paper: PaperRow | undefined) {
  if (paper === undefined || paper.file_id === null || paper.file_name === null) return null
  return { id: paper.file_id, name: paper.file_name }
}

/** Ticks an item off, or takes the tick away; what the portal knows by itself cannot be changed here. */
export async function tick(
  ctx: SignedIn,
  personId: string,
  change: { item: OnboardingItem; is_done: boolean; file_id?: string | null | undefined },
): Promise<Checklist> {
  await people.lock(ctx.db, personId)
  const before = await checklist(ctx, personId)
  if (before.items.some((one) => one.item === change.item && one.is_derived)) throw refuse('wrong_state')
  const fileId = change.file_id ?? null
  if (fileId !== null && !(await store.ownsFile(ctx.db, personId, fileId))) {
    throw refuse('invalid', { fields: { file_id: ['This is not a file of this expert.'] } })
  }
  const row = { person_id: personId, item: change.item, done_by: ctx.actor.userId, done_at: ctx.now }
  if (change.is_done) await store.tick(ctx.db, { ...row, file_id: fileId })
  else await store.untick(ctx.db, personId, change.item)
  await recordEvent(ctx, {
    kind: 'expert.onboarding_changed',
    subject: { kind: 'expert', id: personId, title: before.name },
    differences: { [LABELS[change.item]]: { from: !change.is_done, to: change.is_done } },
  })
  return checklist(ctx, personId)
}
