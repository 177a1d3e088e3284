import { STAFF_ROLES, type Role } from '@guildhall/contract/access'
import { sql, type Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ScimUsers } from '#platform/db/tables.gen.ts'

/** Whom the identity provider sees: staff, and whomever it has brought; nobody that it has removed. */
function seen(db: Db) {
  return all(db)
    .where('scim_users.removed_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('scim_users.user_id', 'is not', null),
        exists(
          selectFrom('user_roles')
            .select('user_roles.role')
            .whereRef('user_roles.user_id', '=', 'users.id')
            .where('user_roles.role', 'in', STAFF_ROLES),
        ),
      ]),
    )
}

function all(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .leftJoin('scim_users', 'scim_users.user_id', 'users.id')
    .select([
      'users.id',
      'users.person_id',
      'users.email',
      'users.status',
      'users.version',
      'users.email_verified_at',
      'users.created_at',
      'users.updated_at',
      'people.first_name',
      'people.last_name',
      'people.job_title',
      'scim_users.external_id',
      'scim_users.is_active',
      'scim_users.is_groupless',
      'scim_users.removed_at',
    ])
    .select(sql<string[]>`array(select role from user_roles where user_id = users.id)`.as('roles'))
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function find(db: Db, id: string) {
  return seen(db).where('users.id', '=', id).executeTakeFirst()
}

/** Also whom it has removed. */
export function findByEmail(db: Db, email: string) {
  return all(db).where('users.email', '=', email).executeTakeFirst()
}

export interface Asked {
  attribute: 'email' | 'external_id' | 'id'
  value: string
}

/** In the order in which they came. */
export async function page(db: Db, asked: Asked | undefined, at: { limit: number; offset: number }) {
  const found = seen(db)
    .$if(asked?.attribute === 'email', (rows) => rows.where('users.email', '=', asked?.value ?? ''))
    .$if(asked?.attribute === 'id', (rows) => rows.where(sql`users.id::text`, '=', asked?.value ?? ''))
    .$if(asked?.attribute === 'external_id', (rows) =>
      rows.where('scim_users.external_id', '=', asked?.value ?? ''),
    )
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(at.limit)
    .offset(at.offset)
    .execute()
  return { rows, total }
}

/** Who has this role; people without a group keep it only for the day when they are in one again. */
export function members(db: Db, role: Role) {
  return seen(db)
    .where(({ or, eb }) =>
      or([eb('scim_users.is_groupless', 'is', null), eb('scim_users.is_groupless', '=', false)]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles')
          .select('user_roles.role')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('user_roles.role', '=', role),
      ),
    )
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute()
}

/** Writes down what the identity provider says of a login. */
export async function note(
  db: Db,
  userId: string,
  said: Omit<Insertable<ScimUsers>, 'user_id'>,
): Promise<void> {
  const row: Insertable<ScimUsers> = { user_id: userId, ...said }
  await db
    .insertInto('scim_users')
    .values(row)
    .onConflict((known) => known.column('user_id').doUpdateSet({ user_id: userId, ...said }))
    .execute()
}

/** Whether another login has this id of the identity provider. */
export async function isTaken(db: Db, externalId: string, exceptId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('scim_users')
    .select('user_id')
    .where('external_id', '=', externalId)
    .where('removed_at', 'is', null)
    .$if(exceptId !== null, (rows) => rows.where('user_id', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return row !== undefined
}
