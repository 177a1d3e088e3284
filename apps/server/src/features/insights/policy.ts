import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import type { Actor } from '#platform/http/context.ts'

/** Administrators read everything, of all projects. */
export function seesAll({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.includes('growth_experts_admin')
}

/** Managers read what is counted of projects. */
export function mayRead(actor: Pick<Actor, 'roles'>, name: InsightName): boolean {
  return seesAll(actor) || INSIGHTS[name].group === 'Projects'
}
