import { KINDS, type GigKind, type Level } from '@guildhall/contract/gigs/kinds'
import type { GigStatus } from '@guildhall/contract/gigs/machine'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Gigs } from '#platform/db/tables.gen.ts'
import type { Names } from './names.ts'
import type { Theme } from './themes.ts'

export interface GivenGig {
  name?: string
  type?: GigKind
  /** One of the markets of the demo network; `storage` unless given. */
  theme?: string
  status?: GigStatus
  /** A user; must be a manager or admin. */
  owner: string
  /** Who approves and rejects in its history; the owner unless given. */
  admin?: string
  company?: string
  /** Slug of the role by user, level by user. */
  team?: Readonly<Record<string, string>>
  customers?: Readonly<Record<string, Level>>
  rejectedFrom?: 'Requested' | 'Submitted'
  reason?: readonly [string, string]
  /** Nothing but a name: not complete enough for a request. */
  isBare?: boolean
  /** Columns that a test cares about. */
  columns?: Omit<Partial<Insertable<Gigs>>, 'id'>
  at?: Date
}

export interface Written {
  id: string
  given: GivenGig
  theme: Theme
  type: GigKind
  at: Date
  row: Insertable<Gigs>
}

export async function writeLinks(db: Db, names: Names, written: readonly Written[]): Promise<void> {
  const full = written.filter(({ given }) => given.isBare !== true)
  const industries = full.map(({ id, theme }) => ({
    gig_id: id,
    industry_id: names.item('industries', theme.industry),
  }))
  const segments = full.flatMap(({ id, theme }) =>
    theme.segments.map((segment) => ({ gig_id: id, segment_id: names.segment(theme.industry, segment) })),
  )
  const regions = full.flatMap(({ id, theme }) =>
    theme.regions.map((region) => ({ gig_id: id, region_id: names.item('regions', region) })),
  )
  const skills = full.flatMap(({ id, theme, type }) =>
    KINDS[type].needsExperts
      ? [...theme.skills, ...theme.nice].map((skill) => ({
          gig_id: id,
          skill_id: names.item('skills', skill),
          is_required: theme.skills.includes(skill),
        }))
      : [],
  )
  if (full.length === 0) return
  await db.insertInto('gig_industries').values(industries).execute()
  await db.insertInto('gig_segments').values(segments).execute()
  await db.insertInto('gig_regions').values(regions).execute()
  if (skills.length > 0) await db.insertInto('gig_skills').values(skills).execute()
}

export async function writeMembers(db: Db, names: Names, written: readonly Written[]): Promise<void> {
  const members = written.flatMap(({ id, given, type, at, row }) => {
    // The owner made it; the others came with its last step.
    const joined = (userId: string) => (userId === given.owner ? (row.created_at ?? at) : at)
    const none = { gig_id: id, added_by: given.owner, role_id: null, permission_id: null }
    const team = { [given.owner]: names.leadRole(type), ...given.team }
    return [
      ...Object.entries(team).map(([userId, slug]) => ({
        ...none,
        user_id: userId,
        created_at: joined(userId),
        type: 'contributor',
        role_id: names.role(type, slug),
      })),
      ...Object.entries(given.customers ?? {}).map(([userId, level]) => ({
        ...none,
        user_id: userId,
        created_at: at,
        type: 'customer',
        permission_id: names.permission(type, level),
      })),
    ]
  })
  await db.insertInto('gig_members').values(members).execute()
}

/** Whoever is hired on a gig works on it as its expert. */
export async function writeHired(
  db: Db,
  names: Pick<Names, 'role'>,
  hired: readonly { gigId: string; type: GigKind; userId: string; addedBy: string; at: Date }[],
): Promise<void> {
  if (hired.length === 0) return
  const rows = hired.map(({ gigId, type, userId, addedBy, at }) => ({
    gig_id: gigId,
    user_id: userId,
    type: 'contributor',
    added_by: addedBy,
    created_at: at,
    role_id: names.role(type, 'expert'),
  }))
  await db
    .insertInto('gig_members')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .execute()
}
