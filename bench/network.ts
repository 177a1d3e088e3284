// A network of twenty thousand experts and fifty thousand projects, made of the texts of the demo network: the same
// words come again and again, as they do in the profiles of one trade.
import { sql } from 'kysely'
import { experts } from '../apps/server/src/features/experts/given.ts'
import { HOMES } from '../apps/server/src/features/experts/demo/countries.ts'
import { INDUSTRY_FIELDS } from '../apps/server/src/features/experts/demo/industry-fields.ts'
import { SERVICE_FIELDS } from '../apps/server/src/features/experts/demo/service-fields.ts'
import type { Db } from '../apps/server/src/platform/db/database.ts'

export const SIZE = { experts: 20_000, gigs: 50_000, engagements: 60_000 }
const BATCH = 500

const FIRST =
  'Ana Bo Carla Dev Elif Femi Greta Hugo Ines Jun Kofi Lena Mateo Nadia Omar Petra Quentin Rosa Sven Tara'.split(
    ' ',
  )
const LAST =
  'Abadi Bergström Costa Duval Eriksen Fontana Gupta Haddad Ivanova Jansen Kowalski Lindgren Moreau Nakamura Okonkwo Pereira'.split(
    ' ',
  )

/** Adds the experts, the projects, and who is asked for, works and worked on what. */
export async function addNetwork(db: Db): Promise<void> {
  const countries = Object.keys(HOMES)
  const fields = [...Object.keys(INDUSTRY_FIELDS), ...Object.keys(SERVICE_FIELDS)]
  for (let from = 0; from < SIZE.experts; from += BATCH) {
    const seeds = Array.from({ length: Math.min(BATCH, SIZE.experts - from) }, (_, index) => from + index)
    await experts(
      db,
      seeds.map((seed) => ({
        firstName: pick(FIRST, seed),
        lastName: `${pick(LAST, Math.floor(seed / FIRST.length))}-${pick(LAST, Math.floor(seed / 320))}`,
        country: pick(countries, Math.floor(seed / 7)),
        field: pick(fields, seed),
        seed: 20_000 + seed,
      })),
    )
  }
  await addGigs(db)
  await addEngagements(db)
  // The server of the bench writes here for another part.
  await sql`create table bench_notes (id integer primary key, text text)`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

function pick(all: readonly string[], index: number): string {
  return all[index % all.length] ?? ''
}

/** Copies of the projects of the demo network under other names, owned by the two managers and 98 others, for 500 customers. */
async function addGigs(db: Db): Promise<void> {
  await addCustomers(db)
  await sql`with person as (
      insert into people (first_name, last_name, email)
      select 'Manager', 'Number ' || n, 'manager-' || n || '@bench.test' from generate_series(1, 98) n
      returning id, email
    ), login as (
      insert into users (person_id, email, email_verified_at) select id, email, now() from person returning id
    ) insert into user_roles (user_id, role) select id, 'growth_experts_manager' from login`.execute(db)
  await sql`create table bench_copies as
    select gen_random_uuid() as id, n, model.id as model_id, owner.id as owner_id
    from generate_series(1, ${SIZE.gigs}::int) n
    join (select id, row_number() over (order by internal_id) - 1 as place, count(*) over () as many
      from gigs where deleted_at is null) model on model.place = n % model.many
    join (select u.id, row_number() over (order by u.id) - 1 as place, count(*) over () as many
      from users u join user_roles r on r.user_id = u.id and r.role = 'growth_experts_manager') owner
      on owner.place = (n / 7) % owner.many`.execute(db)
  const { rows } = await sql<{ names: string }>`select string_agg(quote_ident(column_name), ', ') as names
    from information_schema.columns
    where table_schema = 'public' and table_name = 'gigs' and is_generated = 'NEVER'`.execute(db)
  const columns = sql.raw(rows[0]?.names ?? '')
  await sql`insert into gigs (${columns}) select ${columns} from (
    select (jsonb_populate_record(g, jsonb_build_object('id', c.id,
      'internal_id', 'BEN-2026-' || c.n, 'name', g.name || ' ' || (array['in Europe', 'in Asia', 'in Africa',
      'for hospitals', 'for utilities', 'for retailers', 'second wave'])[1 + c.n % 7] || ' ' || c.n,
      'owner_id', c.owner_id, 'co_owner_ids', '{}'::text,
      'updated_at', now() - c.n * interval '7 minutes', 'created_at', now() - c.n * interval '8 minutes'))).*
    from bench_copies c join gigs g on g.id = c.model_id) copy`.execute(db)
  for (const [table, kept] of LINKS)
    await sql`insert into ${sql.table(table)} (gig_id, ${sql.raw(kept)})
      select c.id, ${sql.raw(kept)} from bench_copies c join ${sql.table(table)} l on l.gig_id = c.model_id`.execute(
      db,
    )
  await addMembers(db)
}

async function addCustomers(db: Db): Promise<void> {
  await sql`with person as (
      insert into people (first_name, last_name, email)
      select 'Customer', 'Number ' || n, 'customer-' || n || '@bench.test' from generate_series(1, 500) n
      returning id, email
    ), login as (
      insert into users (person_id, email, email_verified_at) select id, email, now() from person returning id
    ) insert into user_roles (user_id, role) select id, 'growth_experts_customer' from login`.execute(db)
}

/** The lead of a copy is whom it belongs to. Of the others one copy in 47 keeps those of its model, of all models alike: nobody is on thousands. */
async function addMembers(db: Db): Promise<void> {
  await sql`with pools as (select
      (select array_agg(u.id) from users u join user_roles r on r.user_id = u.id and r.role = 'growth_experts_customer'
        where u.email like '%@bench.test') as customers,
      (select array_agg(u.id) from users u join user_roles r on r.user_id = u.id and r.role = 'growth_experts_manager'
        where u.email like '%@bench.test') as managers)
    insert into gig_members (gig_id, user_id, type, role_id, permission_id, created_at)
    select c.id, case
        when m.user_id = model.owner_id then c.owner_id
        when c.n % 47 = 0 then m.user_id
        when m.type = 'customer' then customers[1 + (c.n * 7 + m.place) % cardinality(customers)]
        else managers[1 + (c.n * 7 + m.place) % cardinality(managers)] end,
      m.type, m.role_id, m.permission_id, m.created_at
    from bench_copies c join gigs model on model.id = c.model_id
    join (select *, row_number() over (partition by gig_id order by id) as place from gig_members) m
      on m.gig_id = model.id cross join pools
    on conflict (gig_id, user_id) do nothing`.execute(db)
}

const LINKS = [
  ['gig_industries', 'industry_id'],
  ['gig_segments', 'segment_id'],
  ['gig_regions', 'region_id'],
  ['gig_languages', 'language_id'],
  ['gig_skills', 'skill_id, is_required'],
] as const

/** Every third expert has been asked for something; of these every fourth works now. */
async function addEngagements(db: Db): Promise<void> {
  await sql`create table bench_work as
    select uuidv7() as id, c.id as gig_id, c.owner_id, p.person_id, g.name,
      (array['Requested', 'Applied', 'Reviewed', 'Hired', 'Closed', 'Closed'])[1 + c.n % 6] as status
    from generate_series(1, ${SIZE.engagements}::int) e
    join bench_copies c on c.n = 1 + (e * 7919) % ${SIZE.gigs}
    join gigs g on g.id = c.id
    join (select person_id, row_number() over (order by person_id) as place from experts where status = 'Approved') p
      on p.place = 1 + (e * 31) % 19000`.execute(db)
  await sql`delete from bench_work a using bench_work b
    where a.gig_id = b.gig_id and a.person_id = b.person_id and a.id > b.id`.execute(db)
  await sql`insert into engagements (id, gig_id, person_id, status, close_reason, origin, assigned_at, rate, rate_type,
      starts_on, created_at, updated_at)
    select id, gig_id, person_id, status, case when status = 'Closed' then 'completed' end, 'apply',
      case when status in ('Hired', 'Closed') then now() end, 150, 'Hourly', current_date, now(), now()
    from bench_work`.execute(db)
  await sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, was_hired, manager_ids)
    select id, person_id, gig_id, name, status, status in ('Hired', 'Closed'), array[owner_id] from bench_work`.execute(
    db,
  )
}
