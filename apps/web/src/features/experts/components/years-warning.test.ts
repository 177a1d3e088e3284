import { expect, it } from 'vitest'
import { yearsWarning } from './years-warning.ts'

const TODAY = new Date(2026, 10, 21)

const job = (from: string, to: string | null) => ({ from, to })

const JOBS = [job('2016-01', '2020-12'), job('2019-01', '2022-12'), job('2023-01', null)]

it.each([
  ['11', JOBS, undefined],
  ['10', JOBS, undefined],
  ['25', JOBS, 'The dates of your work experience add up to about 11 years. Please check.'],
  ['3', [job('2025-12-24', null)], 'The dates of your work experience add up to about 1 year. Please check.'],
  ['', JOBS, undefined],
  ['many', JOBS, undefined],
  ['5', [], undefined],
  ['5', [job('20-2', '-'), job('99999999-01', null)], undefined],
])('warns of %s years beside the dates of the jobs', (typed, jobs, warning) => {
  expect(yearsWarning(typed, jobs, TODAY)).toBe(warning)
})
