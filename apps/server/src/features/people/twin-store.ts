import type { Evidence } from '@guildhall/contract/people/duplicates'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'

/** What is known of somebody who may be there already. */
export interface Described {
  firstName: string
  lastName: string
  email: string | null
  phone: { code: string; number: string } | null
  /** Colleagues share a switchboard; where each has a number of their own it is enough by itself. */
  isPhoneOwn: boolean
  linkedIn: string | null
  /** Together with the whole name it is enough. */
  companyId: string | null
  /** Nothing but the name is known of them: then it is enough by itself. */
  isNameAlone: boolean
}

export interface Twin {
  id: string
  name: string
  internalId: string
  evidence: Extract<Evidence, 'email' | 'linked_in' | 'phone' | 'name'>
}

/** Somebody who is there already, by the surest of the rules of the duplicates (see duplicate-store.ts) that names one. */
export async function twinOf(db: Db, described: Described): Promise<Twin | undefined> {
  const { firstName, lastName, email, phone, linkedIn, companyId, isNameAlone, isPhoneOwn } = described
  const full = sql`fold(${`${firstName} ${lastName}`})`
  const named = isNameAlone ? sql`true` : sql`k.company_id = ${companyId}::uuid`
  const keys = [
    sql`select k.person_id, 1 as rank, 'email' as evidence from people_keys k where k.email = email_key(${email}::text)`,
    sql`select u.person_id, 1, 'email' from users u where u.email = ${email}::text`,
    sql`select k.person_id, 2, 'linked_in' from people_keys k where k.linked_in = linked_in_key(${linkedIn}::text)`,
    ...(phone === null
      ? []
      : [
          sql`select k.person_id, 3, 'phone' from people_keys k where k.phone = phone_key(${phone.code}, ${phone.number})
            and (${isPhoneOwn} or k.full_name = ${full})`,
        ]),
    sql`select k.person_id, 4, 'name' from people_keys k where k.full_name = ${full} and ${named}`,
  ]
  const { rows } = await sql<Twin>`select p.id, ${fullName('p')} as name,
      p.internal_id as "internalId", found.evidence
    from (${sql.join(keys, sql` union all `)}) found join people p on p.id = found.person_id
    where p.erased_at is null order by found.rank, p.created_at, p.id limit 1`.execute(db)
  return rows[0]
}
