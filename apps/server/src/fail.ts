import { BackupRefused } from '#platform/backup/refused.ts'
import { DatabaseBroken, FolderHeld } from '#platform/db/errors.ts'
import { MigrationRefused } from '#platform/db/migrate.ts'
import { ConfigError } from './config.ts'
import { DataFolderUnusable } from './folders.ts'

const KNOWN = [ConfigError, DataFolderUnusable, FolderHeld, DatabaseBroken, MigrationRefused, BackupRefused]

/** Ends the process with one clear line for what an operator can mend, and the whole error otherwise. */
export function fail(error: unknown): void {
  const isKnown = KNOWN.some((kind) => error instanceof kind)
  console.error(isKnown && error instanceof Error ? error.message : (whyNotListening(error) ?? error))
  process.exit(1) // Timers and sockets of a half-started server would keep the process alive.
}

const ADDRESS_PROBLEMS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program. Stop that one, or set',
  EACCES: 'is not open to this user. Set',
  EADDRNOTAVAIL: 'is no address of this machine. Set HOST to one of it, or set',
}

/** One line for an address on which we cannot listen. */
function whyNotListening(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen') return undefined
  if (!('code' in error) || !('port' in error) || !('address' in error)) return undefined
  const problem = ADDRESS_PROBLEMS[String(error.code)]
  if (problem === undefined) return undefined
  const variable = String(error.port) === process.env['METRICS_PORT'] ? 'METRICS_PORT' : 'PORT'
  return `Port ${String(error.port)} on ${String(error.address)} ${problem} ${variable} to another number.`
}
