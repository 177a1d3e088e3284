import type { ActivityQuery, ActivitySummary } from '@guildhall/contract/activity'
import { PAGE_SIZE, pageOf, type PageOf } from '@guildhall/contract/envelope'
import { may, seeGig } from '#features/gigs/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { presentActivity } from './presenter.ts'
import * as store from './store.ts'

/** What happened to a project and on it, for those who run it (PRODUCT 5.2 row 46). */
export async function activitiesOf(
  ctx: SignedIn,
  gigId: string,
  query: ActivityQuery,
): Promise<PageOf<ActivitySummary>> {
  const { standing } = await seeGig(ctx, gigId)
  if (!may.seeActivities(standing)) throw refuse('forbidden')
  const { page = 1, pageSize = PAGE_SIZE } = query
  const keyword = query.search ?? query.term ?? query.keyword
  const { rows, total } = isOfTelemetry(query)
    ? { rows: [], total: 0 }
    : await store.page(ctx.db, gigId, { ...query, keyword })
  return pageOf(
    rows.map((row) => presentActivity(row, ctx.now)),
    { page, pageSize, total, emptyText: keyword === undefined ? 'No Data' : 'No results' },
  )
}

/** Asks for what only the log of the administrators tells of a call: no activity of a project fits. */
function isOfTelemetry({ ip, browser, device, os }: ActivityQuery): boolean {
  return [ip, browser, device, os].some((one) => one !== undefined)
}
