import { Job, type jobs } from '@guildhall/contract/jobs'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export const jobsRoutes: Handlers<typeof jobs> = {
  async read(ctx, { params }) {
    const { job, results } = await service.read(ctx, params.id)
    const data = Job.parse({
      id: job.id,
      kind: job.kind,
      status: job.status,
      done: job.done,
      total: job.total,
      refused: job.refused ?? 0,
      results: results.map(({ subject_id: id, name, status, message }) => ({ id, name, status, message })),
      ...(job.url === null ? {} : { url: job.url }),
      created_at: job.created_at.toISOString(),
      finished_at: job.finished_at?.toISOString() ?? null,
    })
    return { data }
  },
  async cancel(ctx, { params }) {
    await service.cancel(ctx, params.id)
    return { success: true }
  },
}
