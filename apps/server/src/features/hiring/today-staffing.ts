import { TODAY_ITEMS } from '@guildhall/contract/today'
import { sql } from 'kysely'
import { visibleOwnGigs } from '#features/gigs/service.ts'
import { foundOf, moment, type TodayGroup } from '#features/today/service.ts'

interface Short {
  gig_id: string
  gig: string
  hired: number
  wanted: number
  published_at: Date | null
  until: string | null
  total: number
}

/** Own projects without enough experts. */
export const understaffed: TodayGroup = {
  key: 'understaffed',
  roles: ['growth_experts_manager'],
  async find(ctx) {
    const hired = sql`(select count(*)::int from engagements e where e.gig_id = gigs.id and e.status = 'Hired')`
    const until = sql`coalesce(gigs.applications_until, gigs.deadline)`
    const { rows } =
      await sql<Short>`select id as gig_id, name as gig, hired, wanted, published_at, until, count(*) over ()::int as total
      from (select gigs.id, gigs.name, gigs.published_at, coalesce(gigs.experts_count, 1) as wanted, ${hired} as hired,
          ${until}::text as until from gigs
        where gigs.status = 'Published' and gigs.needs_experts and not gigs.locked and ${visibleOwnGigs(ctx.actor)}) short
      where hired < wanted order by until nulls last, published_at, id limit ${TODAY_ITEMS}`.execute(ctx.db)
    return foundOf('Short of experts', rows, (row) => ({
      id: row.gig_id,
      title: row.gig,
      subtitle: `${row.hired} of ${row.wanted} hired`,
      since: moment(row.published_at),
      due: moment(row.until),
      href: `/manager/projects/${row.gig_id}/hire`,
      action: { label: 'Find experts' },
    }))
  },
}
