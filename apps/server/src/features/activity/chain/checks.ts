import type { Client } from 'pg'
import * as z from 'zod/mini'

/** The first thing that does not fit: the id of the row, or null where there is no row to name. */
export interface Misfit {
  id: string | null
  why: string
}

/** Where the check looks: ids after `after`, up to `upTo`; months that were dropped by right are left out. */
export interface Range {
  after: string
  upTo: string
}

const Counts = z.tuple([
  z.object({
    rows: z.number(),
    unsealed: z.number(),
    old: z.number(),
    misfit: z.nullable(z.string()),
    verdict: z.nullable(z.string()),
  }),
])
export type Counted = z.infer<typeof Counts>[0]

/** Every row of a range beside what its last entry says of it. */
export async function checkRows(
  client: Client,
  { after, upTo }: Range,
  { oldFrom, dropped }: { oldFrom: string | null; dropped: readonly number[] },
): Promise<Counted> {
  const { rows } = await client.query(ROWS, [after, upTo, oldFrom, dropped])
  return z.parse(Counts, rows)[0]
}

// An id comes twice only when its row was deleted in between.
const ROWS = `
  with noted as (
    select id, change, salt, digest, false as is_new, place as turn from activity_chain.entries
      where id > $1 and id <= $2 and month <> all ($4::int[])
    union all select id, change, salt, digest, true, seq from activity_chain.tail where id > $1 and id <= $2
  ), ranked as (
    select noted.*, row_number() over (partition by id order by is_new desc, turn desc) as rank,
      count(*) filter (where change = 'added') over (partition by id)
        - count(*) filter (where change = 'deleted') over (partition by id) > 1 as is_twice
    from noted
  ), expected as (
    select * from ranked where rank = 1
  ), found as (
    select l.id, activity_chain.content(l) as content from activity_logs l where l.id > $1 and l.id <= $2
  ), judged as (
    select id, content is not null as is_row, coalesce(is_new, false) as is_new, case
      when expected.id is null then case when found.id > $3::uuid then 'old' else 'foreign' end
      when is_twice then 'twice'
      when found.id is null then case when change = 'deleted' then 'fits' else 'missing' end
      when change = 'deleted' then 'back'
      when digest is distinct from activity_chain.salted(salt, content) then 'changed'
      else 'fits' end as verdict
    from expected full join found using (id)
  )
  select count(*) filter (where is_row)::float8 as rows, count(*) filter (where is_new)::float8 as unsealed,
    count(*) filter (where verdict = 'old')::float8 as old,
    (array_agg(id order by id) filter (where verdict not in ('fits', 'old')))[1] as misfit,
    (array_agg(verdict order by id) filter (where verdict not in ('fits', 'old')))[1] as verdict
  from judged`

const WHYS: Record<string, string> = {
  foreign: 'it was not added by the portal',
  twice: 'it was entered in the chain a second time',
  missing: 'it is missing',
  back: 'it was deleted by right and is there again',
  changed: 'it was changed after it was written',
}

export function whyOf(verdict: string | null): string {
  return WHYS[verdict ?? ''] ?? 'it does not fit'
}

const Broken = z.array(z.object({ id: z.string() }))

/** The hashes of a month, in the order of the chain. Entries that nobody may change fit the one before. */
export async function checkLinks(
  client: Client,
  { month, after, upTo }: { month: number; after: number; upTo: number },
): Promise<Misfit | undefined> {
  const { rows } = await client.query(LINKS, [month, after, upTo])
  const [broken] = z.parse(Broken, rows)
  if (broken === undefined) return undefined
  return { id: broken.id, why: `its place in the chain of ${nameOf(month)} does not follow the one before` }
}

const LINKS = `
  select id from (
    select entries.*, lag(place) over turns as place_before, lag(hash) over turns as hash_before
    from activity_chain.entries where month = $1 and place >= $2::bigint and place <= $3::bigint
    window turns as (order by place)
  ) entry
  where not (place = $2::bigint and $2::bigint > 0) and (place <> coalesce(place_before, 0) + 1
    or hash is distinct from activity_chain.link(coalesce(hash_before, ''), id, change, gap, digest)
    or (change = 'added') <> (gap is null) or month <> activity_chain.month_of(id))
  order by place limit 1`

/** As 2026-11. */
export function nameOf(month: number): string {
  return `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`
}
