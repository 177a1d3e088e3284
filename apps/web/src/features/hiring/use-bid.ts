import type { Profile } from '@guildhall/contract/experts/profile'
import type { Brief } from '@guildhall/contract/hiring/expert-projects'
import { BID_TYPES } from '@guildhall/contract/hiring/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expertQueries } from '#features/experts/queries.ts'
import { useSignedIn } from '#platform/session.tsx'

export interface Bid {
  amount: number | undefined
  type: (typeof BID_TYPES)[number]
}

/** What an expert asks for: until they say something else, what their profile says. */
export function useBid(brief: Pick<Brief, 'bid_type' | 'currency'>) {
  const { id } = useSignedIn()
  const { data: answer } = useQuery(expertQueries.profile(id))
  const [own, setOwn] = useState<Bid>()
  const bid = own ?? usualBid(brief, answer?.data ?? {})
  return {
    bid,
    isOwn: own !== undefined,
    change: (change: Partial<Bid>) => setOwn({ ...bid, ...change }),
  }
}

/** Rates of profiles are in USD; one for an hour says nothing of a day. */
export function usualBid(
  { bid_type: wanted, currency }: Pick<Brief, 'bid_type' | 'currency'>,
  { rate, rate_type: rateType }: Partial<Pick<Profile, 'rate' | 'rate_type'>>,
): Bid {
  const type = BID_TYPES.find((one) => one === wanted) ?? 'Hourly'
  const amount = currency === 'USD' && type === rateType ? (rate ?? undefined) : undefined
  return { amount, type }
}
