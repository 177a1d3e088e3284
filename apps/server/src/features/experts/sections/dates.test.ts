import {
  PERIOD_TEXTS,
  periodFaults,
  todaySomewhere,
  VALIDITY_TEXTS,
  validityFaults,
} from '@guildhall/contract/experts/dates'
import { sectionForms } from '@guildhall/contract/experts/section-forms'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const REQUIRED = 'This field is required.'
const FIRST = Date.UTC(1990, 0, 1) / 86_400_000
const dayOf = (number: number) => new Date((FIRST + number) * 86_400_000).toISOString().slice(0, 10)

// Days as numbers: the rules compare texts, so the test compares something else.
const day = fc.nat({ max: 15_000 })
const maybeDay = fc.option(day)
const asText = (number: number | null) => (number === null ? null : dayOf(number))

describe('the dates of a period', () => {
  it('are refused exactly as the specification says', () => {
    fc.assert(
      fc.property(maybeDay, maybeDay, day, fc.boolean(), (start, end, today, isOngoing) => {
        const faults = periodFaults(
          { start: asText(start), end: asText(end), isOngoing },
          dayOf(today),
          PERIOD_TEXTS,
        )
        const texts = faults.map(({ field, text }) => `${field} ${text}`)

        const isReversed = !isOngoing && start !== null && end !== null && start >= end
        expect(texts.includes(`start ${REQUIRED}`)).toBe(start === null)
        expect(texts.includes(`end ${REQUIRED}`)).toBe(!isOngoing && end === null)
        expect(texts.includes(`start ${PERIOD_TEXTS.startInFuture}`)).toBe(start !== null && start > today)
        expect(texts.includes(`start ${PERIOD_TEXTS.startAfterEnd}`)).toBe(isReversed)
        expect(texts.includes(`end ${PERIOD_TEXTS.endBeforeStart}`)).toBe(isReversed)
        expect(texts.includes(`end ${PERIOD_TEXTS.endInFuture}`)).toBe(
          !isOngoing && end !== null && end > today,
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('mean the same in the form, whatever else is wrong there', () => {
    const education = sectionForms(() => dayOf(10_000)).educations
    fc.assert(
      fc.property(day, maybeDay, fc.boolean(), (start, end, isOngoing) => {
        const period = { start: dayOf(start), end: asText(end), isOngoing }
        const expected = periodFaults(period, dayOf(10_000), PERIOD_TEXTS).map(
          ({ field, text }) => `${field}_at ${text}`,
        )

        const form = { start_at: period.start, end_at: period.end, still_studying: isOngoing }
        const { error } = z.safeParse(education, form)
        const texts = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)

        expect(texts.filter((text) => text.includes('_at ')).toSorted()).toEqual(expected.toSorted())
        expect(texts).toContain(`school_id ${REQUIRED}`)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the dates of a certificate', () => {
  it('are refused exactly as the specification says', () => {
    fc.assert(
      fc.property(maybeDay, maybeDay, day, fc.boolean(), (issued, expires, today, isUnlimited) => {
        const dates = { issued: asText(issued), expires: asText(expires), isUnlimited }
        const texts = validityFaults(dates, dayOf(today)).map(({ field, text }) => `${field} ${text}`)

        const isReversed = !isUnlimited && issued !== null && expires !== null && issued >= expires
        expect(texts.includes(`issued ${VALIDITY_TEXTS.issueInFuture}`)).toBe(
          issued !== null && issued > today,
        )
        expect(texts.includes(`issued ${VALIDITY_TEXTS.issueAfterExpiration}`)).toBe(isReversed)
        expect(texts.includes(`expires ${VALIDITY_TEXTS.expirationBeforeIssue}`)).toBe(isReversed)
        expect(texts.includes(`expires ${REQUIRED}`)).toBe(!isUnlimited && expires === null)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('today', () => {
  it('is taken where the day begins first, so that nobody on earth types the future', () => {
    expect(todaySomewhere(Date.UTC(2026, 10, 21, 9, 59))).toBe('2026-11-21')
    expect(todaySomewhere(Date.UTC(2026, 10, 21, 10, 0))).toBe('2026-11-22')
  })
})
