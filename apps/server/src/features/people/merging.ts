import {
  MERGE_FIELDS,
  type MergeBlock,
  type MergeField,
  type MergeForm,
  type MergePreview,
} from '@guildhall/contract/people/merging'
import { eachPlain } from '@guildhall/contract/people/plain-fields'
import type { Updateable } from 'kysely'
import type { People } from '#platform/db/tables.gen.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { PeopleDeps } from './deps.ts'
import { note, record, see, type PersonAnswer } from './directory.ts'
import type { Row } from './directory-store.ts'
import * as mergeStore from './merge-store.ts'
import { requireAdmin } from './policy.ts'
import { nameOf, phoneText, presentSummary } from './presenter.ts'
import { countReferences, moveReferences, type Merge } from './references.ts'
import * as store from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

/** The one who stays and the one who becomes a part of them. */
interface Two {
  kept: Row
  other: Row
}

/** What merging would do: both sides, what comes over, and what stands in the way. */
export async function preview(
  ctx: SignedIn,
  deps: PeopleDeps,
  ids: { id: string; otherId: string },
): Promise<MergePreview> {
  const two = await seeTwo(ctx, deps, ids)
  const merge = mergeOf(two, [])
  return {
    kept: presentSummary(two.kept),
    other: presentSummary(two.other),
    fields: fieldsOf(two),
    moves: await movesOf(ctx, deps, merge),
    ends_login: merge.fromUser === null ? null : two.other.login_email,
    blocks: await blocksOf(ctx, deps, two),
    version: versionOf(two),
  }
}

/** Makes one person of two, in one transaction: every feature moves what it holds, then the other is no more. */
export async function merge(
  ctx: SignedIn,
  deps: PeopleDeps,
  id: string,
  form: MergeForm,
): Promise<PersonAnswer> {
  const seen = await seeTwo(ctx, deps, { id, otherId: form.other_id })
  await mergeStore.hold(ctx.db, [seen.kept.id, seen.other.id])
  const two = await seeTwo(ctx, deps, { id: seen.kept.id, otherId: seen.other.id })
  const { kept, other } = two
  await requireSeen(ctx, versionOf(two))
  const blocks = await blocksOf(ctx, deps, two)
  if (blocks.length > 0) throw refuse('not_mergeable', { data: blocks })
  requireTakable(two, form.take)

  await moveAll(ctx, deps, mergeOf(two, form.take))
  await mergeStore.noteMerge(ctx.db, {
    merged_id: other.id,
    merged_user_id: other.user_id,
    survivor_id: kept.id,
    internal_id: other.internal_id,
    name: nameOf(other),
    former_email: form.keep_address === true && other.user_id !== null ? other.login_email : null,
    merged_by: ctx.actor.userId,
    merged_at: ctx.now,
  })
  await store.remove(ctx.db, other.id)
  await store.update(ctx.db, kept.id, takenColumns(other, form.take))
  await note(ctx, 'person.merged', kept, {
    merged: { from: `${nameOf(other)} (${other.internal_id})`, to: `${nameOf(kept)} (${kept.internal_id})` },
    ...(form.take.length === 0 ? {} : { taken: { from: null, to: form.take } }),
    ...(other.user_id === null ? {} : { login: { from: 'active', to: 'ended' } }),
  })
  return record(ctx, deps, kept.id)
}

/** Versions only grow: whoever changes one of the two makes another sum. */
function versionOf({ kept, other }: Two): number {
  return kept.version + other.version
}

async function moveAll(ctx: SignedIn, deps: PeopleDeps, merged: Merge): Promise<void> {
  for (const holder of deps.holders) {
    await holder.beforeMoving?.(ctx, merged)
    await moveReferences(ctx.db, holder.references, merged)
  }
  for (const holder of deps.holders) await holder.onPeopleMerged?.(ctx, merged)
  if (merged.toUser !== null) deps.forgetSessions(merged.toUser)
  if (merged.fromUser !== null) deps.forgetSessions(merged.fromUser)
}

async function seeTwo(
  ctx: SignedIn,
  deps: PeopleDeps,
  { id, otherId }: { id: string; otherId: string },
): Promise<Two> {
  const kept = await see(ctx, deps, id)
  requireAdmin(ctx.actor)
  const other = await see(ctx, deps, otherId)
  if (kept.id === other.id)
    throw refuse('invalid', { fields: { other_id: ['These are one person already.'] } })
  return { kept, other }
}

function mergeOf({ kept, other }: Two, take: readonly MergeField[]): Merge {
  return {
    from: other.id,
    to: kept.id,
    // Without a login to go on with, the one of the other is a reason not to merge at all.
    fromUser: kept.user_id === null ? null : other.user_id,
    toUser: kept.user_id,
    takesVetting: take.includes('vetting'),
    photo: take.includes('photo') ? other.photo_file : kept.photo_file,
  }
}

async function blocksOf(ctx: SignedIn, deps: PeopleDeps, two: Two): Promise<MergeBlock[]> {
  const { kept, other } = two
  const keepsLogin = {
    code: 'keep_login',
    message: `Keep ${nameOf(other)}: only one of the two can sign in.`,
  }
  const ownLogin = { code: 'own_login', message: 'Your own login would end. Keep yourself.' }
  const asked = mergeOf(two, [])
  const held = await Promise.all(
    deps.holders.map(async (holder) => (await holder.blocks?.(ctx.db, asked)) ?? []),
  )
  return [
    ...(kept.user_id === null && other.user_id !== null ? [keepsLogin] : []),
    ...(other.user_id === ctx.actor.userId ? [ownLogin] : []),
    ...held.flat(),
  ]
}

async function movesOf(ctx: SignedIn, deps: PeopleDeps, merged: Merge): Promise<MergePreview['moves']> {
  const references = deps.holders.flatMap((holder) => holder.references)
  const moving = references.filter(({ ends }) => ends !== true)
  const who = { person: merged.from, user: merged.fromUser, besides: merged }
  const counts = await countReferences(ctx.db, moving, who)
  return [...counts].map(([what, count]) => ({ what, count }))
}

/** What each field says on the page where one chooses. */
const SAYS: Record<MergeField, (row: Row) => string | null> = {
  first_name: (row) => row.first_name,
  last_name: (row) => row.last_name,
  email: (row) => row.email,
  phone: phoneText,
  job_title: (row) => row.job_title,
  company: (row) => row.company_name,
  location: (row) => row.location,
  linked_in_url: (row) => row.linked_in_url,
  ...eachPlain((field) => (row: Row) => row[field]),
  nationality: (row) => row.nationality,
  years_of_experience: (row) => row.years_of_experience?.toString() ?? null,
  bio: (row) => row.bio,
  photo: (row) => photoUrl(row.photo_file),
  vetting: (row) => row.expert_status,
}

function fieldsOf({ kept, other }: Two): MergePreview['fields'] {
  const isBothExpert = kept.expert_status !== null && other.expert_status !== null
  return MERGE_FIELDS.flatMap((key) => {
    const values = { kept: SAYS[key](kept), other: SAYS[key](other) }
    const isChoice = key === 'vetting' ? isBothExpert : values.kept !== values.other
    return isChoice ? [{ key, ...values, is_locked: isLocked(kept, key) }] : []
  })
}

/** The address of a login is changed in its account, where it is confirmed. */
function isLocked(kept: Row, key: MergeField): boolean {
  return key === 'email' && kept.user_id !== null
}

function requireTakable(two: Two, take: readonly MergeField[]): void {
  const fields = fieldsOf(two)
  const isWrong = (key: MergeField) => {
    const field = fields.find((one) => one.key === key)
    const isEmptyName = (key === 'first_name' || key === 'last_name') && field?.other === ''
    return field === undefined || field.is_locked || isEmptyName
  }
  if (take.some(isWrong))
    throw refuse('invalid', { fields: { take: ['Choose among the fields that differ.'] } })
}

const COLUMNS: Record<MergeField, readonly (keyof Row & keyof People)[]> = {
  first_name: ['first_name'],
  last_name: ['last_name'],
  email: ['email'],
  phone: ['phone_country_iso', 'phone_country_code', 'phone_number'],
  job_title: ['job_title'],
  company: ['company_id'],
  location: ['location'],
  linked_in_url: ['linked_in_url'],
  ...eachPlain((field) => [field]),
  nationality: ['nationality'],
  years_of_experience: ['years_of_experience'],
  bio: ['bio'],
  photo: ['photo_file'],
  vetting: [],
}

function takenColumns(other: Row, take: readonly MergeField[]): Updateable<People> {
  return Object.fromEntries(take.flatMap((key) => COLUMNS[key].map((column) => [column, other[column]])))
}
