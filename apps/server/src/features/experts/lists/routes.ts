import type { ExpertTab } from '@guildhall/contract/experts/filter'
import type { ExpertQuery, expertLists } from '@guildhall/contract/experts/lists'
import { MAX_PAGE_SIZE, PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { bulk, remindAll } from './bulk.ts'
import { exportExperts } from './export.ts'
import { invite } from './invitation.ts'
import * as service from './service.ts'
import * as store from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

/** What a manager's own view of the network says while nobody is in it. */
const EMPTY: Record<ExpertTab, string> = {
  active: 'Experts hired for a project appear here.',
  past: 'Experts who have finished a project appear here.',
  approved: 'No expert is approved yet.',
  invited: 'Experts you invite appear here.',
}

async function list(ctx: SignedIn, { query }: { query: ExpertQuery & { paginate?: string | undefined } }) {
  const found = await service.list(ctx, query)
  const emptyText = query.tab === undefined ? 'No experts were found.' : EMPTY[query.tab]
  return pageOf(found.rows, { ...found, emptyText })
}

export function expertListRoutes(deps: ExpertsDeps): Handlers<typeof expertLists> {
  return {
    list,
    getExperts: list,
    managerExperts: list,
    statusCount: async (ctx, { query }) => ({ data: await service.statusCount(ctx, query) }),
    async managerExpertCount(ctx, { query }) {
      const filter = service.filterOf(query)
      const { tabs } = await service.statusCount(ctx, filter)
      return {
        data: { ...(await service.workCount(ctx, filter)), Approved: tabs.approved, Invited: tabs.invited },
      }
    },
    async managers({ db }, { query }) {
      const { page = 1, pageSize = service.isWhole(query) ? MAX_PAGE_SIZE : PAGE_SIZE, keyword } = query
      const isInUse = query.status?.some((word) => word === 'Active' || word === 'Approved') ?? true
      const nobody = { rows: [], total: 0 }
      const { rows, total } = isInUse ? await store.managers(db, keyword, { page, pageSize }) : nobody
      const shown = rows.map(({ photo_file: photo, ...row }) => ({
        ...row,
        photo: photoUrl(photo),
      }))
      return pageOf(shown, { page, pageSize, total, emptyText: 'No Data' })
    },
    export: (ctx, { query }) => exportExperts(ctx, query),
    invite: async (ctx, { body }) => ({ data: await invite(ctx, deps, body) }),
    remindAll: async (ctx, { query }) => ({ data: await remindAll(ctx, query) }),
    bulk: async (ctx, { body }) => ({ data: await bulk(ctx, body) }),
  }
}
