import type { care, SystemState } from '@guildhall/contract/jobs/care'
import { failing } from '#features/webhooks/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { countJobs, failedJobs, retryJob, type FailedJob } from '#platform/jobs/failed.ts'
import { dropJobs } from '#platform/jobs/jobs.ts'

const MOST = 100

export interface CareDeps {
  version: string
  startedAt: Date
  alerts: () => Promise<SystemState['alerts']>
  /** Whom a waiting mail goes to and what about; undefined for other work. */
  mailOf: (job: Pick<FailedJob, 'name' | 'payload'>) => { to: string; subject: string } | undefined
  spaces: (db: Db) => Promise<SystemState['spaces']>
  free: () => Promise<number | null>
}

export function careRoutes(deps: CareDeps): Handlers<typeof care> {
  return {
    async state(ctx) {
      return { data: await stateOf(ctx, deps) }
    },
    async retry({ db, now }, { params }) {
      if (!(await retryJob(db, params.id, now))) throw refuse('not_found')
      return { success: true }
    },
    async discard({ db }, { params }) {
      const failed = await failedJobs(db, MOST)
      const job = failed.find(({ id }) => id === params.id)
      if (job === undefined) throw refuse('not_found')
      if (job.comes_back) throw refuse('wrong_state')
      await dropJobs(db, [params.id])
      return { success: true }
    },
  }
}

async function stateOf({ db, now }: SignedIn, deps: CareDeps): Promise<SystemState> {
  const counts = await countJobs(db, now)
  const failed = await failedJobs(db, MOST)
  return {
    version: deps.version,
    started_at: deps.startedAt.toISOString(),
    alerts: await deps.alerts(),
    work: { ...counts, failed: failed.map((job) => present(job, deps)) },
    webhooks: await failing(db),
    spaces: await deps.spaces(db),
    free: await deps.free(),
  }
}

function present(job: FailedJob, { mailOf }: CareDeps): SystemState['work']['failed'][number] {
  return {
    id: job.id,
    kind: job.name,
    mail: mailOf(job) ?? null,
    tries: job.attempts,
    most_tries: job.max_attempts,
    error: job.last_error.split('\n')[0]?.slice(0, 300) ?? '',
    next_try_at: job.attempts >= job.max_attempts ? null : job.run_at.toISOString(),
    actions: { canDiscard: !job.comes_back },
  }
}
