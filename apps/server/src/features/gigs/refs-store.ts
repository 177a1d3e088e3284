import type { TypedDetails } from '@guildhall/contract/gigs/details'
import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Named } from './store.ts'
import { visibleGigs, type Reader } from './visible.ts'
import { fullName } from '#platform/db/full-name.ts'

export interface Refs {
  companies: Named[]
  people: Named[]
  gigs: (Named & { internal_id: string; status: GigStatus })[]
}

/** The names behind the ids in the details of a kind; of other gigs only those that the reader may see. */
export async function refsOf(db: Db, reader: Reader, typed: TypedDetails): Promise<Refs> {
  const ids = idsOf(typed)
  return {
    companies: ids.companies.length === 0 ? [] : await companies(db, ids.companies),
    people: ids.people.length === 0 ? [] : await people(db, ids.people),
    gigs: ids.gigs.length === 0 ? [] : await gigs(db, reader, ids.gigs),
  }
}

function idsOf(typed: TypedDetails): Record<keyof Refs, string[]> {
  const none = { companies: [], people: [], gigs: [] }
  switch (typed.type) {
    case 'radar':
      return {
        ...none,
        companies: typed.details.companies.map((one) => one.company_id),
        people: typed.details.acceptances.map((one) => one.user_id),
      }
    case 'award':
      return {
        ...none,
        companies: typed.details.nominee_companies.map((one) => one.company_id),
        people: [
          ...typed.details.scores.map((one) => one.juror_id),
          ...typed.details.acceptances.map((one) => one.user_id),
        ],
      }
    case 'growth-opportunity':
      return none
    case 'opportunity-engine': {
      const { sponsor_id: sponsor, phases, child_gig_ids: children } = typed.details
      const owners = phases.flatMap(({ owner_id: owner }) => (owner === null ? [] : [owner]))
      return { ...none, people: sponsor === null ? owners : [sponsor, ...owners], gigs: children }
    }
  }
}

function companies(db: Db, ids: string[]): Promise<Named[]> {
  return db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute()
}

/** Of persons and of users: a sponsor is a person, a juror has a login. */
async function people(db: Db, ids: string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select p.id, ${fullName('p')} as name from people p where p.id = any(${ids})
    union select u.id, ${fullName('p')} from users u join people p on p.id = u.person_id
    where u.id = any(${ids})`.execute(db)
  return rows
}

async function gigs(db: Db, reader: Reader, ids: string[]): Promise<Refs['gigs']> {
  const { rows } = await sql<Refs['gigs'][number]>`
    select gigs.id, gigs.name, gigs.internal_id, gigs.status from gigs
    where gigs.id = any(${ids}) and ${visibleGigs(reader)} order by gigs.created_at, gigs.id`.execute(db)
  return rows
}
