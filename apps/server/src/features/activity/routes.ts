import type { activity, ActivityQuery, ActivitySummary } from '@guildhall/contract/activity'
import { PAGE_SIZE, pageOf, type PageOf } from '@guildhall/contract/envelope'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ActivityLog } from './start.ts'
import { EXPORT_NAME } from '#features/activity/export/export.ts'
import { objectsOf, type NamesOf } from './objects.ts'
import { presentDetails, presentSummary, presentUser } from './presenter.ts'
import * as service from './service.ts'

/** Children are loaded three at a time (PRODUCT 5.9). */
const CHILDREN_PAGE_SIZE = 3

/** What happened to a project, as the feature of projects tells it. */
export type ActivitiesOfGig = (
  ctx: SignedIn,
  gigId: string,
  query: ActivityQuery,
) => Promise<PageOf<ActivitySummary>>

export function activityRoutes(
  log: ActivityLog,
  { activitiesOfGig: ofGig, logNames }: { activitiesOfGig: ActivitiesOfGig; logNames: NamesOf },
): Handlers<typeof activity> {
  return {
    async list(ctx, { query: { gig_id: gigId, project_id: projectId = gigId, ...query } }) {
      if (projectId !== undefined) return ofGig(ctx, projectId, query)
      if (!ctx.actor.permissions.includes('CAN_SEE_ADMIN_ACTIVITIES')) throw refuse('not_found')
      const page = await service.list(ctx, log, query)
      const nameOf = await objectsOf(ctx, page.rows, logNames)
      return pageOf(
        page.rows.map((row) => presentSummary(row, ctx.now, nameOf(row))),
        page,
      )
    },
    async record(ctx, { body }) {
      if (Array.isArray(body)) return { log_ids: await service.record(ctx, log, body) }
      const [id] = await service.record(ctx, log, [body])
      return id === undefined ? {} : { log_id: id }
    },
    async export(ctx, { query }) {
      return { stream: await service.exportAll(ctx, log, query), filename: EXPORT_NAME }
    },
    async filterOptions(ctx, { query }) {
      return { data: await log.filterOptions.of(ctx.db, query.include_reads === 'false' ? 'writes' : 'all') }
    },
    async users(ctx, { query }) {
      const { page = 1, pageSize = PAGE_SIZE } = query
      const found = await service.users(ctx, query, { page, pageSize })
      return pageOf(found.rows.map(presentUser), found)
    },
    async details(ctx, { params, query }) {
      const details = await service.open(ctx, log, params.id, query.include ?? [])
      const { row, parent, neighbours } = details
      const shown = [row, parent?.row, neighbours?.previous, neighbours?.next].filter(
        (one) => one !== undefined,
      )
      return { data: presentDetails(details, ctx.now, await objectsOf(ctx, shown, logNames)) }
    },
    async session(ctx, { params, query }) {
      const { page = 1, pageSize = PAGE_SIZE, include_reads: reads } = query
      const found = await service.session(ctx, params.id, { isWhole: reads !== 'false', page, pageSize })
      const nameOf = await objectsOf(ctx, found.rows, logNames)
      return pageOf(
        found.rows.map((row) => presentSummary(row, ctx.now, nameOf(row))),
        found,
      )
    },
    async children(ctx, { params, query }) {
      const { page = 1, pageSize = CHILDREN_PAGE_SIZE } = query
      const found = await service.children(ctx, params.id, { page, pageSize })
      const nameOf = await objectsOf(ctx, found.rows, logNames)
      return pageOf(
        found.rows.map((row) => presentSummary(row, ctx.now, nameOf(row))),
        found,
      )
    },
  }
}
