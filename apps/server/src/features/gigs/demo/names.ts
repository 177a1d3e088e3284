import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The ids behind the names of the catalogue. */
export interface Names {
  company: (name: string) => string
  item: (list: string, name: string) => string
  segment: (industry: string, segment: string) => string
  role: (kind: GigKind, slug: string) => string
  leadRole: (kind: GigKind) => string
  permission: (kind: GigKind, level: string) => string
  template: (kind: GigKind) => string
  reason: (kind: string, name: string) => string
}

/** Reads them once. */
export async function readNames(db: Db, companies: readonly string[]): Promise<Names> {
  const { rows } = await sql<{ key: string; id: string }>`
    select 'company/' || name as key, id from companies where name = any(${companies})
    union all select list || '/' || name, id from reference_items
      where list in ('industries', 'regions', 'skills', 'categories', 'talent_types')
    union all select 'segment/' || i.name || '/' || s.segment_2, s.id
      from industry_segments s join reference_items i on i.id = s.industry_id
    union all select 'role/' || kind || '/' || slug, id from gig_roles
    union all select 'lead/' || kind, id from gig_roles where position = 1
    union all select 'permission/' || kind || '/' || value, id from gig_permissions
    union all select 'template/' || kind, id from gig_templates where position = 1
    union all select 'reason/' || kind || '/' || name, id from reasons`.execute(db)
  const ids = new Map(rows.map(({ key, id }) => [key, id]))
  const slugs = await db.selectFrom('gig_roles').select(['kind', 'slug']).where('position', '=', 1).execute()
  const the = (key: string) => must(ids.get(key), key)
  return {
    company: (name) => the(`company/${name}`),
    item: (list, name) => the(`${list}/${name}`),
    segment: (industry, segment) => the(`segment/${industry}/${segment}`),
    role: (kind, slug) => the(`role/${kind}/${slug}`),
    leadRole: (kind) => must(slugs.find((one) => one.kind === kind)?.slug, kind),
    permission: (kind, level) => the(`permission/${kind}/${level}`),
    template: (kind) => the(`template/${kind}`),
    reason: (kind, name) => the(`reason/${kind}/${name}`),
  }
}

export function must<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}.`)
  return value
}
