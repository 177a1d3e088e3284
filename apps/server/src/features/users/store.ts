import { isRole, type Role } from '@guildhall/contract/access'
import type { USER_SORT_KEYS, UserStatus } from '@guildhall/contract/users'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { fullName } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

export interface Filter {
  keyword?: string | undefined
  roles?: readonly Role[] | undefined
  statuses?: readonly UserStatus[] | undefined
}

export interface Sort {
  key: (typeof USER_SORT_KEYS)[number]
  direction: 'asc' | 'desc'
}

const statusColumn = sql<UserStatus>`case
  when users.status = 'suspended' then 'Suspended'
  when users.email_verified_at is null then 'Invited'
  else 'Active' end`
const nameColumn = fullName('people')
const rolesColumn = sql<string[]>`array(select role from user_roles where user_id = users.id order by role)`

const ORDER = {
  name: sql`${nameColumn} collate alphabetical`,
  email: sql`users.email`,
  last_sign_in_at: sql`users.last_sign_in_at`,
  created_at: sql`users.created_at`,
}

export type UserRecord = Omit<Awaited<ReturnType<typeof page>>['rows'][number], 'roles'> & { roles: Role[] }

/** One page of the accounts that match, and how many there are. */
export async function page(db: Db, filter: Filter, sort: Sort, at: PageAt) {
  const ordered = withColumns(filtered(db, filter))
    .orderBy(ORDER[sort.key], (order) =>
      sort.direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('users.id', sort.direction)
  const { rows, ...rest } = await pageOfRows(ordered, at)
  return { rows: rows.map(withRoles), ...rest }
}

/** An account by its id, that of its person, or one that was merged into it. */
export async function find(db: Db, id: string): Promise<UserRecord | undefined> {
  const row = await withColumns(
    from(db).where('users.id', '=', sql<string>`login_of(${id}::uuid)`),
  ).executeTakeFirst()
  return row === undefined ? undefined : withRoles(row)
}

/** What happened to the account and to those that were merged into it, the newest first. */
export async function history(db: Db, { id, person_id: personId }: Pick<UserRecord, 'id' | 'person_id'>) {
  return db
    .selectFrom('domain_events')
    .select(['id', 'kind', 'actor_name', 'created_at', 'differences'])
    .where('subject_kind', '=', 'user')
    .where(sql<boolean>`subject_id = any(ids_of_person(${personId}::uuid) || ${id}::uuid)`)
    .where('kind', 'like', 'user.%')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

export async function hasCompany(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

function from(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .leftJoin('companies', 'companies.id', 'people.company_id')
    .where('people.erased_at', 'is', null)
}

function filtered(db: Db, { keyword, roles, statuses }: Filter) {
  return from(db)
    .$if(keyword !== undefined && keyword !== '', (all) =>
      all.where(
        sql<boolean>`(fold(${nameColumn}) || ' ' || users.email) like '%' || ${escaped(keyword ?? '')} || '%'`,
      ),
    )
    .$if(roles !== undefined, (all) =>
      all.where((row) =>
        row.exists(
          row
            .selectFrom('user_roles')
            .select('user_id')
            .whereRef('user_id', '=', 'users.id')
            .where('role', 'in', roles ?? []),
        ),
      ),
    )
    .$if(statuses !== undefined, (all) => all.where(statusColumn, 'in', statuses ?? []))
}

/** The keyword as the columns are folded, its wildcards taken for what they look like. */
function escaped(keyword: string) {
  return sql`fold(${literally(keyword)})`
}

function withColumns(found: ReturnType<typeof from>) {
  return found
    .select([
      'users.id',
      'users.person_id',
      'users.email',
      'users.mfa_enabled_at',
      'users.last_sign_in_at',
      'users.created_at',
      'users.timezone',
      'users.force_change_password',
      'users.version',
      'people.internal_id',
      'people.first_name',
      'people.last_name',
      'people.photo_file',
      'people.job_title',
      'people.phone_country_code',
      'people.phone_number',
      'people.company_id',
      'companies.name as company_name',
    ])
    .select([statusColumn.as('status'), rolesColumn.as('roles')])
}

function withRoles<T extends { roles: string[] }>(row: T): Omit<T, 'roles'> & { roles: Role[] } {
  return { ...row, roles: row.roles.filter(isRole) }
}
