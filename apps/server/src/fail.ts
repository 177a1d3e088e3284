import { BackupRefused } from '#platform/backup/refused.ts'
import { DatabaseBroken, FolderHeld } from '#platform/db/errors.ts'
import { MigrationRefused } from '#platform/db/migrate.ts'
import { ConfigError } from './config.ts'

/** Ends the process with one clear line for what an operator can mend, and the whole error otherwise. */
export function fail(error: unknown): void {
  const isKnown = [ConfigError, FolderHeld, DatabaseBroken, MigrationRefused, BackupRefused].some(
    (kind) => error instanceof kind,
  )
  console.error(
    isKnown || isPortTaken(error) ? String(error instanceof Error ? error.message : error) : error,
  )
  process.exit(1) // Timers and sockets of a half-started server would keep the process alive.
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
