import type { ProfileChange } from '@guildhall/contract/experts/profile-forms'
import { PLAIN_FIELDS } from '@guildhall/contract/people/plain-fields'
import * as accounts from '#features/accounts/service.ts'
import * as people from '#features/people/service.ts'
import * as reference from '#features/reference/service.ts'
import { valueOf, waysToUs } from '#features/settings/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ExpertsDeps } from './deps.ts'
import type { View } from './policy.ts'
import * as store from './store.ts'
import type { PersonRow } from './store.ts'

/** Writes what a profile form changes; every field that it leaves out stays. */
export async function write(
  ctx: SignedIn,
  deps: ExpertsDeps,
  { row, view, change }: { row: PersonRow; view: View; change: ProfileChange },
): Promise<void> {
  checkTerms(row, view, change)
  const named = ['first_name', 'last_name', 'job_title', 'location', 'bio'] as const
  await people.change(ctx.db, row.id, {
    ...given(change, named),
    ...given(change, ['years_of_experience', 'linked_in_url']),
    ...given(change, PLAIN_FIELDS),
    ...(await referral(ctx, deps, row, change)),
    ...(await nationality(ctx, change)),
    ...(await phone(ctx, row, change)),
  })
  await address(ctx, deps, row, change)
  if (!row.is_expert) return
  await store.update(
    ctx.db,
    row.id,
    given(change, ['rate_type', 'demarcation', 'is_past_fs', 'certify_obligation', 'is_available']),
  )
  await writeRate(ctx, row, change)
}

/** The named fields that the form holds. */
function given<Key extends keyof ProfileChange>(change: ProfileChange, keys: readonly Key[]) {
  const held: { [K in Key]?: Exclude<ProfileChange[K], undefined> } = {}
  for (const key of keys) {
    if (change[key] !== undefined) Object.assign(held, { [key]: change[key] })
  }
  return held
}

/** A login keeps its address until the new one confirms (SECURITY-BAR B10); somebody without a login just has it. */
async function address(
  ctx: SignedIn,
  deps: ExpertsDeps,
  row: PersonRow,
  { email }: ProfileChange,
): Promise<void> {
  if (email === undefined || email === row.email) return
  if (row.user_id !== null) return accounts.askForEmail(ctx, deps.accounts, { userId: row.user_id, email })
  if (await people.isEmailUsed(ctx.db, email, row.id)) {
    throw refuse('invalid', { fields: { email: ['This email address is in use already.'] } })
  }
  await people.change(ctx.db, row.id, { email })
}

function checkTerms(row: PersonRow, view: View, change: ProfileChange): void {
  if (change.demarcation !== undefined && !view.canSetDemarcation) throw refuse('forbidden')
  // Not everybody who may edit a profile may see its rate; those who may not see it cannot change it.
  const namesTerms = change.rate_type !== undefined || change.rate !== undefined
  if (namesTerms && row.is_expert && !view.canSeeRate) throw refuse('forbidden')
  const isPriced = change.rate_type !== undefined || (change.rate ?? null) !== null
  if (isPriced && !row.is_expert) {
    throw refuse('invalid', { fields: { rate_type: ['Only experts have a rate.'] } })
  }
  const type = change.rate_type ?? row.rate_type
  if ((change.rate ?? null) !== null && type === null) {
    throw refuse('invalid', { fields: { rate_type: ['Please select rate type'] } })
  }
}

async function writeRate({ db }: SignedIn, row: PersonRow, change: ProfileChange): Promise<void> {
  const type = change.rate_type ?? row.rate_type
  if (type !== null && change.rate !== undefined) await store.putRate(db, row.id, type, change.rate)
}

async function referral(
  { db }: SignedIn,
  { product }: ExpertsDeps,
  row: PersonRow,
  { hear_about_us: choice, referral_name: name }: ProfileChange,
) {
  if (choice === undefined) return name === undefined ? {} : { referral_name: name }
  const ways = waysToUs({ hear_about_us: await valueOf(db, 'hear_about_us') }, product)
  const way = ways.find((one) => one.name === choice)
  if (way === undefined && choice !== row.hear_about_us) {
    throw refuse('invalid', { fields: { hear_about_us: ['Choose from the list.'] } })
  }
  // A choice that is offered no more keeps the name that it asked for.
  if (way === undefined) return {}
  return { hear_about_us: choice, referral_name: way.asks_name ? (name ?? null) : null }
}

async function nationality({ db }: SignedIn, change: ProfileChange) {
  if (change.nationality === undefined) return {}
  const item = await reference.itemByName(db, 'nationalities', change.nationality)
  if (item === undefined) throw refuse('invalid', { fields: { nationality: ['Choose from the list.'] } })
  return { nationality: item.name }
}

async function phone({ db }: SignedIn, row: PersonRow, change: ProfileChange) {
  const country = change.country_code ?? row.phone_country_iso ?? ''
  const typed = change.phone ?? row.phone_number
  if ((change.phone === undefined && change.country_code === undefined) || typed === null) return {}
  const { iso, code, number } = people.requirePhone(typed, country)
  const isSame = number === row.phone_number && code === row.phone_country_code
  if (!isSame && (await people.isPhoneUsed(db, { code, number }, row.id))) {
    throw refuse('invalid', { fields: { phone: ['This phone number is in use already.'] } })
  }
  return { phone_country_iso: iso, phone_country_code: code, phone_number: number }
}
