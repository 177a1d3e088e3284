import { sql } from 'kysely'
import type { GivenNote } from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'

/** Spreads what happened over time, and says why some were refused and who invited whom. */
export async function spread(db: Db, now: Date): Promise<void> {
  await sql`
    with n as (select person_id, row_number() over (partition by status order by person_id) as n from experts),
    applied as (select e.person_id, n.n, ${now}::timestamptz - case e.status
      when 'Pending' then n.n * interval '31 hours' when 'Screened' then interval '5 days' + n.n * interval '40 hours'
      else interval '40 days' + n.n * interval '9 days' end as at
      from experts e join n using (person_id) where e.applied_at is not null)
    update experts e set applied_at = a.at,
      screened_at = case when e.screened_at is not null then least(a.at + interval '2 days', ${now}::timestamptz) end,
      approved_at = case when e.approved_at is not null then a.at + interval '4 days' end,
      rejected_at = case when e.rejected_at is not null then ${now}::timestamptz - a.n * interval '6 days' end,
      suspended_at = case when e.suspended_at is not null then ${now}::timestamptz - a.n * interval '8 days' end,
      status_changed_at = case e.status when 'Pending' then a.at
        when 'Screened' then least(a.at + interval '2 days', ${now}::timestamptz)
        when 'Approved' then a.at + interval '4 days' else ${now}::timestamptz - a.n * interval '6 days' end,
      reason_ids = array(select id from reasons r where (e.status = 'Rejected' and r.kind = 'reject' and
          r.name = case when a.n = 2 then 'Lack of experience' else 'Incomplete profile' end)
        or (e.status = 'Suspended' and r.kind = 'suspend' and r.name = 'Missed commitments')),
      rejected_reason = case when e.status = 'Rejected' then (select default_text from reasons r
        where r.kind = 'reject' and r.name = case when a.n = 2 then 'Lack of experience' else 'Incomplete profile' end) end
    from applied a where a.person_id = e.person_id`.execute(db)
  await sql`update experts set invited_at = ${now}::timestamptz - interval '3 days',
      status_changed_at = ${now}::timestamptz - interval '3 days',
      invited_by = (select id from users where email = 'manager@demo.test') where status = 'Invited'`.execute(
    db,
  )
}

/** Of everybody what is known of the course of his application. */
export function course(db: Db) {
  return db
    .selectFrom('experts')
    .innerJoin('people', 'people.id', 'experts.person_id')
    .leftJoin('users', 'users.person_id', 'people.id')
    .select(['people.id', 'people.first_name', 'people.last_name', 'users.id as user_id', 'experts.status'])
    .select(['applied_at', 'screened_at', 'screened_by', 'approved_at', 'approved_by'])
    .select([
      'rejected_at',
      'rejected_by',
      'rejected_reason',
      'suspended_at',
      'suspended_by',
      'suspended_reason',
    ])
    .orderBy('people.id')
    .execute()
}
type Course = Awaited<ReturnType<typeof course>>[number]

/** The steps of one application, as the history of the expert tells them. */
export function stepsOf(row: Course) {
  const { user_id: self } = row
  return [
    { kind: 'expert.applied', at: row.applied_at, by: self, from: 'Incomplete', to: 'Pending', text: null },
    {
      kind: 'expert.screened',
      at: row.screened_at,
      by: row.screened_by,
      from: 'Pending',
      to: 'Screened',
      text: null,
    },
    {
      kind: 'expert.approved',
      at: row.approved_at,
      by: row.approved_by,
      from: 'Screened',
      to: 'Approved',
      text: null,
    },
    {
      kind: 'expert.rejected',
      at: row.rejected_at,
      by: row.rejected_by,
      from: 'Screened',
      to: 'Rejected',
      text: row.rejected_reason,
    },
    {
      kind: 'expert.suspended',
      at: row.suspended_at,
      by: row.suspended_by,
      from: 'Approved',
      to: 'Suspended',
      text: row.suspended_reason,
    },
  ].flatMap((step) => (step.at === null ? [] : [{ ...step, at: step.at, subject: row }]))
}

const NOTES = [
  'Spoke for half an hour: clear about what worked and what did not. References to follow.',
  'Strong on the commercial side, less so on regulation. Good for go-to-market questions.',
  'Prefers short engagements, two to three days a week. Available from next month.',
  'Second reference came back positive.',
  'Asked for an updated list of projects before we go on.',
  'Knows two of our customers personally: check for conflicts first.',
]

/** Notes of staff on every third expert who has applied. */
export function notesOn(rows: readonly Course[], authors: readonly string[]): GivenNote[] {
  const note = (
    row: Course,
    index: number,
    { author, text, hours }: Record<'author' | 'text' | 'hours', number>,
  ) => ({
    personId: row.id,
    authorId: authors[(index + author) % authors.length] ?? null,
    note: NOTES[(index + text) % NOTES.length] ?? '',
    at: new Date((row.applied_at?.getTime() ?? 0) + hours * 3_600_000),
  })
  return rows
    .filter(({ applied_at: at }, index) => at !== null && index % 3 === 0)
    .flatMap((row, index) => [
      note(row, index, { author: 0, text: 0, hours: 26 }),
      ...(index % 2 === 0 ? [note(row, index, { author: 1, text: 3, hours: 30 })] : []),
    ])
}
