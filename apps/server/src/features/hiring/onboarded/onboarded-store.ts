import { sql, type RawBuilder } from 'kysely'
import { countryNameIn } from '#features/reference/service.ts'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface IcRow {
  person_id: string
  first_name: string
  last_name: string
  photo_file: string | null
  job_title: string | null
  country: string | null
  skills: string[]
  rating_average: string | null
  rating_count: number
  asked_rate: string | null
  asked_rate_type: string | null
  current_gig: { id: string; name: string } | null
  current_engagement: string | null
  gigs_done: number
  consent_at: Date | null
  nda_at: Date | null
  rate_at: Date | null
  tax_at: Date | null
  onboarded_at: Date | null
  items_done: number
}

/** Consent is good for a year (PRODUCT D-19). */
const YEAR = sql`interval '1 year'`

const ticked = (item: string) =>
  sql`(select done_at from onboarding_items o where o.person_id = people.id and o.item = ${item})`

/** When somebody signed the current confidentiality agreement in the portal. */
const signedNda = sql`(select s.signed_at from agreements a join agreement_signatures s on s.agreement_id = a.id
  where a.person_id = people.id and a.kind = 'nda'
    and a.version = (select max(version) from compliance_papers where kind = 'nda') limit 1)`

/**
 * Approved experts who were hired once, with when each paper came (PRODUCT D-06). Consent, agreement and rate are known
 * to the portal; what it does not know, HR ticks off.
 */
function consultants(
  now: Date,
  visible: RawBuilder<unknown>,
  who: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`select people.id as person_id, people.first_name, people.last_name, people.photo_file,
      people.job_title, experts.rating_average, experts.rating_count, experts.is_in_directory,
      people.location,
      expert_rates.rate as asked_rate, experts.rate_type as asked_rate_type, hired.first_at,
      current.gig as current_gig, current.id as current_engagement,
      (select count(*)::int from engagements e where e.person_id = people.id
        and e.close_reason = 'completed') as gigs_done,
      greatest((select max(c.accepted_at) from consents c join users u on u.id = c.user_id
        where u.person_id = people.id and c.kind = 'personal_data' and c.accepted_at > ${now}::timestamptz - ${YEAR}),
        (select done_at from onboarding_items o where o.person_id = people.id and o.item = 'consent'
          and o.done_at > ${now}::timestamptz - ${YEAR})) as consent_at,
      coalesce((select min(f.created_at) from files f where f.owner_person_id = people.id and f.kind = 'nda'
        and f.deleted_at is null), ${signedNda}, ${ticked('nda')}) as nda_at,
      coalesce(hired.rate_at, ${ticked('rate')}) as rate_at,
      ${ticked('tax_form')} as tax_at, ${ticked('bank_details')} as bank_at,
      ${ticked('profile_confirmed')} as profile_at
    from experts
    join people on people.id = experts.person_id
    join lateral (select min(e.assigned_at) as first_at,
        min(e.assigned_at) filter (where e.rate is not null) as rate_at
      from engagements e where e.person_id = experts.person_id and e.assigned_at is not null) hired
      on hired.first_at is not null
    left join lateral (select e.id, jsonb_build_object('id', gigs.id, 'name', gigs.name) as gig from engagements e
      join gigs on gigs.id = e.gig_id where e.person_id = people.id and e.status = 'Hired' and ${visible}
      order by e.assigned_at desc limit 1) current on true
    left join expert_rates on expert_rates.person_id = experts.person_id
      and expert_rates.rate_type = experts.rate_type
    where experts.status = 'Approved' and ${who}`
}

const complete = sql`consent_at is not null and nda_at is not null and rate_at is not null and tax_at is not null`

const ORDER = {
  name: sql`first_name collate alphabetical || ' ' || last_name`,
  onboarded_at: sql`onboarded_at`,
  rating: sql`rating_average`,
  gigs_done: sql`gigs_done`,
}

export interface IcQuery extends PageAt {
  now: Date
  stage: 'onboarded' | 'onboarding'
  /** Only those who asked to stand in the directory. */
  directoryOnly: boolean
  keyword: string
  sort: { key: keyof typeof ORDER; direction: 'asc' | 'desc' }
  /** Gigs that the reader may see: others are not named. */
  visible: RawBuilder<unknown>
}

export async function page(db: Db, query: IcQuery): Promise<{ rows: IcRow[]; total: number }> {
  const pattern = `%${literally(query.keyword)}%`
  const direction = query.sort.direction === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const { rows } = await sql<IcRow & { total: number }>`select listed.*,
      ${countryNameIn(sql`listed.location`)} as country,
      array(select i.name from expert_skills s join reference_items i on i.id = s.skill_id
        where s.person_id = listed.person_id order by i.name limit 12) as skills
    from (select ics.*, count(*) over () as total,
        case when ${complete} then greatest(consent_at, nda_at, rate_at, tax_at, first_at) end as onboarded_at,
        num_nonnulls(consent_at, nda_at, rate_at, tax_at, bank_at, profile_at) as items_done
      from (${consultants(query.now, query.visible)}) ics
      where (${complete}) = ${query.stage === 'onboarded'} and (is_in_directory or not ${query.directoryOnly})
        and fold(${fullName('ics')} || ' ' || coalesce(job_title, '')) like fold(${pattern})) listed
    order by ${ORDER[query.sort.key]} ${direction}, person_id
    ${sliceOf(query)}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export interface GapRow extends Pick<IcRow, 'person_id' | 'consent_at' | 'nda_at' | 'rate_at' | 'tax_at'> {
  name: string
  job_title: string | null
  first_at: Date
  total: number
}

/** Those who work now without a paper that everybody needs, the longest first. */
export async function gaps(db: Db, now: Date, most: number): Promise<GapRow[]> {
  const atWork = sql`people.id in (select person_id from engagements where status = 'Hired')`
  const { rows } =
    await sql<GapRow>`select person_id, ${fullName('ics')} as name, job_title, first_at, consent_at, nda_at,
      rate_at, tax_at, count(*) over ()::int as total
    from (${consultants(now, sql`false`, atWork)}) ics where not (${complete})
    order by first_at, person_id limit ${most}`.execute(db)
  return rows
}

/** Whether an expert stands in the directory that other experts read. */
export async function isInDirectory(db: Db, personId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select from (${consultants(now, sql`false`)}) ics
    where (${complete}) and is_in_directory and person_id = ${personId}`.execute(db)
  return rows.length > 0
}

export interface PaperRow {
  item: string
  done_at: Date
  done_by: string | null
  file_id: string | null
  file_name: string | null
}

/** What HR ticked off. */
export async function papers(db: Db, personId: string): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`select o.item, o.done_at, ${fullName('p')} as done_by,
      f.id as file_id, f.name as file_name
    from onboarding_items o left join users u on u.id = o.done_by left join people p on p.id = u.person_id
    left join files f on f.id = o.file_id and f.deleted_at is null
    where o.person_id = ${personId}`.execute(db)
  return rows
}

/** What the portal knows by itself: a consent of this year, the agreement on file, a rate agreed at a hire. */
export async function known(db: Db, personId: string, now: Date) {
  const { rows } = await sql<{
    name: string
    consent_at: Date | null
    nda_at: Date | null
    nda_signed_at: Date | null
    nda_id: string | null
    nda_name: string | null
    rate_at: Date | null
  }>`select ${fullName('people')} as name,
      (select max(c.accepted_at) from consents c join users u on u.id = c.user_id where u.person_id = people.id
        and c.kind = 'personal_data' and c.accepted_at > ${now}::timestamptz - ${YEAR}) as consent_at,
      coalesce(nda.created_at, ${signedNda}) as nda_at, ${signedNda} as nda_signed_at, nda.id as nda_id, nda.name as nda_name,
      (select min(e.assigned_at) from engagements e where e.person_id = people.id and e.rate is not null) as rate_at
    from people join experts on experts.person_id = people.id
    left join lateral (select id, name, created_at from files f where f.owner_person_id = people.id
      and f.kind = 'nda' and f.deleted_at is null order by created_at limit 1) nda on true
    where people.id = ${personId}`.execute(db)
  return rows[0]
}

export async function tick(
  db: Db,
  row: { person_id: string; item: string; done_by: string; done_at: Date; file_id: string | null },
): Promise<void> {
  const { done_by: doneBy, done_at: doneAt, file_id: fileId } = row
  await db
    .insertInto('onboarding_items')
    .values(row)
    .onConflict((same) =>
      same.columns(['person_id', 'item']).doUpdateSet({ done_by: doneBy, done_at: doneAt, file_id: fileId }),
    )
    .execute()
}

export async function untick(db: Db, personId: string, item: string): Promise<void> {
  await db.deleteFrom('onboarding_items').where('person_id', '=', personId).where('item', '=', item).execute()
}

/** Whether this file belongs to this person. */
export async function ownsFile(db: Db, personId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('owner_person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
