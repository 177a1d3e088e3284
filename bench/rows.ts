// Rows as a busy portal writes them: few people do most, most calls are reads, some fail, names repeat, paths do not.
import { Client } from 'pg'

const PEOPLE = 200

/** A path that occurs in about one row of 20,000. */
export const RARE = 'zanzibar'
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** A word in the path of about every fourth row. */
export const COMMON = 'experts'

export async function addPeople(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`with person as (
      insert into people (first_name, last_name, email)
      select 'Bench', 'Person ' || n, 'bench' || n || '@bench.test' from generate_series(1, ${PEOPLE}) n
      returning id, email
    ) insert into users (person_id, email, email_verified_at) select id, email, now() from person`)
  })
}

/**
 * Adds rows over the last days, of which those before `fullDays` are as the clean-up leaves them. The indexes are made
 * anew afterwards, which is faster than keeping them.
 */
export async function addRows(url: string, count: number, days = 90, fullDays = days): Promise<void> {
  await withClient(url, async (client) => {
    const { rows: indexes } = await client.query<{ name: string; text: string }>(INDEXES)
    await client.query(
      `select activity_ensure_months(now() - make_interval(days => $1), now() + interval '62 days')`,
      [days + 1],
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await client.query(ROWS, [count, days, fullDays])
    for (const { text } of indexes) await client.query(text.replace(' ON ONLY ', ' ON '))
    await client.query('vacuum analyze activity_logs')
  })
}

const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
  where indrelid = 'activity_logs'::regclass and not indisprimary`

const ROWS = `
  insert into activity_logs (id, type, action, status, source, log_name, title, url, url_full_path, api, api_full_path, api_path,
    status_code, response_time, is_main, parent_id, user_id, session_id, ip, user_agent, device, os, browser, version,
    created_at)
  select made.id, kind.type, 'view', case when luck < 0.03 then 'failed' else 'success' end,
    case when kind.type = 'visit' then 'client' else 'server' end, name, name,
    '/admin/' || area, '/admin/' || area,
    case when kind.type <> 'visit' then '/api/' || area || '/' || gen_random_uuid()
      || case when luck > 0.99995 then '/${RARE}' else '' end end, null,
    case when kind.type <> 'visit' then '/api/' || area || '/:id' end,
    case when kind.type = 'visit' then null when luck < 0.03 then 404 else 200 end, luck / 3,
    kind.type = 'visit', case when kind.type <> 'visit' then lag_id end, people.id,
    uuidv7(at - now()), case when is_full then '192.0.2.' || (1 + (n % 7919) % 250) else '192.0.2.0/24' end,
    case when is_full then '${AGENT}' end,
    machine.device, machine.os, machine.browser, case when is_full then '141.0.0.0' else '141' end, at
  from (
    select n, random() as luck, at, uuidv7(at - now()) as id, lag(uuidv7(at - now()), 3) over (order by n) as lag_id
    from generate_series(1, $1::int) n, lateral (select now() - make_interval(days => $2) * (1 - n::float / $1::int)) t(at)
  ) made,
  lateral (select at >= now() - make_interval(days => $3) as is_full) ages,
  lateral (select (array['visit', 'submit', 'retrieve', 'retrieve', 'retrieve', 'retrieve'])[1 + n % 6] as type) kind,
  lateral (select (array['experts', 'gigs', 'people', 'companies'])[1 + (n / 3) % 4] as area) areas,
  lateral (select kind.type || ' ' || area || ' ' || n % 10 as name) names,
  (values (0, 'Desktop', 'Windows', 'Chrome'), (1, 'Desktop', 'Windows', 'Chrome'), (2, 'Desktop', 'Windows', 'Edge'),
    (3, 'Desktop', 'Mac OS', 'Safari'), (4, 'Desktop', 'Mac OS', 'Chrome'), (5, 'Mobile', 'iOS', 'Mobile Safari'),
    (6, 'Mobile', 'Android', 'Chrome'), (7, 'Desktop', 'Ubuntu', 'Firefox')) machine(place, device, os, browser),
  (select id, row_number() over (order by id) - 1 as place from users where email like '%@bench.test') people
  where machine.place = (n / 7) % 8 and people.place = floor(power(luck, 2) * ${PEOPLE})`

/** A connection of the owner, for as long as the work takes. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
