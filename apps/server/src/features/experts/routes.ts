import type { experts } from '@guildhall/contract/experts'
import type { ProfileChange } from '@guildhall/contract/experts/profile-forms'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as areas from './areas/service.ts'
import * as document from './document/service.ts'
import type { ExpertsDeps } from './deps.ts'
import * as service from './service.ts'

interface Read {
  params: { id: string }
  query: { view?: 'public' | undefined }
}
export function expertsRoutes(deps: ExpertsDeps): Handlers<typeof experts> {
  const change = (ctx: SignedIn, { params, body }: { params: { id: string }; body: ProfileChange }) =>
    service.changeAccount(ctx, deps, { id: params.id }, body)
  const read = (ctx: SignedIn, { params, query }: Read) =>
    service.profile(ctx, deps, { id: params.id, asPublic: query.view === 'public' })
  return {
    user: read,
    person: read,
    expert: (ctx, { params, query }) =>
      service.profile(ctx, deps, { id: params.id, asPublic: query.view === 'public', expertsOnly: true }),
    changeUser: change,
    changePerson: (ctx, { params, body }) =>
      service.change(ctx, deps, { id: params.id, asksRateType: true }, body),
    changeExpert: (ctx, { params, body }) =>
      service.change(ctx, deps, { id: params.id, expertsOnly: true }, body),
    changeProfile: change,
    async projects(ctx, { params, query }) {
      const { view, row } = await service.see(ctx, params.id)
      if (!view.canSeeProjects) throw refuse('not_found')
      const expert = { personId: row.id, isOwn: view.audience === 'self', canSeeRate: view.canSeeRate }
      return deps.projectsOf(ctx, expert, query)
    },
    async ratings(ctx, { params, query }) {
      const { view, row } = await service.see(ctx, params.id)
      if (!view.canSeeProjects) throw refuse('not_found')
      return deps.ratingsOf(ctx, { personId: row.id, isOwn: view.audience === 'self' }, query)
    },
    checkEmail: async (ctx, { query }) => ({ is_used: await service.isEmailUsed(ctx, query) }),
    checkPhone: async (ctx, { query }) => ({ is_used: await service.isPhoneUsed(ctx, query) }),
    exportProfile: (ctx, { params, query }) =>
      document.make(ctx, deps.product, {
        id: params.id,
        format: query.format,
        asPublic: query.view === 'public',
      }),
    measurements: (ctx, { params }) => areas.read(ctx, params.id),
    saveAreas: (ctx, { body }) => areas.save(ctx, body),
    saveAreasAlias: (ctx, { body }) => areas.save(ctx, body),
  }
}
