import type { Task } from '#platform/jobs/jobs.ts'
import type { SearchDeps } from './deps.ts'
import { readFile } from './reading.ts'
import { REBUILD_JOB, rebuildAll } from './rebuilding.ts'
import { READING_JOB } from './refreshing.ts'

/** The slow work of this feature, by the name of its jobs. */
export function searchTasks(deps: SearchDeps): Record<string, Task> {
  return {
    [READING_JOB]: (payload) => readFile(deps, payload),
    [REBUILD_JOB]: (payload) => rebuildAll(deps.db, deps.now, payload),
  }
}
