import { EVIDENCE, type Evidence } from '@guildhall/contract/people/duplicates'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { seen } from './directory-store.ts'

/** Names that share so many of their trigrams may be one name typed twice. */
const ALIKE = 0.5

/** The rule: what of the people `a` and `b` speaks for their being one. */
const SAYS: Record<Evidence, RawBuilder<unknown>> = {
  email: sql`email_key(a.email) = email_key(b.email)`,
  linked_in: sql`linked_in_key(a.linked_in_url) = linked_in_key(b.linked_in_url)`,
  phone: sql`phone_key(a.phone_country_code, a.phone_number) = phone_key(b.phone_country_code, b.phone_number)
    and a.phone_number is not null`,
  name: sql`${nameOf('a')} = ${nameOf('b')}`,
  similar_name: sql`${nameOf('a')} <> ${nameOf('b')} and similarity(${nameOf('a')}, ${nameOf('b')}) >= ${sql.lit(ALIKE)}`,
  // As telling as a birthday: the same degree of the same school, begun on the same day.
  education: sql`exists (select from expert_educations x join expert_educations y
    on y.school_id = x.school_id and y.degree_type_id = x.degree_type_id and y.start_at = x.start_at
    where x.person_id = a.id and y.person_id = b.id)`,
  company: sql`a.company_id = b.company_id`,
  city: sql`fold(a.location) = fold(b.location)`,
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

function nameOf(alias: 'a' | 'b') {
  return sql`fold(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`
}

const ALIKE_NAMES = sql`similarity(${nameOf('a')}, ${nameOf('b')}) >= ${sql.lit(ALIKE)}`
const SAME_LAST = sql`fold(a.last_name) = fold(b.last_name)`
const SAME_FIRST = sql`fold(a.first_name) = fold(b.first_name)`

/**
 * Who is compared at all: an address, a number or a whole name in common; or a similar name and one thing more.
 * Each line joins by equality, so that an index or a hash finds the others and nobody meets everybody.
 */
const MEETINGS: readonly RawBuilder<unknown>[] = [
  sql`email_key(a.email) = email_key(b.email) and a.email is not null and b.email is not null`,
  sql`linked_in_key(a.linked_in_url) = linked_in_key(b.linked_in_url)
    and a.linked_in_url is not null and b.linked_in_url is not null`,
  sql`phone_key(a.phone_country_code, a.phone_number) = phone_key(b.phone_country_code, b.phone_number)
    and a.phone_number is not null and b.phone_number is not null`,
  SAYS.name,
  sql`a.company_id = b.company_id and ${SAME_LAST} and ${ALIKE_NAMES}`,
  sql`a.company_id = b.company_id and ${SAME_FIRST} and ${ALIKE_NAMES}`,
  sql`fold(a.location) = fold(b.location) and ${SAME_LAST} and ${ALIKE_NAMES}
    and a.location is not null and b.location is not null`,
  sql`fold(a.location) = fold(b.location) and ${SAME_FIRST} and ${ALIKE_NAMES}
    and a.location is not null and b.location is not null`,
]
/** The same where the thing in common is a school. */
const SCHOOLMATES = sql`select x.person_id as a, y.person_id as b from expert_educations x
  join expert_educations y on y.school_id = x.school_id and y.degree_type_id = x.degree_type_id
    and y.start_at = x.start_at
  join people a on a.id = x.person_id join people b on b.id = y.person_id
  where (${SAME_LAST} or ${SAME_FIRST}) and ${ALIKE_NAMES}`

export interface Wanted {
  visible: RawBuilder<SqlBool>
  /** Only pairs of this person. */
  personId?: string | undefined
  isDismissed: boolean
  limit: number
  offset: number
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
  const { visible, personId, isDismissed, limit, offset } = wanted
  const who = personId === undefined ? sql`a.id < b.id` : sql`a.id = ${personId} and b.id <> ${personId}`
  const met = MEETINGS.map(
    (meeting) => sql`select a.id as a, b.id as b from people a join people b on ${meeting} where ${who}`,
  )
  const evidence = KINDS.map((kind) => sql`case when ${SAYS[kind]} then ${sql.lit(kind)} end`)
  const score = KINDS.map((kind) => sql`case when ${SAYS[kind]} then ${sql.lit(EVIDENCE[kind])} else 0 end`)
  const decided = sql`exists (select from distinct_people d where d.first_id = m.first_id and d.second_id = m.second_id)`
  const { rows } = await sql<PairRow>`
    with met as materialized (
      select distinct least(a, b) as first_id, greatest(a, b) as second_id
      from (${sql.join([...met, sql`${SCHOOLMATES} and ${who}`], sql` union all `)}) all_met
    ), shown as (
      select p.id from people p left join experts e on e.person_id = p.id
      where ${seen(visible)} and e.status is distinct from 'Erased'
        and p.id in (select first_id from met union all select second_id from met)
    )
    select m.first_id, m.second_id,
      array_remove(array[${sql.join(evidence)}], null) as evidence,
      least(100, ${sql.join(score, sql` + `)}) as score,
      count(*) over ()::int as total
    from met m join people a on a.id = m.first_id join people b on b.id = m.second_id
    where m.first_id in (select id from shown) and m.second_id in (select id from shown)
      and ${isDismissed ? decided : sql`not ${decided}`}
    order by score desc, m.first_id, m.second_id limit ${limit} offset ${offset}`.execute(db)
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
