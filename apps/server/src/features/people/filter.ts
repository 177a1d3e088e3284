import { STAFF_ROLES } from '@guildhall/contract/access'
import type { PeopleFilter, PersonKind } from '@guildhall/contract/people/person'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { literally } from '#platform/db/like.ts'
import { fullName } from '#platform/db/full-name.ts'

type Condition = RawBuilder<SqlBool>

/** More words than this narrow nothing down. */
const MAX_WORDS = 6

/** Of an expert their vetting, of everybody else their login. */
export const STATUS = sql<string | null>`coalesce(e.status, case
  when u.id is null then null
  when u.status = 'suspended' then 'Suspended'
  when u.email_verified_at is null then 'Invited'
  else 'Active' end)`

/** Whether they can sign in; who is only invited cannot yet. */
export const HAS_LOGIN = sql<boolean>`(u.email_verified_at is not null)`

export const NAME = sql<string>`(${fullName('p')})`

/** What a filter leaves of `people p` with `users u`, `experts e` and `companies c`. */
export function matching(filter: Omit<PeopleFilter, 'sort'>): Condition {
  const { keyword, kind, status, company_id: companies, country_id: countries, has_login: hasLogin } = filter
  const conditions = [
    sql<SqlBool>`true`,
    ...words(keyword).map(holding),
    ...when(kind, (kinds) => sql`(${sql.join(kinds.map(isOf), sql` or `)})`),
    ...when(status, (statuses) => sql`${STATUS} = any(${statuses})`),
    ...when(companies, (ids) => sql`p.company_id = any(${ids}::uuid[])`),
    ...when(countries, livesIn),
    ...when(hasLogin, (has) => (has === 'true' ? HAS_LOGIN : sql`not ${HAS_LOGIN}`)),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function isOf(kind: PersonKind): Condition {
  switch (kind) {
    case 'expert':
      return sql<SqlBool>`e.person_id is not null`
    case 'staff':
      return hasRole(STAFF_ROLES)
    case 'customer':
      return hasRole(['growth_experts_customer'])
    case 'contact':
      return sql<SqlBool>`(e.person_id is null and u.id is null)`
  }
}

function hasRole(roles: readonly string[]): Condition {
  return sql<SqlBool>`exists (select from user_roles r where r.user_id = u.id and r.role = any(${roles}))`
}

/** A word of the name, title, code or address, a company, or a piece of the number. Each branch has an index. */
function holding(word: string): Condition {
  const part = sql`('%' || fold(${literally(word)}) || '%')`
  const digits = /^[+\d().-]+$/.test(word) ? word.replaceAll(/\D/g, '') : ''
  const byNumber =
    digits.length < 3
      ? sql``
      : sql`union all select person_id from people_keys where search like ${`%${digits}%`}`
  return sql<SqlBool>`p.id in (select person_id from people_keys where search like ${part} ${byNumber}
    union all select w.id from people w join companies f on f.id = w.company_id where f.name_key like ${part})`
}

/** A location is free text that most often ends in a country; without one the number tells. */
function livesIn(ids: readonly string[]): Condition {
  return sql<SqlBool>`exists (select from countries k where k.id = any(${ids}::uuid[])
    and (fold(p.location) like '%' || fold(k.nicename) or (p.location is null and p.phone_country_iso = k.iso)))`
}

function words(keyword: string | undefined): string[] {
  return [...new Set((keyword ?? '').split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS)
}

function when<Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): Condition[] {
  return value === undefined ? [] : [sql<SqlBool>`${condition(value)}`]
}
