import type { RestrictedForm } from '@guildhall/contract/compliance'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import { nameOfUser } from '#platform/db/full-name.ts'

const authorName = nameOfUser('restricted_entries.created_by')

export interface RestrictedRow {
  id: string
  kind: 'company' | 'topic'
  name: string
  note: string | null
  created_at: Date
  author: string | null
}

const entries = (db: Db) =>
  db
    .selectFrom('restricted_entries')
    .select([
      'restricted_entries.id',
      'name',
      'note',
      'restricted_entries.created_at',
      authorName.as('author'),
    ])
    .select(sql<RestrictedRow['kind']>`kind`.as('kind'))

/** What is restricted, by name. */
export function page(db: Db, keyword: string | undefined, at: PageAt) {
  const found = entries(db).$if(keyword !== undefined && keyword !== '', (all) =>
    all.where(sql<string>`fold(name)`, 'like', containing(keyword ?? '')),
  )
  return pageOfRows(found.orderBy('name').orderBy('restricted_entries.id'), at)
}

export function find(db: Db, id: string): Promise<RestrictedRow | undefined> {
  return entries(db).where('restricted_entries.id', '=', id).executeTakeFirst()
}

/** Nothing where it is on the list already. */
export async function insert(
  db: Db,
  { kind, name, note = null }: RestrictedForm,
  by: { userId: string; at: Date },
): Promise<string | undefined> {
  const added = await db
    .insertInto('restricted_entries')
    .values({
      kind,
      name,
      note,
      created_by: by.userId,
      created_at: by.at,
    })
    .onConflict((taken) => taken.columns(['kind', 'words']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('restricted_entries').where('id', '=', id).execute()
}

export interface RequirementRow {
  kind: string
  confidentiality: string
  gate: string
  binds: string[]
}

export function requirements(db: Db): Promise<RequirementRow[]> {
  return db
    .selectFrom('compliance_requirements')
    .select(['kind', 'confidentiality', 'gate', 'binds'])
    .execute()
}

/** One change after the other: what is not written yet has no row to lock. */
export async function lockRequirements(db: Db): Promise<void> {
  await sql`lock table compliance_requirements in share row exclusive mode`.execute(db)
}

export function requirementsOf(db: Db, kind: string, confidentiality: string): Promise<RequirementRow[]> {
  return db
    .selectFrom('compliance_requirements')
    .select(['kind', 'confidentiality', 'gate', 'binds'])
    .where('kind', '=', kind)
    .where('confidentiality', '=', confidentiality)
    .execute()
}

export async function setRequirement(
  db: Db,
  row: RequirementRow,
  by: { userId: string; at: Date },
): Promise<void> {
  const change = { binds: row.binds, updated_by: by.userId, updated_at: by.at }
  await db
    .insertInto('compliance_requirements')
    .values({ ...row, ...change })
    .onConflict((before) => before.columns(['kind', 'confidentiality', 'gate']).doUpdateSet(change))
    .execute()
}

export interface Restriction {
  person_id: string
  company: string
  named: string
}

/**
 * Of these people, those who work now for a listed company while the project names it or a listed topic; with one reason
 * each.
 */
export async function restrictions(
  db: Db,
  gigId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Restriction>> {
  const { rows } = await sql<Restriction>`
    with gig as (select gigs.id, gigs.company_id, gigs.details::text as details,
        words_of(concat_ws(' ', gigs.name, gigs.summary, gigs.description, gigs.details::text,
          gigs.deliverables::text, array_to_string(gigs.tags, ' '))) as words
      from gigs where gigs.id = ${gigId}),
    theirs as (select distinct at.person_id, r.id, r.name, r.words, c.id as company_id from restricted_entries r
      join companies c on r.words = words_of(c.name)
      join (select x.person_id, x.company_id from expert_experiences x
          where x.person_id = any(${personIds}::uuid[]) and x.end_at is null
        union select p.id, p.company_id from people p where p.id = any(${personIds}::uuid[])) at
        on at.company_id = c.id
      where r.kind = 'company')
    select distinct on (person_id) person_id, company, named from (
      select theirs.person_id, theirs.name as company, theirs.name as named, 0 as place from theirs, gig
        where strpos(gig.words, theirs.words) > 0 or gig.company_id = theirs.company_id
          or strpos(gig.details, theirs.company_id::text) > 0
          or exists (select from gig_conflicts k where k.gig_id = gig.id and k.company_id = theirs.company_id)
      union all
      select theirs.person_id, theirs.name, t.name, 1 from theirs, gig, restricted_entries t
        where t.kind = 'topic' and strpos(gig.words, t.words) > 0) found
    order by person_id, place, company, named`.execute(db)
  return new Map(rows.map((row) => [row.person_id, row]))
}
