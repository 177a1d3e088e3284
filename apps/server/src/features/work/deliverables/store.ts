import type { DeliverableStatus } from '@guildhall/contract/work/deliverable-machine'
import { sql, type Insertable, type RawBuilder, type SqlBool, type Updateable } from 'kysely'
import { visibleGigs } from '#features/gigs/service.ts'
import type { Db } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import type { Deliverables } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'
import type { Actor } from '#platform/http/context.ts'
import { fullName, nameOfUser } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface DeliverableRow {
  id: string
  version: number
  gig_id: string
  gig_name: string
  engagement_id: string | null
  person_id: string | null
  expert_name: string | null
  title: string
  due_at: Date | null
  status: DeliverableStatus
  note: string | null
  link: string | null
  file_id: string | null
  file_name: string | null
  handed_in_by: string | null
  handed_in_name: string | null
  handed_in_at: Date | null
  decided_name: string | null
  decided_at: Date | null
  reason: string | null
  reminded: number
  updated_at: Date
  /** The reader is hired now and not suspended, and it is theirs to hand in. */
  is_theirs: boolean
}

/** A hire on the same project that has to do with this deliverable. */
const engaged = (personId: string) => sql`select from engagements h
  where h.gig_id = d.gig_id and h.person_id = ${personId} and h.assigned_at is not null
    and (d.engagement_id is null or d.engagement_id = h.id)`

function selection(reader: Pick<Actor, 'personId'>): RawBuilder<DeliverableRow> {
  return sql`select d.*, gigs.name as gig_name, e.person_id, ${fullName('ep')} as expert_name,
    file.name as file_name, ${nameOfUser('d.handed_in_by')} as handed_in_name, ${nameOfUser('d.decided_by')} as decided_name,
    exists (${engaged(reader.personId)} and h.status = 'Hired'
      and not exists (select from experts x where x.person_id = h.person_id and x.status = 'Suspended')) as is_theirs
    from deliverables d join gigs on gigs.id = d.gig_id
    left join engagements e on e.id = d.engagement_id left join people ep on ep.id = e.person_id
    left join gig_files file on file.id = d.file_id and file.deleted_at is null`
}

const STAFF: readonly string[] = [
  'growth_experts_admin',
  'growth_experts_manager',
  'growth_experts_hr_generalist',
]

/** Staff and the team see all of a project that they see, experts their own, customers what was accepted. */
function visible(reader: Actor): RawBuilder<SqlBool> {
  if (reader.roles.some((role) => STAFF.includes(role))) return visibleGigs(reader)
  const member = sql`select from gig_members m where m.gig_id = d.gig_id and m.user_id = ${reader.userId}
    and m.status = 'active'`
  return sql<SqlBool>`(${visibleGigs(reader)} and (exists (${engaged(reader.personId)})
    or exists (${member} and m.type = 'contributor'
      and m.role_id not in (select id from gig_roles where slug = 'expert'))
    or (d.status = 'accepted' and exists (${member} and m.type = 'customer'))))`
}

export async function find(db: Db, reader: Actor, id: string): Promise<DeliverableRow | undefined> {
  const { rows } = await sql<DeliverableRow>`${selection(reader)}
    where d.id = ${id} and ${visible(reader)}`.execute(db)
  return rows[0]
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** For jobs: of nobody in particular. */
export async function read(db: Db, id: string): Promise<DeliverableRow | undefined> {
  const { rows } = await sql<DeliverableRow>`${selection({ personId: NOBODY })} where d.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

interface Wanted extends PageAt {
  keyword: string | undefined
}

/** One page of what is owed on a project: what is due first stands first, what is done last. */
export async function page(db: Db, reader: Actor, gigId: string, wanted: Wanted) {
  const words =
    wanted.keyword === undefined ? sql`true` : sql`fold(d.title) like ${containing(wanted.keyword)}`
  const where = sql`d.gig_id = ${gigId} and ${visible(reader)} and ${words}`
  const { rows } = await sql<DeliverableRow>`${selection(reader)} where ${where}
    order by d.status = 'accepted', d.due_at nulls last, d.id
    ${sliceOf(wanted)}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total
    from deliverables d join gigs on gigs.id = d.gig_id where ${where}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}

/** Whether this person was ever hired on the project. */
export async function wasHired(db: Db, gigId: string, personId: string): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`select exists (select from engagements
    where gig_id = ${gigId} and person_id = ${personId} and assigned_at is not null) as was`.execute(db)
  return rows[0]?.was === true
}

/** Holds one until the transaction ends. */
export async function lock(db: Db, id: string): Promise<void> {
  await sql`select from deliverables where id = ${id} for update`.execute(db)
}

export async function insert(db: Db, row: Insertable<Deliverables>): Promise<string> {
  const added = await db.insertInto('deliverables').values(row).returning('id').executeTakeFirstOrThrow()
  return added.id
}

export async function update(db: Db, id: string, change: Updateable<Deliverables>): Promise<void> {
  await db
    .updateTable('deliverables')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

/** Notes that people were reminded; what they see of it stays as it is. */
export async function noteReminded(db: Db, id: string, reminded: number): Promise<void> {
  await db.updateTable('deliverables').set({ reminded }).where('id', '=', id).execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('deliverables').where('id', '=', id).execute()
}

/** The lines of the brief that are not there yet become deliverables of the project. */
export async function addFromBrief(db: Db, gigId: string, now: Date): Promise<void> {
  await sql`insert into deliverables (gig_id, title, brief_line, due_at, reminded, created_at, updated_at)
    select gigs.id, line.text, line.text, line.due, case when line.due <= ${now} then 3
        when line.due <= ${now}::timestamptz + interval '1 day' then 2
        when line.due <= ${now}::timestamptz + interval '3 days' then 1 else 0 end, ${now}, ${now}
    from gigs cross join lateral (select distinct on (one ->> 'text') one ->> 'text' as text,
      (nullif(one ->> 'due', '') || 'T23:59:59Z')::timestamptz as due
      from jsonb_array_elements(gigs.deliverables) one) line
    where gigs.id = ${gigId} and coalesce(line.text, '') <> '' and length(line.text) <= 300
    on conflict (gig_id, brief_line) where brief_line is not null do nothing`.execute(db)
}

/** A hire of this project that still goes on. */
export async function isHiredOn(db: Db, gigId: string, engagementId: string): Promise<boolean> {
  const row = await db
    .selectFrom('engagements')
    .select('id')
    .where('id', '=', engagementId)
    .where('gig_id', '=', gigId)
    .where('status', '=', 'Hired')
    .executeTakeFirst()
  return row !== undefined
}

/** Who hands it in, and who looks at it. */
export async function parties(
  db: Db,
  { gig_id: gigId, engagement_id: engagementId }: Pick<DeliverableRow, 'gig_id' | 'engagement_id'>,
): Promise<{ experts: string[]; managers: string[] }> {
  const { rows } = await sql<{ experts: string[]; managers: string[] }>`select
    array(select u.id from engagements e join users u on u.person_id = e.person_id
      where e.gig_id = gigs.id and e.status = 'Hired'
        and (${engagementId}::uuid is null or e.id = ${engagementId}::uuid)) as experts,
    gigs.owner_id || gigs.co_owner_ids as managers from gigs where gigs.id = ${gigId}`.execute(db)
  return rows[0] ?? { experts: [], managers: [] }
}

/** What is due within three days, or was, and of which not everything was said; each instance takes others. */
export async function due(db: Db, now: Date): Promise<{ id: string; level: number }[]> {
  const level = sql`case when d.due_at <= ${now} then 3
    when d.due_at <= ${now}::timestamptz + interval '1 day' then 2 else 1 end`
  const { rows } = await sql<{ id: string; level: number }>`select d.id, ${level} as level from deliverables d
    join gigs on gigs.id = d.gig_id and gigs.status <> 'Closed' and gigs.deleted_at is null
    where d.status in ('open', 'sent_back') and d.reminded < 3
      and d.due_at <= ${now}::timestamptz + interval '3 days' and d.reminded < ${level}
    order by d.due_at limit 200 for update of d skip locked`.execute(db)
  return rows
}
