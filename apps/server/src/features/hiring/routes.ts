import type { hiring } from '@guildhall/contract/hiring'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import * as directory from '#features/experts/engagements/service.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { hireChecks } from './checks.ts'
import { decide } from './deciding.ts'
import type { HiringDeps } from './deps.ts'
import { gatesRoutes } from './gates/routes.ts'
import * as gigs from './gigs.ts'
import * as opinions from '#features/hiring/shortlist/opinions.ts'
import * as onboarded from '#features/hiring/onboarded/onboarded.ts'
import * as ownProjects from '#features/hiring/projects/own-projects.ts'
import { papersRoutes } from './papers/routes.ts'
import { runsHiring, standingsOf } from './policy.ts'
import { present, presentOwn } from './presenter.ts'
import { weighedOf } from './ranking/kept.ts'
import * as ranking from './ranking/service.ts'
import * as ratings from '#features/hiring/ratings/ratings.ts'
import * as service from './service.ts'
import * as shortlist from '#features/hiring/shortlist/shortlist.ts'
import { signingRoutes } from './signing/routes.ts'
import { similarTo } from './similar/service.ts'
import * as staff from '#features/hiring/staff/staff.ts'
import * as store from './store.ts'
import type { EngagementRow } from './store.ts'

type Given<Body = unknown> = { params: { id: string }; body: Body }

async function requireRunning(ctx: SignedIn, gigId: string): Promise<void> {
  if (!runsHiring(ctx.actor, await gigs.see(ctx, gigId))) throw refuse('forbidden')
}

function lists({
  nextDates,
}: HiringDeps): Pick<Handlers<typeof hiring>, 'engagements' | 'counts' | 'engagement'> {
  return {
    async engagements(ctx, { params, query }) {
      await requireRunning(ctx, params.id)
      const { page = 1, pageSize = PAGE_SIZE, keyword, sort, status: statuses } = query
      const asked = { page, pageSize, keyword, sort, statuses }
      const { rows, total } = await store.page(ctx.db, params.id, ctx.actor.userId, asked)
      const next = await nextDates(
        ctx,
        rows.map((row) => row.id),
      )
      return pageOf(
        rows.map((row) => present(row, { ...ctx, next })),
        { page, pageSize, total, emptyText: 'No Data' },
      )
    },
    async counts(ctx, { params }) {
      await requireRunning(ctx, params.id)
      return { data: await store.counts(ctx.db, params.id) }
    },
    async engagement(ctx, { params }) {
      const row = await service.see(ctx, params.id)
      const standings = standingsOf(ctx.actor, row)
      if (!standings.includes('admin') && !standings.includes('manager:own')) throw refuse('forbidden')
      const gig = await gigs.see(ctx, row.gig_id)
      return {
        data: {
          ...present(row, { ...ctx, next: await nextDates(ctx, [row.id]) }),
          checks: await hireChecks(ctx, gig, row, {
            canWaive: standings.includes('admin'),
            canAsk: true,
          }),
          ratings: await ratings.ratingsFor(ctx, row),
          weighed: weighedOf(row.weighed),
        },
      }
    },
  }
}

export function hiringRoutes(deps: HiringDeps): Handlers<typeof hiring> {
  const ended = async (ctx: SignedIn, ending: Promise<EngagementRow>) => {
    const row = await ending
    await deps.onEnded(ctx, row.id)
    return row
  }
  const staffAnswer = async (ctx: SignedIn, row: EngagementRow) => ({
    data: present(row, { ...ctx, next: await deps.nextDates(ctx, [row.id]) }),
  })
  const ownAnswer = async (ctx: SignedIn, row: EngagementRow) => ({
    data: presentOwn(row, await deps.nextDates(ctx, [row.id])),
  })
  return {
    ...lists(deps),
    request: async (ctx, { params, body }) => ({ data: await service.request(ctx, deps, params.id, body) }),
    decide: async (ctx, { params, body }) => ({ data: await decide(ctx, deps, params.id, body) }),
    accept: async (ctx, { params, body }) => ownAnswer(ctx, await service.accept(ctx, params.id, body)),
    decline: async (ctx, { params, body }) => ownAnswer(ctx, await service.decline(ctx, params.id, body)),
    withdraw: async (ctx, { params }: Given) =>
      ownAnswer(ctx, await ended(ctx, service.withdraw(ctx, params.id))),
    review: async (ctx, { params }: Given) => staffAnswer(ctx, await service.review(ctx, params.id)),
    hire: async (ctx, { params, body }) => staffAnswer(ctx, await service.hire(ctx, deps, params.id, body)),
    notSelected: async (ctx, { params, body }) =>
      staffAnswer(ctx, await ended(ctx, service.notSelected(ctx, params.id, body.reason_text))),
    withdrawRequest: async (ctx, { params }: Given) =>
      staffAnswer(ctx, await ended(ctx, service.withdrawRequest(ctx, params.id))),
    end: async (ctx, { params, body }) =>
      staffAnswer(ctx, await ended(ctx, service.end(ctx, params.id, body))),
    reopen: async (ctx, { params, body }) =>
      staffAnswer(ctx, await service.reopen(ctx, deps, params.id, body.message ?? null)),
    ...signingRoutes(deps),
    ...gatesRoutes(deps),
    ...papersRoutes(deps),
    rate: async (ctx, { params, body }) => ({ data: await ratings.rate(ctx, params.id, body) }),
    recommendations: (ctx, { params, body }) => ranking.recommendations(ctx, deps.matching, params.id, body),
    similar: async (ctx, { params, query }) => ({
      data: await similarTo(ctx, deps.matching, params.id, query.gig_id),
    }),
    shortlist: (ctx, { params, query }) => shortlist.shortlist(ctx, params.id, query),
    giveOpinion: async (ctx, { params, body }) => ({
      data: await opinions.giveOpinion(ctx, params.id, body),
    }),
    ownProjects: (ctx, { query }) => ownProjects.ownProjects(ctx, deps, query),
    ownCounts: async (ctx) => ({ data: await ownProjects.ownCounts(ctx) }),
    brief: async (ctx, { params }) => ({ data: await ownProjects.briefOf(ctx, deps, params.id) }),
    staffMember: async (ctx, { params }) => ({ data: await staff.staffMember(ctx, params.id) }),
    staffRatings: (ctx, { params, query }) => staff.staffRatings(ctx, params.id, query),
    staffExperts: (ctx, { params, query }) => staff.staffExperts(ctx, params.id, query),
    ics: (ctx, { query }) => onboarded.ics(ctx, deps, query),
    ...consultants,
  }
}

const consultants: Pick<Handlers<typeof hiring>, 'checklist' | 'tick' | 'membership' | 'changeMembership'> = {
  checklist: async (ctx, { params }) => ({ data: await onboarded.checklist(ctx, params.id) }),
  tick: async (ctx, { params, body }) => ({ data: await onboarded.tick(ctx, params.id, body) }),
  membership: async ({ db, actor }) => ({
    data: { is_in_directory: await directory.isInDirectory(db, actor.personId) },
  }),
  async changeMembership({ db, actor }, { body }) {
    await directory.setInDirectory(db, actor.personId, body.is_in_directory)
    return { success: true }
  },
}
