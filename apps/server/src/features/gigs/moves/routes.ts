import type { moves, MoveForm } from '@guildhall/contract/gigs/moves'
import type { GigsDeps } from '#features/gigs/deps.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { clone } from './clone.ts'
import { remove, restore } from './drafts.ts'
import { move, type StepName } from './service.ts'

interface Input {
  params: { id: string }
  body: MoveForm
}

export function moveRoutes(deps: GigsDeps): Handlers<typeof moves> {
  const step =
    (action: StepName) =>
    (ctx: SignedIn, { params, body }: Input) =>
      move(ctx, deps, { id: params.id, action, form: body })
  return {
    request: step('request'),
    approve: step('approve'),
    reject: step('reject'),
    submit: step('submit'),
    recall: step('recall'),
    publish: step('publish'),
    unpublish: step('unpublish'),
    close: step('close'),
    reopen: step('reopen'),
    lock: step('lock'),
    unlock: step('unlock'),
    clone: async (ctx, { params, body }) => ({ data: await clone(ctx, params.id, body) }),
    async remove(ctx, { params }) {
      await remove(ctx, deps, params.id)
      return { success: true, message: 'The draft has been deleted.' }
    },
    restore: (ctx, { params }) => restore(ctx, deps, params.id),
  }
}
