import type { ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import { expect, it } from 'vitest'
import { draftOf } from './draft.ts'

const job = {
  role: 'Designer',
  company: 'Atelier Nord',
  location: null,
  join_month: null,
  join_year: 2013,
  relieving_month: null,
  relieving_year: 2017,
} as const

const FOUND: ParsedResume = {
  first_name: null,
  last_name: null,
  email: null,
  mobile_number: null,
  linked_in_url: null,
  current_job_role: null,
  current_location: null,
  nationality: null,
  bio: null,
  total_years_of_experience: null,
  skills: [],
  languages: [],
  license: [],
  certification: [],
  work_experience: [job, { ...job, relieving_year: null }],
  education: [],
}
const PERSON = { first_name: 'Tess', last_name: 'Marlow' }

it('adds no month to a year and no present to an end that is not named', () => {
  const { work, values } = draftOf(FOUND, {}, PERSON)

  expect(work).toMatchObject([
    { join_month: '', relieving_month: '', relieving_year: '2017', isCurrent: false },
    { relieving_month: '', relieving_year: '', isCurrent: false, isUnsure: true },
  ])
  expect(values).toMatchObject(PERSON)
})
