import type { hiring } from '@guildhall/contract/hiring'
import type { HiringDeps } from '#features/hiring/deps.ts'
import { paperFile } from '#features/hiring/signing/files.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

type Names = 'ownPapers' | 'signPaper' | 'takeTraining' | 'paperFile' | 'ndaOfExpert'

export function papersRoutes(deps: HiringDeps): Pick<Handlers<typeof hiring>, Names> {
  const { product } = deps
  return {
    ownPapers: async (ctx) => ({ data: await service.papers(ctx, product) }),
    signPaper: async (ctx, { params, body }) => ({
      data: await service.sign(ctx, product, params.kind, body),
    }),
    takeTraining: async (ctx, { body }) => ({ data: await service.takeTraining(ctx, product, body) }),
    paperFile: (ctx, { params }) => paperFile(ctx, deps, ctx.actor.personId, params.kind),
    ndaOfExpert: (ctx, { params }) => paperFile(ctx, deps, params.id, 'nda'),
  }
}
