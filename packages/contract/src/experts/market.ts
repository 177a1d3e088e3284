import * as z from 'zod/mini'
import type { Role } from '#contract/access'
import { endpoint } from '#contract/endpoint'
import { RATE_TYPES, type RateType } from '#contract/reference'
import { uuid } from '#contract/shapes'

/** Of fewer experts nothing is told: one of them could be made out. */
export const LEAST_RATES = 10

/** Amounts are told in steps of so many USD an hour, for the same reason. */
export const RATE_STEP = 5

/** How many hours a rate of each type pays. */
export const HOURS: Readonly<Record<RateType, number>> = { Hourly: 1, Daily: 8, Monthly: 160 }

export const MARKET_ROLES = [
  'growth_experts_admin',
  'growth_experts_manager',
  'growth_experts_expert',
] as const satisfies readonly Role[]

const MarketRange = z.strictObject({
  /** null: all experts of the network. */
  industry: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  /** Whether the caller works in it. */
  is_own: z.boolean(),
  experts: z.int(),
  /** First quartile, median and third quartile, in USD per hour. */
  low: z.number(),
  median: z.number(),
  high: z.number(),
})
export type MarketRange = z.infer<typeof MarketRange>

export const market = {
  /** What approved experts ask, by industry: those with ten rates and more, the caller's own industries first. */
  rates: endpoint({
    method: 'GET',
    path: '/market-rates',
    title: 'View rates of the market',
    access: { roles: MARKET_ROLES },
    rate: 'search',
    input: {},
    ok: z.strictObject({ data: z.array(MarketRange) }),
  }),
}

/** A range as it is for another type of rate. */
export function inType({ low, median, high }: MarketRange, type: RateType) {
  const hours = HOURS[type]
  return { low: low * hours, median: median * hours, high: high * hours }
}

export function isRateType(type: string): type is RateType {
  return RATE_TYPES.some((one) => one === type)
}
