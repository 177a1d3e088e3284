import { EVIDENCE, type Evidence } from '@guildhall/contract/people/duplicates'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { seen } from './directory-store.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

/** Names that share so many of their trigrams may be one name typed twice. */
const ALIKE = 0.5

const ALIKE_NAMES = sql`similarity(a.full_name, b.full_name) >= ${sql.lit(ALIKE)}`

/** A switchboard that hundreds share would bring up every pair of them; the surest kinds of meetings stand first. */
const MOST_MET = 20_000

/** The rule: what of the keys `a` and `b` of two people speaks for their being one. */
const SAYS: Record<Evidence, RawBuilder<unknown>> = {
  email: sql`a.email = b.email`,
  linked_in: sql`a.linked_in = b.linked_in`,
  phone: sql`a.phone = b.phone`,
  name: sql`a.full_name = b.full_name`,
  similar_name: sql`a.full_name <> b.full_name and ${ALIKE_NAMES}`,
  // As telling as a birthday: the same degree of the same school, begun on the same day.
  education: sql`exists (select from expert_educations x join expert_educations y
    on y.school_id = x.school_id and y.degree_type_id = x.degree_type_id and y.start_at = x.start_at
    where x.person_id = a.person_id and y.person_id = b.person_id)`,
  company: sql`a.company_id = b.company_id`,
  city: sql`a.city = b.city`,
}
const KINDS: readonly Evidence[] = [
  'email',
  'linked_in',
  'phone',
  'name',
  'similar_name',
  'education',
  'company',
  'city',
]

/**
 * Who is compared at all: an address, a number or a whole name in common; or a similar name and one thing more.
 * Each line joins by equality, so that an index or a hash finds the others and nobody meets everybody.
 */
const MEETINGS: readonly RawBuilder<unknown>[] = [
  SAYS.email,
  SAYS.linked_in,
  SAYS.phone,
  SAYS.name,
  sql`a.company_id = b.company_id and a.last_name = b.last_name and ${ALIKE_NAMES}`,
  sql`a.company_id = b.company_id and a.first_name = b.first_name and ${ALIKE_NAMES}`,
  sql`a.city = b.city and a.last_name = b.last_name and ${ALIKE_NAMES}`,
  sql`a.city = b.city and a.first_name = b.first_name and ${ALIKE_NAMES}`,
]
/** The same where the thing in common is a school. */
const SCHOOLMATES = sql`select x.person_id as a, y.person_id as b from expert_educations x
  join expert_educations y on y.school_id = x.school_id and y.degree_type_id = x.degree_type_id
    and y.start_at = x.start_at
  join people_keys a on a.person_id = x.person_id join people_keys b on b.person_id = y.person_id
  where (a.last_name = b.last_name or a.first_name = b.first_name) and ${ALIKE_NAMES}`

export interface Wanted extends PageAt {
  visible: RawBuilder<SqlBool>
  /** Only pairs of this person. */
  personId?: string | undefined
  isDismissed: boolean
}

interface PairRow {
  first_id: string
  second_id: string
  evidence: Evidence[]
  score: number
  total: number
}

/** Pairs that may be one person, the surest first. */
export async function pairs(db: Db, wanted: Wanted): Promise<{ rows: PairRow[]; total: number }> {
  const { visible, personId, isDismissed } = wanted
  const who =
    personId === undefined
      ? sql`a.person_id < b.person_id`
      : sql`a.person_id = ${personId} and b.person_id <> ${personId}`
  const met = MEETINGS.map(
    (meeting) =>
      sql`select a.person_id as a, b.person_id as b from people_keys a join people_keys b on ${meeting} where ${who}`,
  )
  const evidence = KINDS.map((kind) => sql`case when ${SAYS[kind]} then ${sql.lit(kind)} end`)
  const score = KINDS.map((kind) => sql`case when ${SAYS[kind]} then ${sql.lit(EVIDENCE[kind])} else 0 end`)
  const decided = sql`exists (select from distinct_people d where d.first_id = m.first_id and d.second_id = m.second_id)`
  const { rows } = await sql<PairRow>`
    with met as materialized (
      select distinct least(a, b) as first_id, greatest(a, b) as second_id
      from (${sql.join([...met, sql`${SCHOOLMATES} and ${who}`], sql` union all `)} limit ${sql.lit(MOST_MET)}) all_met
    ), shown as (
      select p.id from people p left join experts e on e.person_id = p.id
      where ${seen(visible)} and e.status is distinct from 'Erased'
        and p.id in (select first_id from met union all select second_id from met)
    )
    select m.first_id, m.second_id,
      array_remove(array[${sql.join(evidence)}], null) as evidence,
      least(100, ${sql.join(score, sql` + `)}) as score,
      count(*) over ()::int as total
    from met m join people_keys a on a.person_id = m.first_id join people_keys b on b.person_id = m.second_id
    where m.first_id in (select id from shown) and m.second_id in (select id from shown)
      and ${isDismissed ? decided : sql`not ${decided}`}
    order by score desc, m.first_id, m.second_id ${sliceOf(wanted)}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function setDistinct(
  db: Db,
  ids: readonly string[],
  by: { userId: string; at: Date },
): Promise<void> {
  const [first = '', second = ''] = ids.toSorted()
  await db
    .insertInto('distinct_people')
    .values({ first_id: first, second_id: second, decided_by: by.userId, decided_at: by.at })
    .onConflict((row) => row.doNothing())
    .execute()
}

export async function forgetDistinct(db: Db, ids: readonly string[]): Promise<void> {
  const [first = '', second = ''] = ids.toSorted()
  await db
    .deleteFrom('distinct_people')
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .execute()
}
