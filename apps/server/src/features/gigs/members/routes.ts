import { pageOf } from '@guildhall/contract/envelope'
import type { members as endpoints } from '@guildhall/contract/gigs/members'
import type { GigsDeps } from '#features/gigs/deps.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { presentAvailable, presentMember, presentPermission } from './presenter.ts'
import * as members from './service.ts'

export function membersRoutes(deps: GigsDeps): Handlers<typeof endpoints> {
  return {
    async list(ctx, { params, query }) {
      const { rows, seen, ...at } = await members.list(ctx, params.id, query)
      return pageOf(
        rows.map((row) => presentMember(row, seen)),
        at,
      )
    },
    async add(ctx, { params, body }) {
      const { rows, seen } = await members.add(ctx, params.id, body.members)
      await deps.onPeopleChanged(ctx, params.id)
      return { data: rows.map((row) => presentMember(row, seen)) }
    },
    update: (ctx, { params, body }) => change(ctx, deps, params, body.permission_id),
    updateAlias: (ctx, { params, body }) => change(ctx, deps, params, body.permission_id),
    async remove(ctx, { params }) {
      await members.remove(ctx, params.id, params.member_id)
      await deps.onPeopleChanged(ctx, params.id)
      return { success: true, message: 'Member have been deleted successfully' }
    },
    async permissions({ db }, { query }) {
      const rows = await members.permissions(db, query.type)
      return whole(rows.map(presentPermission))
    },
    async roles({ db }, { query }) {
      const rows = await members.roles(db, query.project_name)
      return whole(rows.map(({ slug, description }) => ({ slug, description })))
    },
    async available(ctx, { query }) {
      const { rows, isForStaff, ...at } = await members.available(ctx, query)
      return pageOf(
        rows.map((row) => presentAvailable(row, isForStaff)),
        at,
      )
    },
  }
}

async function change(
  ctx: SignedIn,
  deps: GigsDeps,
  params: { id: string; member_id: string },
  permissionId: string,
) {
  const { id, member_id: memberId } = params
  const { rows, seen } = await members.changePermission(ctx, { id, memberId, permissionId })
  await deps.onPeopleChanged(ctx, id)
  const [row] = rows
  if (row === undefined) throw new Error('The changed member is gone.')
  return { data: presentMember(row, seen) }
}

/** A short list on one page. */
function whole<Row>(rows: Row[]) {
  return pageOf(rows, { page: 1, pageSize: 20, total: rows.length })
}
