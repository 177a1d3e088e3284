import type { ActivitySummary } from '@guildhall/contract/activity'
import { PAGE_SIZE, pageOf, type PageOf } from '@guildhall/contract/envelope'
import type { GigActivityQuery } from '@guildhall/contract/gigs/activities'
import { may, seeGig } from '#features/gigs/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { presentEvent } from './presenter.ts'
import * as store from './store.ts'

/** What happened to a project, for those who run it (PRODUCT 5.2 row 46). */
export async function activitiesOf(
  ctx: SignedIn,
  gigId: string,
  query: GigActivityQuery,
): Promise<PageOf<ActivitySummary>> {
  const { standing } = await seeGig(ctx, gigId)
  if (!may.seeActivities(standing)) throw refuse('forbidden')
  const { page = 1, pageSize = PAGE_SIZE } = query
  const isNone = query.type === 'visit' || query.status === 'failed'
  const { rows, total } = isNone ? { rows: [], total: 0 } : await store.page(ctx.db, gigId, query)
  return pageOf(
    rows.map((row) => presentEvent(row, ctx.now)),
    { page, pageSize, total, emptyText: query.keyword === undefined ? 'No Data' : 'No results' },
  )
}
