import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { captureCalls, type Capture } from '#features/activity/capture/capture.ts'
import { createExports, type Exports } from '#features/activity/export/export.ts'
import { createFilterOptions, type FilterOptions } from './filter-options.ts'
import { startSealing, type SealingOptions } from './chain/sealing.ts'
import { ensureMonths, RETENTION_JOB } from './retention.ts'
import { createTotals, type Totals } from './totals.ts'

/** Reading the log is itself recorded, as a security event. */
export type LogReading = 'activity_opened' | 'activity_exported'

export interface ActivityLogOptions extends SealingOptions {
  /** The switch of the settings. */
  isEnabled: () => boolean
  noteReading: (ctx: Ctx, kind: LogReading, details: Record<string, string>) => Promise<void>
}

/** The activity log of a running server. */
export interface ActivityLog extends Capture {
  isEnabled: () => boolean
  noteReading: ActivityLogOptions['noteReading']
  totals: Totals
  filterOptions: FilterOptions
  exports: Exports
}

export async function startActivityLog(options: ActivityLogOptions): Promise<ActivityLog> {
  const { db, now, isEnabled, noteReading } = options
  await ensureMonths(db, now())
  const capture = captureCalls(options)
  const sealing = startSealing(options)
  return {
    ...capture,
    async close() {
      await capture.close()
      await sealing.stop()
    },
    isEnabled,
    noteReading,
    totals: createTotals(now),
    filterOptions: createFilterOptions(now),
    exports: createExports(),
  }
}

/** Has the first clean-up wait until the server has come to rest. */
export async function scheduleRetention(db: Db, now: Date): Promise<void> {
  await addJob(db, RETENTION_JOB, {}, { key: RETENTION_JOB, runAt: new Date(now.getTime() + 60_000) })
}
