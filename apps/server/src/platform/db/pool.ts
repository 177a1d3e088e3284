import { Kysely, PostgresDialect, sql, type LogEvent } from 'kysely'
import { Pool, types } from 'pg'
import { clientClass } from './addresses.ts'
import { withNames } from './named-statements.ts'
import { tellStatement } from './statements.ts'

export interface DatabaseOptions {
  url: string
  /** Most connections at once. */
  max?: number
  /** The role that this process works as; the login behind the URL must be a member of it. */
  role?: 'guildhall_app' | 'guildhall_retention'
  /** The URL leads to a pooler (PgBouncer), whose login brings role and limits along. */
  isPooled?: boolean
  /** How long a call waits for a connection, in milliseconds. */
  patience?: number
  /** Shown in pg_stat_activity. */
  name?: string
  /** A connection broke. The pool opens a new one by itself. */
  onError?: (error: Error) => void
}

// In milliseconds. A request that waits longer is better told to come back (503).
export const limits = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * A pool of connections that work as the app role. int8 comes as number (ours stay below 2^53), timestamptz as Date,
 * date as 'YYYY-MM-DD', numeric as string. Close it with `destroy()`.
 */
export function openDatabase<DB>(options: DatabaseOptions): Kysely<DB> {
  const pool = new Pool({
    ...connectionOf(options),
    // A pooler hands on its connections: what one of them has planned is not known on another.
    Client: options.isPooled === true ? clientClass(options.url) : withNames(clientClass(options.url)),
    max: options.max ?? 10,
    connectionTimeoutMillis: options.patience ?? limits.connectionTimeoutMillis,
    application_name: options.name ?? `guildhall app ${process.pid}`,
    types: { getTypeParser },
  })
  // Without listeners a broken connection would end the process: the pool speaks for idle ones only, and one in use
  // speaks for itself, beside the failing query.
  const report = (error: Error) => options.onError?.(error)
  pool.on('error', report)
  pool.on('connect', (client) => void client.on('error', report))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: tell })
}

function tell({ level, query, queryDurationMillis: milliseconds }: LogEvent): void {
  tellStatement({ text: query.sql, milliseconds, failed: level === 'error' })
}

/** Whether the database answers; takes at most as long as the limits above. */
export async function isReady<DB>(db: Kysely<DB>): Promise<boolean> {
  const answers = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
  // The first connection handed out may be one that broke while idle; that alone says nothing.
  return (await answers()) || answers()
}

/** The login of a pooler keeps role and limits itself: what comes with the start of a connection is not handed on. */
function connectionOf({ url, role = 'guildhall_app', isPooled = false }: DatabaseOptions) {
  if (isPooled) return { connectionString: url, connectionTimeoutMillis: limits.connectionTimeoutMillis }
  return { ...limits, connectionString: withRole(url, role) }
}

/** In the URL, since options that it brings along would replace those beside it, and the role with them. */
function withRole(url: string, role: string) {
  const [address = '', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  const given = parameters.get('options') ?? ''
  parameters.set('options', `${given} -c role=${role} -c timezone=UTC`.trim())
  return `${address}?${String(parameters).replaceAll('+', '%20')}`
}

const asText = (value: string) => value
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, asText],
])

function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  return (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format)
}
