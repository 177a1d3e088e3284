import { STAFF_ROLES } from '@guildhall/contract/access'
import type { MemberType } from '@guildhall/contract/gigs/members'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { fullName } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

export interface Search {
  type: MemberType
  /** Approved experts alone: for the role of an expert. */
  expertsOnly: boolean
  /** Who searches: staff find everybody who fits, others those whom they know from this project or its company. */
  by: { userId: string; isStaff: boolean }
  /** The project: its members are left out. */
  gigId: string | null
}

/** Users who may be added, the best fitting names first. */
export async function page(db: Db, search: Search, keyword: string, at: PageAt) {
  const found = db
    .selectFrom(findable(db, search).as('found'))
    .where(sql<boolean>`${foldedName} like '%' || ${folded(keyword)} || '%'`)
    .$if(search.gigId !== null, (all) =>
      all.where(sql<boolean>`not exists (select from gig_members m where m.gig_id = ${search.gigId}
        and m.user_id = found.id)`),
    )
  const best = sql`${foldedName} like ${folded(keyword)} || '%' desc, ${foldedName}, found.id`
  return pageOfRows(found.selectAll().orderBy(best), at)
}

/** Customers belong to one company (PRODUCT D-04), which should be the one that the project is for. */
function otherCompany({ type, gigId }: Search) {
  if (type !== 'customer' || gigId === null) return sql<string | null>`null`
  return sql<string | null>`(select c.name from companies c join gigs g on g.id = ${gigId}
    where c.id = people.company_id and c.id <> g.company_id)`
}

export type AvailableRow = Awaited<ReturnType<typeof page>>['rows'][number]

/** Which of these users may be added, with their names. */
export function among(db: Db, search: Search, ids: readonly string[]) {
  return fitting(db, search)
    .select(['users.id', 'users.email', 'people.first_name', 'people.last_name'])
    .where('users.id', 'in', [...ids])
    .execute()
}

/** Whether somebody who was invited may still be a member (PRODUCT D-15). */
export async function isWelcome(db: Db, userId: string): Promise<boolean> {
  const found = await active(db).select('users.id').where('users.id', '=', userId).executeTakeFirst()
  return found !== undefined
}

/** Whether somebody may not be a member until they are active again, as a login or as an expert. */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const found = await known(db).select('users.id').where('users.id', '=', userId).executeTakeFirst()
  return found === undefined
}

function fitting(db: Db, search: Search) {
  return active(db).where(search.type === 'customer' ? isCustomer(search) : isContributor(search))
}

/**
 * Whom a search shows: who fits, and the customers who were invited and have not come yet, to be invited again and not
 * added. Staff find all of these; a customer whom they invited themselves.
 */
function findable(db: Db, search: Search) {
  if (search.type !== 'customer') return shown(fitting(db, search), search)
  if (search.by.isStaff) return shown(known(db).where(isCustomer(search)), search)
  return shown(fitting(db, search), search).unionAll(({ parens }) => parens(invitedBy(db, search)))
}

function shown(users: ReturnType<typeof known>, search: Search) {
  return users
    .select(['users.id', 'people.first_name', 'people.last_name', 'people.photo_file', 'people.job_title'])
    .select(otherCompany(search).as('other_company'))
    .select(sql<boolean>`users.email_verified_at is null`.as('is_invited'))
}

/** As the inviter typed them, whether the address has an account or not: that shows nowhere (PRODUCT D-16). */
function invitedBy(db: Db, search: Search) {
  const nothing = sql<string | null>`null`
  return pendingOf(db, search.by.userId)
    .select(['i.user_id as id', 'i.first_name', 'i.last_name'])
    .select([nothing.as('photo_file'), nothing.as('job_title'), nothing.as('other_company')])
    .select(sql<boolean>`true`.as('is_invited'))
    .where('i.user_id', 'not in', fitting(db, search).select('users.id'))
}

/** The last invitation of each whom this user has invited and who has not accepted. */
function pendingOf(db: Db, userId: string) {
  return db
    .selectFrom('gig_invitations as i')
    .distinctOn('i.user_id')
    .where('i.invited_by', '=', userId)
    .where('i.status', '=', 'pending')
    .orderBy('i.user_id')
    .orderBy('i.sent_at', 'desc')
}

/** Names and address of somebody whom this search shows as invited. */
export async function invitee(db: Db, { by }: Pick<Search, 'by'>, userId: string) {
  if (!by.isStaff) {
    const own = pendingOf(db, by.userId).select(['i.first_name', 'i.last_name', 'i.email'])
    return own.where('i.user_id', '=', userId).executeTakeFirst()
  }
  return known(db)
    .select(['people.first_name', 'people.last_name', 'users.email'])
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is', null)
    .where(isCustomer({ type: 'customer', by, expertsOnly: false, gigId: null }))
    .executeTakeFirst()
}

function active(db: Db) {
  return known(db).where('users.email_verified_at', 'is not', null)
}

function known(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .leftJoin('experts', 'experts.person_id', 'users.person_id')
    .where('users.status', '=', 'active')
    .where(sql<SqlBool>`experts.status is distinct from 'Suspended'`)
}

const foldedName = sql`fold(${fullName('found')})`

function folded(keyword: string) {
  return sql`fold(${literally(keyword)})`
}

/** PRODUCT D-15: staff or Approved experts. Who is no staff themselves finds of the experts those hired on the project. */
function isContributor({ expertsOnly, by, gigId }: Search): RawBuilder<SqlBool> {
  const hired = sql<SqlBool>`exists (select from expert_gigs e where e.person_id = users.person_id
    and e.gig_id = ${gigId} and e.status = 'Hired')`
  const expert = by.isStaff
    ? sql<SqlBool>`experts.status = 'Approved'`
    : sql<SqlBool>`(experts.status = 'Approved' and ${hired})`
  if (expertsOnly) return expert
  return sql<SqlBool>`(${expert} or exists (select from user_roles r where r.user_id = users.id
    and r.role in (${sql.join(STAFF_ROLES)})))`
}

/** A customer finds colleagues alone: customers of projects of the same company, or of a project of their own. */
function isCustomer({ by, gigId }: Search): RawBuilder<SqlBool> {
  const customer = sql<SqlBool>`exists (select from user_roles r where r.user_id = users.id
    and r.role = 'growth_experts_customer')`
  if (by.isStaff) return customer
  return sql<SqlBool>`(${customer} and exists (
    select from gig_members m join gigs g on g.id = m.gig_id
    where m.user_id = users.id and m.type = 'customer' and (
      g.company_id = (select company_id from gigs where id = ${gigId})
      or exists (select from gig_members own where own.gig_id = g.id and own.user_id = ${by.userId}))))`
}
