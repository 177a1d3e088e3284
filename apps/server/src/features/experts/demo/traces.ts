import { sql } from 'kysely'
import type { GivenNote } from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'

/** What is written to a reason that brings no text along. */
const WRITTEN = {
  'Expertise not needed now':
    'Thank you for your interest. At present none of our projects needs your field. We will come back to you.',
  'Could not verify identity or employment':
    'We could not confirm your last employment. Please add a contact of an earlier employer and apply again.',
}

/** Why some were refused: the reasons of the catalogue in turn, with the texts that fit them. */
export async function giveReasons(db: Db): Promise<void> {
  await sql`
    with turn as (select person_id, status, row_number() over (partition by status order by status_changed_at desc) - 1 as n
      from experts where status in ('Rejected', 'Suspended')),
    wanted as (select person_id, case when status = 'Suspended' then 'suspend' else 'reject' end as kind,
      case when status = 'Suspended' then (array['Missed commitments', 'Quality of work', 'Unreachable'])[1 + n % 3]
        else (array['Incomplete profile', 'Lack of experience', 'Incomplete profile', 'Expertise not needed now',
          'Lack of experience', 'Could not verify identity or employment', 'Incomplete profile'])[1 + n % 7] end as name
      from turn)
    update experts e set reason_ids = array[r.id],
      rejected_reason = case when e.status = 'Rejected' then coalesce(r.default_text,
        ${JSON.stringify(WRITTEN)}::jsonb ->> r.name, e.rejected_reason) end
    from wanted w join reasons r on r.kind = w.kind and r.name = w.name where e.person_id = w.person_id`.execute(
    db,
  )
  await sql`update experts set invited_by = (select id from users where email = 'manager@demo.test')
    where status = 'Invited'`.execute(db)
}

/** Of everybody what is known of the course of their application. */
export function courses(db: Db) {
  return db
    .selectFrom('experts')
    .innerJoin('people', 'people.id', 'experts.person_id')
    .leftJoin('users', 'users.person_id', 'people.id')
    .select(['people.id', 'people.first_name', 'people.last_name', 'people.created_at as registered_at'])
    .select(['users.id as user_id', 'experts.status', 'invited_at', 'invited_by'])
    .select(['applied_at', 'screened_at', 'screened_by', 'approved_at', 'approved_by'])
    .select([
      'rejected_at',
      'rejected_by',
      'rejected_reason',
      'suspended_at',
      'suspended_by',
      'suspended_reason',
    ])
    .orderBy('people.created_at')
    .execute()
}
type Row = Awaited<ReturnType<typeof courses>>[number]

interface Step {
  kind: string
  at: Date
  by: string | null
  from: string | null
  to: string
  text: string | null
}

/** The steps of one application, as the history of the expert tells them. */
export function stepsOf(row: Row): (Step & { subject: Row })[] {
  const { user_id: self } = row
  const begun = row.invited_at === null && row.status !== 'New' ? minutesAfter(row.registered_at, 4) : null
  const before = row.screened_at === null ? 'Pending' : 'Screened'
  const steps = [
    stepOf('invited', row.invited_at, row.invited_by, [null, 'Invited']),
    stepOf('registered', row.invited_at === null ? row.registered_at : null, self, [null, 'New']),
    stepOf('started', begun, self, ['New', 'Incomplete']),
    stepOf('applied', row.applied_at, self, ['Incomplete', 'Pending']),
    stepOf('screened', row.screened_at, row.screened_by, ['Pending', 'Screened']),
    stepOf('approved', row.approved_at, row.approved_by, ['Screened', 'Approved']),
    stepOf('rejected', row.rejected_at, row.rejected_by, [before, 'Rejected'], row.rejected_reason),
    stepOf('suspended', row.suspended_at, row.suspended_by, ['Approved', 'Suspended'], row.suspended_reason),
  ]
  return steps.flatMap((step) => (step === null ? [] : [{ ...step, subject: row }]))
}

function stepOf(
  name: string,
  at: Date | null,
  by: string | null,
  [from, to]: readonly [string | null, string],
  text: string | null = null,
): Step | null {
  return at === null ? null : { kind: `expert.${name}`, at, by, from, to, text }
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}

const NOTES = [
  'Spoke for half an hour: clear about what worked and what did not. References to follow.',
  'Strong on the commercial side, less so on regulation. Good for go-to-market questions.',
  'Prefers short engagements, two to three days a week. Available from next month.',
  'Second reference came back positive.',
  'Asked for an updated list of projects before we go on.',
  'Knows two of our customers personally: check for conflicts first.',
]

/** Notes of staff on every third expert who has applied, none of them before it was written. */
export function notesOn(rows: readonly Row[], authors: readonly string[], now: Date): GivenNote[] {
  const note = (
    row: Row,
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
    .filter(({ at }) => at < now)
}
