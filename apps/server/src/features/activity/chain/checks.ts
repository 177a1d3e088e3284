import type { Client } from 'pg'
import * as z from 'zod/mini'

/** The first mismatch: the id of its row, or null where there is no row to name. */
export interface Misfit {
  id: string | null
  why: string
}

/** Where the check looks: ids after `after`, up to `upTo`; months that were dropped by right are left out. */
export interface Range {
  after: string
  upTo: string
}

export interface Counted {
  rows: number
  /** Not chained yet. */
  unsealed: number
  /** From before the chain, and not taken into it yet. */
  old: number
  misfit: Misfit | undefined
}

interface Known {
  oldFrom: string | null
  dropped: readonly number[]
}

const Glance = z.tuple([
  z.object({ rows: z.number(), unsealed: z.number(), old: z.number(), doubtful: z.array(z.string()) }),
])

/** Every row of a range beside its entries. Nearly all of them match at first sight. */
export async function checkRows(
  client: Client,
  { after, upTo }: Range,
  { oldFrom, dropped }: Known,
): Promise<Counted> {
  const { rows } = await client.query(GLANCE, [after, upTo, dropped, oldFrom])
  const [{ doubtful, ...counts }] = z.parse(Glance, rows)
  if (doubtful.length === 0) return { ...counts, misfit: undefined }
  const judged = await client.query(JUDGE, [doubtful, dropped])
  const [{ seen, misfit, verdict }] = z.parse(Judged, judged.rows)
  const why = WHYS[verdict ?? ''] ?? 'it does not fit'
  return {
    ...counts,
    rows: counts.rows + seen,
    misfit: misfit === null ? undefined : { id: misfit, why },
  }
}

// A row whose one entry describes it as it is. Rows with more entries, or none, are looked at closely.
const GLANCE = `
  with judged as (
    select id, is_new, coalesce(entry.id is null and found.id > $4::uuid, false) as is_old,
      coalesce(change = 'added' and digest = activity_chain.salted(salt, content), false) as fits
    from (
      select id, change, salt, digest, false as is_new from activity_chain.entries
        where id > $1 and id <= $2 and month <> all ($3::int[])
      union all select id, change, salt, digest, true from activity_chain.tail where id > $1 and id <= $2
    ) entry full join (
      select l.id, activity_chain.content(l) as content from activity_logs l where l.id > $1 and l.id <= $2
    ) found using (id)
  ), doubtful as (
    select distinct id from judged where not fits and not is_old
  )
  select (select count(*) from judged where (fits or is_old) and id not in (select id from doubtful))::float8 as rows,
    (select count(*) from judged where is_new)::float8 as unsealed,
    (select count(*) from judged where is_old)::float8 as old,
    array(select id::text from doubtful) as doubtful`

const Judged = z.tuple([
  z.object({
    seen: z.number(),
    misfit: z.nullable(z.string()),
    verdict: z.nullable(z.string()),
  }),
])

// An id comes twice only when its row was deleted in between.
const JUDGE = `
  with noted as (
    select id, change, salt, digest, false as is_new, place as turn from activity_chain.entries
      where id = any ($1::uuid[]) and month <> all ($2::int[])
    union all select id, change, salt, digest, true, seq from activity_chain.tail where id = any ($1::uuid[])
  ), ranked as (
    select noted.*, row_number() over (partition by id order by is_new desc, turn desc) as rank,
      count(*) filter (where change = 'added') over (partition by id)
        - count(*) filter (where change = 'deleted') over (partition by id) > 1 as is_twice
    from noted
  ), expected as (
    select * from ranked where rank = 1
  ), found as (
    select l.id, activity_chain.content(l) as content from activity_logs l where l.id = any ($1::uuid[])
  ), judged as (
    select id, content is not null as is_row, case
      when expected.id is null then 'foreign'
      when is_twice then 'twice'
      when found.id is null then case when change = 'deleted' then 'fits' else 'missing' end
      when change = 'deleted' then 'back'
      when digest is distinct from activity_chain.salted(salt, content) then 'changed'
      else 'fits' end as verdict
    from expected full join found using (id)
  )
  select count(*) filter (where is_row)::float8 as seen,
    (array_agg(id order by id) filter (where verdict <> 'fits'))[1] as misfit,
    (array_agg(verdict order by id) filter (where verdict <> 'fits'))[1] as verdict
  from judged`

const WHYS: Record<string, string> = {
  foreign: 'it was not added by the portal',
  twice: 'it was entered in the chain a second time',
  missing: 'it is missing',
  back: 'it was deleted by right and is there again',
  changed: 'it was changed after it was written',
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
