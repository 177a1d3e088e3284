import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type {
  ContactForm,
  PeopleFilter,
  PeopleQuery,
  PersonActions,
  PersonDetails,
  PersonRow,
} from '@guildhall/contract/people/person'
import * as activity from '#features/activity/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { PeopleDeps } from './deps.ts'
import * as directory from './directory-store.ts'
import { readPhone } from './phone.ts'
import { actionsOn, requireContact } from './policy.ts'
import { kindsOf, nameOf, presentDetails, presentSummary } from './presenter.ts'
import * as store from './store.ts'

/** One page of the people whom the caller may see. */
export async function list(ctx: SignedIn, deps: PeopleDeps, query: PeopleQuery) {
  const { page = 1, pageSize = PAGE_SIZE, sort, ...filter } = query
  const asked = { visible: deps.visibleExperts(ctx.actor), filter }
  const at = { page, pageSize }
  const [ids, total] = await Promise.all([
    directory.ids(ctx.db, asked, sort ?? BY_NAME, at),
    directory.total(ctx.db, asked),
  ])
  return { rows: await rowsOf(ctx, deps, ids), page, pageSize, total }
}

export const BY_NAME = { key: 'name', direction: 'asc' } as const

/** These people, in this order, with what the caller may do. */
export async function rowsOf(
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  deps: PeopleDeps,
  ids: readonly string[],
): Promise<PersonRow[]> {
  const rows = await directory.rows(db, deps.visibleExperts(actor), ids)
  return rows.map((row) => ({ ...presentSummary(row), actions: actionsOn(actor, subjectOf(row)) }))
}

/** Ids of everybody whom the filter leaves, for exports. */
export function idsOf(ctx: SignedIn, deps: PeopleDeps, { sort, ...filter }: PeopleFilter): Promise<string[]> {
  return directory.ids(ctx.db, { visible: deps.visibleExperts(ctx.actor), filter }, sort ?? BY_NAME)
}

export interface PersonAnswer {
  data: PersonDetails
  actions: PersonActions
}

/** A person whom the caller may see, by their id, that of their login or of one who was merged into them; 404 otherwise. */
export async function see(ctx: SignedIn, deps: PeopleDeps, id: string): Promise<directory.Row> {
  const row = await directory.find(ctx.db, deps.visibleExperts(ctx.actor), id)
  if (row === undefined) throw refuse('not_found')
  return row
}

export async function record(ctx: SignedIn, deps: PeopleDeps, id: string): Promise<PersonAnswer> {
  const row = await see(ctx, deps, id)
  const [gigs, merged] = await Promise.all([deps.gigsOf(ctx, row.id), directory.merged(ctx.db, row.id)])
  ctx.reply.header('ETag', `"${row.version}"`)
  return { data: presentDetails(row, { gigs, merged }), actions: actionsOn(ctx.actor, subjectOf(row)) }
}

/** Adds somebody without a login. */
export async function add(ctx: SignedIn, deps: PeopleDeps, form: ContactForm): Promise<PersonAnswer> {
  const { id } = await addContact(ctx, form)
  return record(ctx, deps, id)
}

/** The same for a request or a job that needs no answer. */
export async function addContact(ctx: Noting, form: ContactForm): Promise<store.PersonRow> {
  const columns = await columnsOf(ctx, form, null)
  const person = await store.insert(ctx.db, {
    ...columns,
    first_name: form.first_name,
    last_name: form.last_name,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  await note(ctx, 'person.added', person)
  return person
}

/** Changes a contact. What somebody else has changed since it was read is refused (412). */
export async function change(
  ctx: SignedIn,
  deps: PeopleDeps,
  id: string,
  form: ContactForm,
): Promise<PersonAnswer> {
  const found = await see(ctx, deps, id)
  await store.lock(ctx.db, found.id)
  const row = await see(ctx, deps, found.id)
  requireContact(subjectOf(row))
  await requireSeen(ctx, row.version, async () => (await record(ctx, deps, row.id)).data)
  const changed = {
    ...(await columnsOf(ctx, form, row.id)),
    first_name: form.first_name,
    last_name: form.last_name,
  }
  await store.update(ctx.db, row.id, changed)
  await note(ctx, 'person.changed', { ...row, ...changed }, differencesOf(row, changed))
  return record(ctx, deps, row.id)
}

export function subjectOf(row: directory.Row) {
  return { id: row.id, kinds: kindsOf(row), email: row.email }
}

/** Of a request, or of a job in somebody's name. */
type Noting = Pick<SignedIn, 'db' | 'actor' | 'now'>

/** What happened to somebody, by their name of now. */
export async function note(
  ctx: Noting,
  kind: string,
  person: { id: string; first_name: string; last_name: string },
  differences?: activity.Differences,
): Promise<void> {
  const subject = { kind: 'person', id: person.id, title: nameOf(person) } as const
  await activity.recordEvent(ctx, { kind, subject, ...(differences === undefined ? {} : { differences }) })
}

/** The columns that the form names; a field that it leaves out stays. */
async function columnsOf({ db }: Pick<SignedIn, 'db'>, form: ContactForm, personId: string | null) {
  const { email, phone, country_code: country, company_id: companyId } = form
  if (typeof email === 'string' && (await store.isEmailUsed(db, email, personId))) {
    throw refuse('invalid', { fields: { email: ['This email address is in use already.'] } })
  }
  if (typeof companyId === 'string' && !(await directory.hasCompany(db, companyId))) {
    throw refuse('invalid', { fields: { company_id: ['Choose from the list.'] } })
  }
  return {
    ...(email === undefined ? {} : { email }),
    ...(companyId === undefined ? {} : { company_id: companyId }),
    ...(form.job_title === undefined ? {} : { job_title: form.job_title }),
    ...(form.location === undefined ? {} : { location: form.location }),
    ...(form.linked_in_url === undefined ? {} : { linked_in_url: form.linked_in_url }),
    ...phoneColumns(phone, country),
  }
}

function phoneColumns(phone: string | null | undefined, country: string | null | undefined) {
  if (phone === undefined) return {}
  if (phone === null) return { phone_country_iso: null, phone_country_code: null, phone_number: null }
  const read = readPhone(phone, country ?? '')
  if (read === undefined) {
    throw refuse('invalid', { fields: { phone: ['This is no phone number of this country.'] } })
  }
  return { phone_country_iso: read.iso, phone_country_code: read.code, phone_number: read.number }
}

const TOLD = ['first_name', 'last_name', 'job_title', 'location'] as const

/** Names and titles with both values; of contacts only that they changed. */
function differencesOf(
  before: directory.Row,
  after: Partial<Record<(typeof TOLD)[number] | 'email' | 'phone_number' | 'company_id', string | null>>,
): activity.Differences {
  const told = TOLD.filter((key) => after[key] !== undefined && after[key] !== before[key])
  const untold = (['email', 'phone_number', 'company_id'] as const).filter(
    (key) => after[key] !== undefined && after[key] !== before[key],
  )
  return Object.fromEntries([
    ...told.map((key) => [key, { from: before[key], to: after[key] ?? null }]),
    ...untold.map((key) => [key.replace(/_(number|id)$/, ''), { from: null, to: 'changed' }]),
  ])
}
