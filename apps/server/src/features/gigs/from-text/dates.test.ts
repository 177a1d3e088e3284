import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.ts'

/** A Sunday. */
const NOW = new Date('2026-11-22T09:00:00Z')

function said(sentence: string) {
  const { start_at: start, end_at: end, deadline } = datesIn([sentence], NOW)
  return [start?.value, end?.value, deadline?.value]
}

describe('the days of a text', () => {
  it('are told by the words before them', () => {
    expect(said('The work starts on 1 December 2026 and ends on March 5th, 2027.')).toEqual([
      '2026-12-01',
      '2027-03-05',
      undefined,
    ])
    expect(said('We need names by 27 November.')).toEqual([undefined, undefined, '2026-11-27'])
    expect(said('From 2027-01-11 to 2027-02-01, report due no later than 10.02.2027')).toEqual([
      '2027-01-11',
      '2027-02-01',
      '2027-02-10',
    ])
    expect(said('It should be completed by the end of February 2028')).toEqual([
      undefined,
      '2028-02-29',
      undefined,
    ])
  })

  it('are the next ones where no year is given, and none of the past', () => {
    expect(said('Start in early January')[0]).toBe('2027-01-01')
    expect(said('Answers by mid-December please')[2]).toBe('2026-12-15')
    expect(said('We started on 3 March 2020.')).toEqual([undefined, undefined, undefined])
  })

  it('are counted from today', () => {
    expect(said('Please answer by Friday')[2]).toBe('2026-11-27')
    expect(said('We want to start next Monday')[0]).toBe('2026-11-23')
    expect(said('We want to begin within two weeks')[0]).toBe('2026-12-06')
    expect(said('Results are due by the end of this year')[2]).toBe('2026-12-31')
    expect(said('Kick-off in Q1 2027: start in Q1 2027')[0]).toBe('2027-01-01')
  })

  it('are read in other languages', () => {
    expect(said('Wir beginnen ab 1. März 2027, Angebote bis zum 15. Dezember 2026.')).toEqual([
      '2027-03-01',
      undefined,
      '2026-12-15',
    ])
    expect(said('Réponse avant le 3 décembre 2026')[2]).toBe('2026-12-03')
    expect(said('El trabajo comenzará el 10 de enero de 2027')[0]).toBe('2027-01-10')
  })

  it('are none where the words only look like a month', () => {
    expect(said('We expect answers by 10 out of 12 companies')).toEqual([undefined, undefined, undefined])
  })
})
