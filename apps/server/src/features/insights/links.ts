import { queryString } from '@guildhall/contract/calling'
import type { InsightQuery } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { daysOf, type Period } from './period.ts'

interface Place {
  prefix: 'admin' | 'manager'
  period: Period
  query: InsightQuery
}

type Point = { label: string } & Readonly<Record<string, unknown>>

/** The list of those that a point counts; null where it counts nobody. */
export function hrefOf(name: InsightName, point: Point, { prefix, period, query }: Place): string | null {
  if (!INSIGHTS[name].listed.some((column) => Number(point[column]) > 0)) return null
  const { industry_id, type, owner_id } = query
  const asked = queryString({ label: point.label, ...daysOf(period), industry_id, type, owner_id })
  return `/${prefix}/insights/${name}${asked}`
}
