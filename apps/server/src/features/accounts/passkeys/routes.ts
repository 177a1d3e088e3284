import type { passkeys } from '@guildhall/contract/passkeys'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import { presentUser } from '#features/accounts/presenter.ts'
import type { Handlers } from '#platform/http/context.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'
import * as signIn from './sign-in.ts'

export function passkeysRoutes(deps: AccountsDeps): Handlers<typeof passkeys> {
  return {
    async options(ctx, { body }) {
      return { data: await service.begin(ctx, deps, body?.password) }
    },
    async list(ctx) {
      return { data: (await service.list(ctx)).map(present) }
    },
    async add(ctx, { body }) {
      return { data: present(await service.add(ctx, deps, body)) }
    },
    async remove(ctx, { params, body }) {
      await service.remove(ctx, deps, { id: params.id, password: body?.password })
      return { success: true }
    },
    async signInOptions(ctx) {
      return { data: await signIn.begin(ctx, deps) }
    },
    async signIn(ctx, { body }) {
      return { data: presentUser(await signIn.finish(ctx, deps, body), deps, { byPasskey: true }) }
    },
  }
}
