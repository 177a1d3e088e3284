import { describe, expect, it } from 'vitest'
import { usualBid } from './use-bid.ts'

const hourly = { rate: 120, rate_type: 'Hourly' }
const daily = { rate: 900, rate_type: 'Daily' }

describe('what an expert asks for as a rule', () => {
  it.each([
    ['a project that wants the same', 'Daily', 'USD', daily, { amount: 900, type: 'Daily' }],
    ['one that leaves it open, by the hour', null, 'USD', hourly, { amount: 120, type: 'Hourly' }],
    ['one that wants another kind of rate', null, 'USD', daily, { amount: undefined, type: 'Hourly' }],
    ['one in another currency', null, 'EUR', hourly, { amount: undefined, type: 'Hourly' }],
    ['an empty profile', null, 'USD', {}, { amount: undefined, type: 'Hourly' }],
  ])('for %s', (_what, bid_type, currency, profile, bid) => {
    expect(usualBid({ bid_type, currency }, profile)).toEqual(bid)
  })
})
