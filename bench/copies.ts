// More experts than the network of a benchmark makes: copies of its own.
import { Client } from 'pg'

const SECTIONS = [
  'experts',
  'expert_areas',
  'expert_rates',
  'expert_skills',
  'expert_languages',
  'expert_industries',
  'expert_segments',
  'expert_certifications',
  'expert_educations',
  'expert_experiences',
  'expert_search',
] as const

/** Each expert who is approved so many times more, with their sections, without projects and logins. */
export async function copyExperts(url: string, times: number): Promise<void> {
  await using disposing = new AsyncDisposableStack()
  const client = await connected(url, disposing)
  await client.query(`set session_replication_role = replica`)
  await client.query(`create table bench_people as select e.person_id as old, gen_random_uuid() as id, n
    from experts e cross join generate_series(1, ${times}) n where e.status = 'Approved'`)
  await client.query(`create index on bench_people (old)`)
  await copy(
    client,
    'people',
    `'id', b.id, 'email', null, 'internal_id', 'COPY-' || b.n || '-' || x.internal_id`,
    'x.id',
  )
  for (const table of SECTIONS) {
    const own = await hasId(client, table)
    await copy(client, table, `'person_id', b.id${own ? `, 'id', gen_random_uuid()` : ''}`, 'x.person_id')
  }
  await client.query(`set session_replication_role = origin`)
  await client.query('vacuum analyze')
}

/** Ended with the work, also where that fails: the end of the database would hide why. */
export async function connected(url: string, disposing: AsyncDisposableStack): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  disposing.defer(() => client.end())
  return client
}

async function hasId(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'id'`,
    [table],
  )
  return rows.length > 0
}

async function copy(client: Client, table: string, changed: string, key: string): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
      from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const names = rows[0]?.names ?? ''
  await client.query(`insert into ${table} (${names}) select ${names} from (
    select (jsonb_populate_record(x, jsonb_build_object(${changed}))).* from ${table} x join bench_people b on b.old = ${key}
  ) made`)
}
