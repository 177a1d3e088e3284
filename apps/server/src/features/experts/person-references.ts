import { sql } from 'kysely'
import type { Merge, PersonHolder } from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { dropOldPhotos } from './files/old-photos.ts'

const EXPERIENCE = ['title', 'company_id', 'employment_type_id', 'start_at', 'end_at', 'description'] as const
const PROJECT = ['experience_id', 'title', 'description', 'start_at', 'end_at'] as const
const EDUCATION = [
  'school_id',
  'degree_type_id',
  'field_of_study',
  'start_at',
  'end_at',
  'description',
] as const
const CERTIFICATION = ['kind', 'title', 'company_id', 'issue_date', 'expiration_date', 'description'] as const

/** The sections of both profiles become one profile; what says the same in both stands there once. */
export const expertsOfPeople: PersonHolder = {
  references: [
    { table: 'experts', column: 'person_id', names: 'person', ends: true, isLoose: true },
    { table: 'experts', column: 'invited_by', names: 'user' },
    { table: 'experts', column: 'screened_by', names: 'user' },
    { table: 'experts', column: 'approved_by', names: 'user' },
    { table: 'experts', column: 'rejected_by', names: 'user' },
    { table: 'experts', column: 'suspended_by', names: 'user' },
    { table: 'expert_gigs', column: 'person_id', names: 'person' },
    { table: 'expert_gigs', column: 'manager_ids', names: 'user', isList: true },
    { table: 'expert_gigs', column: 'shown_to', names: 'user', isList: true },
    { table: 'expert_rates', column: 'person_id', names: 'person', what: 'rate', once: ['rate_type'] },
    {
      table: 'expert_experiences',
      column: 'person_id',
      names: 'person',
      what: 'experience',
      once: EXPERIENCE,
    },
    { table: 'expert_experience_projects', column: 'person_id', names: 'person', once: PROJECT },
    { table: 'expert_educations', column: 'person_id', names: 'person', what: 'education', once: EDUCATION },
    {
      table: 'expert_certifications',
      column: 'person_id',
      names: 'person',
      what: 'certificate',
      once: CERTIFICATION,
    },
    { table: 'expert_skills', column: 'person_id', names: 'person', what: 'skill', once: ['skill_id'] },
    {
      table: 'expert_languages',
      column: 'person_id',
      names: 'person',
      what: 'language',
      once: ['language_id'],
    },
    { table: 'expert_areas', column: 'person_id', names: 'person', ends: true, isLoose: true },
    { table: 'expert_industries', column: 'person_id', names: 'person', ends: true, isLoose: true },
    { table: 'expert_segments', column: 'person_id', names: 'person', ends: true, isLoose: true },
    { table: 'expert_search', column: 'person_id', names: 'person', ends: true, isLoose: true },
    { table: 'rosters', column: 'owner_id', names: 'user', what: 'roster' },
    { table: 'roster_experts', column: 'person_id', names: 'person', once: ['roster_id'] },
    { table: 'files', column: 'owner_person_id', names: 'person', what: 'file' },
    { table: 'files', column: 'created_by', names: 'user' },
  ],
  async beforeMoving(ctx, merge) {
    await moveVetting(ctx.db, merge)
    await renameRosters(ctx.db, merge)
    await moveAreas(ctx.db, merge)
    await keepPartsOfDoubles(ctx.db, merge)
  },
  async onPeopleMerged(ctx: SignedIn, { to, photo }) {
    await dropOldPhotos(ctx, to, photo)
  },
}

/** Of two vettings one counts. */
async function moveVetting(db: Db, { from, to, takesVetting }: Merge): Promise<void> {
  const known = await db
    .selectFrom('experts')
    .select('person_id')
    .where('person_id', 'in', [from, to])
    .execute()
  const isExpert = (id: string) => known.some((row) => row.person_id === id)
  if (!isExpert(from) || (isExpert(to) && !takesVetting)) return
  await db.deleteFrom('experts').where('person_id', '=', to).execute()
  await db.deleteFrom('expert_search').where('person_id', '=', from).execute()
  await db.updateTable('experts').set({ person_id: to }).where('person_id', '=', from).execute()
  await sql`select expert_search_write(array[${to}::uuid])`.execute(db)
}

/** Nobody has two rosters of one name. */
async function renameRosters(db: Db, { fromUser, toUser }: Merge): Promise<void> {
  await sql`update rosters set name = left(name, 90) || ' (merged)' where owner_id = ${fromUser}
    and name in (select name from rosters where owner_id = ${toUser})`.execute(db)
}

async function moveAreas(db: Db, { from, to }: Merge): Promise<void> {
  await sql`insert into expert_areas (person_id) select ${to}::uuid from expert_areas where person_id = ${from}
    on conflict (person_id) do update set version = expert_areas.version + 1`.execute(db)
  await sql`insert into expert_industries (person_id, industry_id)
    select ${to}::uuid, industry_id from expert_industries where person_id = ${from} on conflict do nothing`.execute(
    db,
  )
  await sql`insert into expert_segments (person_id, segment_id)
    select ${to}::uuid, segment_id from expert_segments where person_id = ${from} on conflict do nothing`.execute(
    db,
  )
}

/** A double goes with all that hangs on it: its projects and files come to the one that stays first. */
async function keepPartsOfDoubles(db: Db, { from, to }: Merge): Promise<void> {
  await sql`update expert_experience_projects as part set experience_id = kept.id, person_id = ${to}::uuid
    from expert_experiences moved, expert_experiences kept
    where part.experience_id = moved.id and moved.person_id = ${from} and kept.person_id = ${to}
      and ${same(EXPERIENCE)}`.execute(db)
  await sql`update files as part set certification_id = kept.id
    from expert_certifications moved, expert_certifications kept
    where part.certification_id = moved.id and moved.person_id = ${from} and kept.person_id = ${to}
      and ${same(CERTIFICATION)}`.execute(db)
}

function same(columns: readonly string[]) {
  const parts = columns.map((name) => sql`kept.${sql.ref(name)} is not distinct from moved.${sql.ref(name)}`)
  return sql.join(parts, sql` and `)
}
