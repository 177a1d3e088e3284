import { sql, type RawBuilder } from 'kysely'

/** First and last name as they are read together; `people` is the table or what a query calls it. */
export function fullName(people: string): RawBuilder<string> {
  return sql<string>`${sql.ref(`${people}.first_name`)} || ' ' || ${sql.ref(`${people}.last_name`)}`
}

/** The name of the person behind a login: a question of its own within another; null for nobody. */
export function nameOfUser(user: string): RawBuilder<string | null> {
  return sql<string | null>`(select ${fullName('name_p')} from users name_u
    join people name_p on name_p.id = name_u.person_id where name_u.id = ${sql.ref(user)})`
}
