import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { idParams, uuid } from '#contract/shapes'
import { ExpertCard } from './shapes.ts'

export const SimilarExpert = z.strictObject({
  expert: ExpertCard,
  /** What both know, in a few words. */
  shared: z.array(z.string()),
  /** The sentence of their profile that shows it best. */
  evidence: z.nullable(z.string()),
  /** From 0 to 100, how well they match the project that was asked for. */
  score: z.nullable(z.number()),
})
export type SimilarExpert = z.infer<typeof SimilarExpert>

export const similar = {
  /** Who could do what this expert does; for a project nobody who was engaged on it, and nobody whom it rules out. */
  similar: endpoint({
    method: 'GET',
    path: '/users/:id/similar',
    title: 'List similar experts',
    access: {
      roles: ['growth_experts_admin', 'growth_experts_manager', 'growth_experts_hr_generalist'],
    },
    rate: 'search',
    input: { params: idParams, query: z.strictObject({ gig_id: z.optional(uuid) }) },
    ok: z.strictObject({ data: z.array(SimilarExpert) }),
    log: { action: 'view' },
  }),
}
