import type { Client } from 'pg'
import * as z from 'zod/mini'
import type { Sealer } from '#platform/secrets/sealing.ts'
import type { Anchor } from './anchors.ts'
import { nameOf, type Misfit } from './checks.ts'
import { keyIdOf, signEnd, signGap } from './signing.ts'

/** What was signed or kept elsewhere: gaps, the ends of the months, anchors. */
export interface Keys {
  logId: string
  /** Without it signatures are not looked at. */
  sealer: Sealer | undefined
  /** The key belongs to this database for certain: what another one signed is forged. */
  isOwnKey: boolean
}

const bytes = z.instanceof(Buffer)
const GapRow = z.object({
  id: z.string(),
  month: z.number(),
  kind: z.nullable(z.enum(['erased', 'shortened', 'expired', 'dropped'])),
  rows: z.nullable(z.number()),
  digest: z.nullable(bytes),
  key_id: z.nullable(bytes),
  signature: z.nullable(bytes),
  fits: z.boolean(),
  first: z.nullable(z.string()),
})
export type GapRow = z.infer<typeof GapRow>

/** The gaps with what their entries say of them. */
export async function readGaps(client: Client, dropped: readonly number[]): Promise<GapRow[]> {
  const { rows } = await client.query(GAPS, [dropped])
  return z.parse(z.array(GapRow), rows)
}

const GAPS = `
  with listed as (
    select gap as id, month, count(*) as rows, (array_agg(id order by id))[1] as first,
      sha256(string_agg(uuid_send(id) || coalesce(digest, ''), '' order by id, digest)) as digest
    from (
      select gap, month, id, digest from activity_chain.entries where gap is not null and month <> all ($1::int[])
      union all select gap, activity_chain.month_of(id), id, digest from activity_chain.tail where gap is not null
    ) entry group by gap, month
  )
  select id, month, g.kind, g.rows::float8 as rows, g.digest, g.key_id, g.signature, l.first,
    coalesce(g.kind = 'dropped' or (g.rows = l.rows and g.digest = l.digest), false) as fits
  from listed l full join activity_chain.gaps g using (id, month) order by month, id`

/** Whether a gap was made by the portal, and holds what it held then. */
export function checkGap(keys: Keys, gap: GapRow): Misfit | undefined {
  const { id, month, kind, rows, digest, key_id: keyId, signature, first } = gap
  const refused = (why: string) => ({ id: first, why: `${why} (gap ${id} of ${nameOf(month)})` })
  if (kind === null || rows === null || digest === null || keyId === null || signature === null)
    return refused('it was changed by nobody who may')
  if (!gap.fits) return refused('its gap does not hold what was signed')
  const known = { id, month, kind, rows, digest }
  const expected = keys.sealer && signGap(keys.sealer, keys.logId, known)
  return isSigned(keys, keyId, signature, expected)
    ? undefined
    : refused('its gap is not signed by the portal')
}

const EndRow = z.object({
  month: z.number(),
  last: z.number(),
  place: z.nullable(z.number()),
  hash: z.nullable(bytes),
  key_id: z.nullable(bytes),
  signature: z.nullable(bytes),
  fits: z.boolean(),
  id: z.nullable(z.string()),
})
export type EndRow = z.infer<typeof EndRow>

/** The last entry of each month beside what was signed of it. */
export async function readEnds(client: Client): Promise<EndRow[]> {
  const { rows } = await client.query(ENDS)
  return z.parse(z.array(EndRow), rows)
}

const ENDS = `
  with recursive months as (
    select min(month) as month from activity_chain.entries
    union all
    select (select min(e.month) from activity_chain.entries e where e.month > months.month) from months
      where months.month is not null
  ), lasts as (
    select e.* from months, lateral (select * from activity_chain.entries e where e.month = months.month
      order by e.place desc limit 1) e
  )
  select month, coalesce(l.place, 0)::float8 as last, s.place::float8 as place, s.hash, s.key_id, s.signature, l.id,
    coalesce(s.place = l.place and s.hash = l.hash, false) as fits
  from lasts l full join activity_chain.seals s using (month) order by month`

export function checkEnd(keys: Keys, end: EndRow): Misfit | undefined {
  const { month, place, hash, key_id: keyId, signature, id } = end
  const refused = (why: string) => ({ id, why: `${why} (the end of ${nameOf(month)})` })
  if (place === null || hash === null || keyId === null || signature === null)
    return refused('its chain has no signed end')
  if (!end.fits) return refused('the chain does not end where it was signed')
  const expected = keys.sealer && signEnd(keys.sealer, keys.logId, { month, place, hash })
  return isSigned(keys, keyId, signature, expected)
    ? undefined
    : refused('the end is not signed by the portal')
}

function isSigned(
  { sealer, isOwnKey }: Keys,
  keyId: Buffer,
  signature: Buffer,
  expected: Buffer | undefined,
): boolean {
  if (sealer === undefined || expected === undefined) return true
  if (!keyIdOf(sealer).equals(keyId)) return !isOwnKey
  return expected.equals(signature)
}

/** What an anchor tells must still be so. */
export async function checkAnchor(
  client: Client,
  anchor: Anchor,
  dropped: readonly number[],
): Promise<Misfit | undefined> {
  for (const { month, place, hash } of anchor.months) {
    if (dropped.includes(month)) continue
    const { rows } = await client.query(
      'select id, hash from activity_chain.entries where month = $1 and place = $2',
      [month, place],
    )
    const [row] = z.parse(z.array(z.object({ id: z.string(), hash: bytes })), rows)
    if (row?.hash.toString('hex') === hash) continue
    const why = `the anchor of ${anchor.at} tells of another entry ${place} in ${nameOf(month)}`
    return { id: row?.id ?? null, why }
  }
  return undefined
}
