import { ApplicationForm } from '@guildhall/contract/applications/application-form'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

const JOB = { role: 'Analyst', company: 'Northwind', join_date: '2015-01', relieving: '2019-02' }
const STUDY = { degree: 'Bachelor', college: 'Nova SBE', join_date: 2010, passout: 2014 }
const FORM = {
  name: 'Ana Prado',
  phones: ['+1 617 555 0118'],
  current_job_role: 'Head of Growth',
  location: 'Lisbon, Portugal',
  nationality: 'Portuguese',
  bio: 'Growth in three markets.',
  years_of_experience: 12,
  rate_type: 'Hourly',
  rate: 120,
  hear_about_us: 'Social Media',
}

const LATE_START = 'Started date should be before or equal today'
const LATE_END = 'Ended date should be before or equal today'

it.each([
  ['a job that ends later', { work_experience: [{ ...JOB, relieving: '2099-01' }] }, 'relieving', LATE_END],
  [
    'no month',
    { work_experience: [{ ...JOB, relieving: 'soon' }] },
    'relieving',
    'Use a month like 2019-03.',
  ],
  [
    'a job that begins later',
    { work_experience: [{ ...JOB, join_date: '2099-01' }] },
    'join_date',
    LATE_START,
  ],
  ['no year', { education: [{ ...STUDY, join_date: '' }] }, 'join_date', 'This field is required.'],
  ['studies that begin later', { education: [{ ...STUDY, join_date: 2099 }] }, 'join_date', LATE_START],
  [
    'no role beside other gaps',
    { current_job_role: '', bio: '' },
    'current_job_role',
    'This field is required.',
  ],
  [
    'no role beside no rate',
    { current_job_role: '', rate: '' },
    'current_job_role',
    'This field is required.',
  ],
  ['no rate', { rate: '' }, 'rate', 'Field is required'],
  ['a rate in words', { rate: 'much' }, 'rate', 'Use a number.'],
])('says of %s one thing, in the words of its field', (_, change, field, text) => {
  const { error } = z.safeParse(ApplicationForm, { ...FORM, ...change })

  expect(error?.issues.filter(({ path }) => path.at(-1) === field).map(({ message }) => message)).toEqual([
    text,
  ])
})
