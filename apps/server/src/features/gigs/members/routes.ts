import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { Member, members as endpoints } from '@guildhall/contract/gigs/members'
import { openableAmong } from '#features/experts/service.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import type { SeenGig } from '#features/gigs/service.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { presentAvailable, presentMember, presentPermission } from './presenter.ts'
import * as members from './service.ts'
import type { MemberRow } from './store.ts'
import { startOf } from '#platform/db/page.ts'

export function membersRoutes(deps: GigsDeps): Handlers<typeof endpoints> {
  return {
    async list(ctx, { params, query }) {
      const { rows, seen, ...at } = await members.list(ctx, params.id, query)
      return pageOf(await presented(ctx, rows, seen), at)
    },
    async add(ctx, { params, body }) {
      const { rows, seen } = await members.add(ctx, params.id, body.members)
      await deps.onPeopleChanged(ctx, params.id)
      return { data: await presented(ctx, rows, seen) }
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
      return pageFrom(rows.map(presentPermission), query)
    },
    async roles({ db }, { query }) {
      const rows = await members.roles(db, query.project_name)
      return pageFrom(
        rows.map(({ slug, description }) => ({ slug, description })),
        query,
      )
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
  const [member] = await presented(ctx, rows, seen)
  if (member === undefined) throw new Error('The changed member is gone.')
  return { data: member }
}

/** The members with what the reader may do with each; who runs the project is known to everybody on it. */
async function presented(ctx: SignedIn, rows: readonly MemberRow[], seen: SeenGig): Promise<Member[]> {
  const { owner_id: owner, co_owner_ids: coOwners } = seen.gig
  const leads = rows.filter(({ is_lead: isLead }) => isLead === true).map(({ user_id: id }) => id)
  const runners = new Set([owner, ...coOwners, ...leads])
  const ids = rows.map(({ user_id: id }) => id)
  const openable = await openableAmong(ctx, ids, (id) => runners.has(id))
  return rows.map((row) => presentMember(row, seen, openable))
}

/** A page of a list that is read as a whole. */
function pageFrom<Row extends { description: string }>(
  rows: readonly Row[],
  { page = 1, pageSize = PAGE_SIZE, keyword = '' }: Paging,
) {
  const found = rows.filter(({ description }) => description.toLowerCase().includes(keyword.toLowerCase()))
  const start = startOf({ page, pageSize })
  return pageOf(found.slice(start, start + pageSize), { page, pageSize, total: found.length })
}

interface Paging {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}
