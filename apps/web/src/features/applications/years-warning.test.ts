import { expect, it } from 'vitest'
import { newWork, type Work } from './draft.ts'
import { yearsWarning } from './years-warning.ts'

const TODAY = new Date(2026, 10, 21)

function job(from: string, to: string | null): Work {
  const [join_year = '', join_month = ''] = from.split('-')
  const [relieving_year = '', relieving_month = ''] = (to ?? '').split('-')
  return { ...newWork(), join_year, join_month, relieving_year, relieving_month, isCurrent: to === null }
}

const JOBS = [job('2016-01', '2020-12'), job('2019-01', '2022-12'), job('2023-01', null)]

it.each([
  ['11', JOBS, undefined],
  ['10', JOBS, undefined],
  ['25', JOBS, 'The dates of your work experience add up to about 11 years. Please check.'],
  ['3', [job('2025-12', null)], 'The dates of your work experience add up to about 1 year. Please check.'],
  ['', JOBS, undefined],
  ['many', JOBS, undefined],
  ['5', [], undefined],
  ['5', [job('20', '2'), job('99999999-01', null)], undefined],
])('warns of %s years beside the dates of the jobs', (typed, work, warning) => {
  expect(yearsWarning(typed, work, TODAY)).toBe(warning)
})
