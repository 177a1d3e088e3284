import { limits } from '#features/settings/service.ts'
import type { Ctx } from '#platform/http/context.ts'

/** Experts of a company in conflict are not offered when they left it after this day (PRODUCT 5.6.2). */
export async function coolingOffSince({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<string> {
  const { cooling_off_months: months } = await limits(db)
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  return since.toISOString().slice(0, 10)
}
