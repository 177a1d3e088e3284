import { expect, it } from 'vitest'
import { hoursApart, skillsText } from './part-texts.ts'

const HAD = ['Energy storage', 'Market sizing']

it('counts the skills alone where somebody has none', () => {
  expect(skillsText([], 5, 'Sold batteries to utilities.')).toBe('0 of 5 matched')
})

it('names the skills that somebody has', () => {
  expect(skillsText(HAD, 5, undefined)).toBe('2 of 5 matched: Energy storage, Market sizing')
})

it('quotes the job that a skill is read from', () => {
  expect(skillsText(HAD, 5, 'Head of Energy Storage')).toBe(
    '2 of 5 matched: Energy storage, Market sizing (“Head of Energy Storage”)',
  )
})

it('does not quote the name of a skill that it has just said', () => {
  expect(skillsText(HAD, 5, 'energy storage')).toBe('2 of 5 matched: Energy storage, Market sizing')
})

it('says how far apart two places are as people do', () => {
  expect([0, 1, 5.5].map(hoursApart)).toEqual(['Same time zone', '1 hour apart', '5.5 hours apart'])
})
