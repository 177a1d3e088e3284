import type { Db } from '#platform/db/database.ts'

/** Names of the demo network to the ids of their users: `the('manager')` is manager@demo.test. */
export async function demoIds(db: Db): Promise<(name: string) => string> {
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const ids = new Map(users.map(({ id, email }) => [email.replace('@demo.test', ''), id]))
  return (name) => ids.get(name) ?? ''
}
