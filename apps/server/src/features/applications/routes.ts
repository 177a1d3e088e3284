import type { applications } from '@guildhall/contract/applications'
import * as experts from '#features/experts/applying/service.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { inSteps } from '#platform/http/answers/late-answer.ts'
import type { ApplicationsDeps } from './deps.ts'
import * as resume from './resume.ts'
import * as service from './service.ts'

export function applicationsRoutes(deps: ApplicationsDeps): Handlers<typeof applications> {
  return {
    parseResume: (ctx, { query, body: { fileName } }) =>
      inSteps(takesSteps(ctx, query), (onStep) => resume.parse(ctx, deps, { fileName, onStep })),
    async submit(ctx, { body }) {
      await service.submit(ctx, deps, body)
      return { success: true }
    },
    completeness: (ctx, { params }) => experts.completeness(ctx, params.id),
    async submitProfile(ctx, { params }) {
      await experts.submit(ctx, deps.experts, params.id)
      return { success: true }
    },
    compareResume: (ctx, { query, params: { id } }) =>
      inSteps(takesSteps(ctx, query), (onStep) => resume.compare(ctx, deps, { id, onStep })),
    async mergeResume(ctx, { params, body }) {
      await experts.merge(ctx, deps.experts, params.id, body)
      return { success: true }
    },
    async acceptNotice(ctx, { params, body }) {
      const message = await service.acceptNotice(ctx, params.id, body.typed_name)
      return message === undefined ? { success: true } : { success: true, message }
    },
  }
}

/** An answer that is kept, to be given again, comes whole. */
const takesSteps = ({ request }: SignedIn, { steps }: { steps?: 'true' | undefined }): boolean =>
  steps === 'true' && request.idempotencyKey === null
