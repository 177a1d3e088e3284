import { connectClient, hostsOf } from './addresses.ts'
import { DatabaseBroken, errorText } from './errors.ts'
import { limits } from './pool.ts'

/**
 * A pooler (PgBouncer) hands no role and no limit on to the database, so the login behind it has to bring them along:
 * its settings are put here, as the owner. It is a login of its own, for the app must not work as the owner.
 */
export async function prepareLogin(ownerUrl: string, pooledUrl: string): Promise<void> {
  const [login, owner] = [pooledUrl, ownerUrl].map((url) => new URL(hostsOf(url)[0] ?? url).username)
  if (login === undefined || login === '' || login === owner)
    throw new DatabaseBroken(
      'DATABASE_URL leads to a pooler and needs a login of its own, another one than DATABASE_DIRECT_URL has.',
    )
  const name = decodeURIComponent(login)
  await setUpLogin(ownerUrl, name)
  if ((await roleThrough(pooledUrl)) !== 'guildhall_app')
    throw new DatabaseBroken(
      `The pooler holds sessions of "${name}" from before its settings were made: run RECONNECT in its console.`,
    )
}

async function setUpLogin(ownerUrl: string, login: string): Promise<void> {
  const client = await connectClient({ url: ownerUrl, application_name: 'guildhall login' })
  try {
    const { rows } = await client.query<{ is_set: boolean }>(
      `select exists (select from pg_roles where rolname = $1 and 'role=guildhall_app' = any(rolconfig)
        and 'statement_timeout=${limits.statement_timeout}' = any(rolconfig)) as is_set`,
      [login],
    )
    if (rows[0]?.is_set === true) return
    const wanted = statementsFor(client.escapeIdentifier(login))
    await client.query(wanted.join(';')).catch((error: unknown) => {
      throw new DatabaseBroken(
        `The login "${login}" cannot be prepared (${errorText(error)}). As a superuser run: ${wanted.join('; ')};`,
      )
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function roleThrough(pooledUrl: string): Promise<string | undefined> {
  const client = await connectClient({ url: pooledUrl, application_name: 'guildhall login' })
  try {
    return (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role
  } finally {
    await client.end().catch(() => undefined)
  }
}

function statementsFor(name: string): string[] {
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout } = limits
  const settings = { statement_timeout, lock_timeout, idle_in_transaction_session_timeout }
  return [
    `grant guildhall_app to ${name}`,
    `alter role ${name} set role = 'guildhall_app'`,
    `alter role ${name} set timezone = 'UTC'`,
    ...Object.entries(settings).map(([setting, value]) => `alter role ${name} set ${setting} = ${value}`),
  ]
}
