import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, item } from './envelope.ts'
import { idParams, moment, uuid } from './shapes.ts'

export const JOB_STATUSES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const

/** What became of one part; those that are still to come are not among them. */
const JobResult = z.strictObject({
  id: uuid,
  name: z.string(),
  status: z.enum(['done', 'refused']),
  /** Why not. */
  message: z.nullable(z.string()),
})

/** The refused parts come first, at most this many results in all. */
export const MAX_JOB_RESULTS = 500

export const Job = z.strictObject({
  id: uuid,
  kind: z.string(),
  status: z.enum(JOB_STATUSES),
  done: z.int(),
  total: z.int(),
  refused: z.int(),
  results: z.array(JobResult),
  url: z.optional(z.string()),
  created_at: moment,
  finished_at: z.nullable(moment),
})
export type Job = z.infer<typeof Job>

/** Long work of the caller: whoever did not start it does not find it. */
export const jobs = {
  read: endpoint({
    method: 'GET',
    path: '/jobs/:id',
    title: 'List running work',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: item(Job),
    log: false,
  }),
  /** What is done stays done. */
  cancel: endpoint({
    method: 'DELETE',
    path: '/jobs/:id',
    title: 'Cancel long work',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams },
    ok: done,
    log: { action: 'update' },
  }),
}
