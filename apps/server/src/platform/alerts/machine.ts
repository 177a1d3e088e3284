import { open } from 'node:fs/promises'
import { devNull } from 'node:os'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Alerts } from './alerts.ts'

/** Milliseconds by which the two clocks may move apart between two looks; time services correct by far less at once. */
const JUMP = 5000
/** Milliseconds that the clocks of this machine and of the database may differ. */
const APART = 30_000
/** Every so many looks the database is asked for the time. */
const LOOKS = 12

interface MachineOptions {
  alerts: Pick<Alerts, 'raise' | 'watch'>
  db: Db
  /** Milliseconds between two looks. */
  pause?: number
  /** The time of day, in milliseconds, which somebody may set. */
  wall?: () => number
  /** Milliseconds since some moment; nobody can set them. */
  steady?: () => number
}

/**
 * Looks every few seconds whether this machine gives what the server needs of it, and raises an alert where it does not:
 * a handle to open a file or a connection with, and a clock that neither jumps nor differs from the database's.
 */
export function watchMachine(options: MachineOptions): { stop: () => void } {
  const { alerts, db, pause = 5000, wall = Date.now, steady = () => performance.now() } = options
  const agree = () => compareClocks(db, wall)
  alerts.watch('handles', takeHandle)
  alerts.watch('clock', agree)
  let before = wall() - steady()
  let looks = 0
  const look = async () => {
    await takeHandle().catch((error: unknown) => alerts.raise('handles', error))
    const now = wall() - steady()
    if (Math.abs(now - before) > JUMP) alerts.raise('clock', new ClockFault('The clock jumped.'))
    before = now
    looks += 1
    if (looks % LOOKS === 0) await agree().catch((error: unknown) => tellClock(alerts, error))
  }
  const timer = setInterval(() => void look(), pause).unref()
  return { stop: () => clearInterval(timer) }
}

class ClockFault extends Error {}

/** A database that cannot be asked says nothing of the clock. */
function tellClock(alerts: MachineOptions['alerts'], error: unknown): void {
  if (error instanceof ClockFault) alerts.raise('clock', error)
}

/** Fails when this process may open nothing more. */
async function takeHandle(): Promise<void> {
  const handle = await open(devNull)
  await handle.close()
}

async function compareClocks(db: Db, wall: () => number): Promise<void> {
  const asked = wall()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const answered = wall()
  const theirs = rows[0]?.at.getTime() ?? asked
  if (theirs < asked - APART || theirs > answered + APART)
    throw new ClockFault('The clocks of this machine and of the database differ.')
}
