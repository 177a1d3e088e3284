import type { hiring } from '@guildhall/contract/hiring'
import type { HiringDeps } from '#features/hiring/deps.ts'
import type { Handlers } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { agreementFile, verify } from './files.ts'
import { presentSignature, presentSignatures, presentVersion } from './presenter.ts'
import * as service from './service.ts'

type Names = 'agreement' | 'signatures' | 'sign' | 'changeTerms' | 'verify'

export function signingRoutes(deps: HiringDeps): Pick<Handlers<typeof hiring>, Names> {
  const { product } = deps
  return {
    agreement: (ctx, { params, query }) => agreementFile(ctx, deps, params.id, query.version),
    signatures: async (ctx, { params }) =>
      presentSignatures(await service.seeAgreement(ctx, product, params.id)),
    async sign(ctx, { params, body }) {
      const { seen, signed } = await service.sign(ctx, product, params.id, body)
      const [data] = presentSignature(signed, seen)
      if (data === undefined) throw refuse('conflict')
      return { data }
    },
    changeTerms: async (ctx, { params, body }) => ({
      data: presentVersion(await service.changeTerms(ctx, product, params.id, body)),
    }),
    verify: async (ctx, { body }) => ({ data: { result: await verify(ctx, body?.hash) } }),
  }
}
