import type { applications } from '@guildhall/contract/applications'
import type { Handlers } from '#platform/http/context.ts'
import type { ApplicationsDeps } from './deps.ts'
import * as resume from './resume.ts'
import * as service from './service.ts'

export function applicationsRoutes(deps: ApplicationsDeps): Handlers<typeof applications> {
  return {
    parseResume: (ctx, { body }) => resume.parse(ctx, deps, body.fileName),
    async submit(ctx, { body }) {
      await service.submit(ctx, deps, body)
      return { success: true }
    },
    async acceptNotice(ctx, { params, body }) {
      const message = await service.acceptNotice(ctx, params.id, body.typed_name)
      return message === undefined ? { success: true } : { success: true, message }
    },
  }
}
