import { isIPv6 } from 'node:net'
import { RATES, type Rate } from '@guildhall/contract/endpoint'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from './refuse.ts'

export type RateLimits = (rate: Rate, key: string) => Promise<void>

/** One counter per class and caller, in the memory of this instance; `factor` multiplies every limit. */
export function rateLimits(factor: number): RateLimits {
  const limiters = new Map<Rate, RateLimiterMemory>()
  for (const [rate, { points, seconds }] of Object.entries(RATES)) {
    if (isRate(rate))
      limiters.set(rate, new RateLimiterMemory({ points: points * factor, duration: seconds }))
  }
  return async (rate, key) => {
    try {
      await limiters.get(rate)?.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw refuse('too_many_requests', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    }
  }
}

function isRate(name: string): name is Rate {
  return name in RATES
}

/** The address that counts for limits: an IPv6 caller owns a whole /64. */
export function addressKey(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice('::ffff:'.length)
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
