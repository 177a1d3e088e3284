import { WORKING_HOURS } from '@guildhall/contract/gigs/overlap'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Facts } from '#features/experts/matching/service.ts'
import type { Brief } from './brief-store.ts'
import { asks, circumstances, valueOf } from './weighing.ts'

const BRIEF: Brief = {
  name: 'Sample',
  summary: '',
  description: '',
  skills: [],
  industries: [],
  segments: [],
  regions: [],
  country: null,
  languages: [],
  conflicts: [],
  years: null,
  rating: null,
  hourly: null,
  zone: 1,
  overlap: null,
  from: null,
  until: null,
}
const FACTS: Facts = {
  personId: 'a',
  years: null,
  rating: null,
  ratings: 0,
  hourly: null,
  country: 'PL',
  zone: 1,
  skills: [],
  industries: [],
  segments: [],
  languages: new Map(),
  employers: [],
}

function located(brief: Partial<Brief>, facts: Partial<Facts>): number | undefined {
  const at = circumstances({ ...BRIEF, ...brief }, new Set(), '2026-01-01')
  const read = { text: 0, skills: 0, segments: 0, industries: 0 }
  return asks(at).includes('location') ? valueOf('location', at, { ...FACTS, ...facts }, read) : undefined
}

it('says nothing of places where a brief names none', () => {
  expect(located({}, {})).toBeUndefined()
})

it('counts who shares the working hours that a brief asks for, and nobody else', () => {
  const zone = fc.integer({ min: -44, max: 56 }).map((quarters) => quarters / 4)
  fc.assert(
    fc.property(zone, zone, fc.integer({ min: 1, max: WORKING_HOURS }), (theirs, ours, overlap) => {
      const shared = WORKING_HOURS - Math.abs(theirs - ours)
      expect(located({ zone: ours, overlap }, { zone: theirs })).toBe(shared >= overlap ? 1 : 0)
      // Beside a country that is asked for, time zones count for less.
      expect(located({ zone: ours, overlap, country: 'DE' }, { zone: theirs })).toBe(
        shared >= overlap ? 0.3 : 0,
      )
    }),
  )
  expect(located({ overlap: 1 }, { zone: null })).toBe(0)
})
