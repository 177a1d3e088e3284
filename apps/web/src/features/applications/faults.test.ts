import { describe, expect, it } from 'vitest'
import { emptyDraft, newEducation, newWork, type Draft } from './draft.ts'
import { draftFaults, faultyIn, rateFaults, sectionOf } from './faults.ts'
import { EMPTY_RATE } from './payload.ts'

const ANA = { first_name: 'Ana', last_name: 'Prado' }

function filled(): Draft {
  const draft = emptyDraft(ANA)
  const values = {
    ...draft.values,
    mobile_number: '+34 612 34 56 78',
    current_job_role: 'Head of Growth',
    current_location: 'Valencia, Spain',
    nationality: 'Spanish',
    bio: 'Growth in three markets.',
    total_years_of_experience: '12',
  }
  const job = {
    role: 'Head of Growth',
    company: 'Acme',
    join_month: '03',
    join_year: '2019',
    isCurrent: true,
  }
  const studies = { degree: 'MSc', college: 'Nova', join: '2010', passout: '2014' }
  return {
    ...draft,
    values,
    work: [{ ...newWork(), ...job }],
    education: [{ ...newEducation(), ...studies }],
  }
}

describe('the Validate step', () => {
  it('lets a full draft pass', () => {
    expect(draftFaults(filled())).toEqual({})
  })

  it('names each value that is missing', () => {
    expect(draftFaults(emptyDraft(ANA))).toEqual({
      mobile_number: 'Mobile number is required.',
      current_job_role: 'Current job role is required.',
      current_location: 'Current location is required.',
      nationality: 'Nationality is required.',
      bio: 'Bio is required.',
      total_years_of_experience: 'Total years of experience is required.',
    })
  })

  it('wants role, company, beginning and end of each employment, and all of each education', () => {
    const draft = { ...filled(), work: [newWork()], education: [newEducation()] }

    expect(draftFaults(draft)).toEqual({
      'work.0.role': 'Role is required.',
      'work.0.company': 'Company is required.',
      'work.0.join_month': 'Join month is required.',
      'work.0.join_year': 'Join year is required.',
      'work.0.relieving_month': 'Relieving month is required.',
      'work.0.relieving_year': 'Relieving year is required.',
      'education.0.degree': 'Degree is required.',
      'education.0.college': 'College is required.',
      'education.0.join': 'Join is required.',
      'education.0.passout': 'Passout is required.',
    })
  })

  it.each([
    ['a phone without its country', { mobile_number: '612 34 56 78' }, 'mobile_number'],
    ['a link that is none of LinkedIn', { linked_in_url: 'https://evil.test/in/ana' }, 'linked_in_url'],
    ['100 years', { total_years_of_experience: '100' }, 'total_years_of_experience'],
    ['half a year', { total_years_of_experience: '12.5' }, 'total_years_of_experience'],
    ['years in words', { total_years_of_experience: 'many' }, 'total_years_of_experience'],
  ])('stays with %s', (_name, change, field) => {
    const draft = filled()

    expect(Object.keys(draftFaults({ ...draft, values: { ...draft.values, ...change } }))).toEqual([field])
  })

  it('refuses an employment that ends before it begins, or begins in the future', () => {
    const draft = filled()
    const [job = newWork()] = draft.work
    const past = { ...job, isCurrent: false, relieving_month: '01', relieving_year: '2018' }

    expect(draftFaults({ ...draft, work: [past] })).toEqual({
      'work.0.relieving_year': 'Ended date should be after started date',
    })
    expect(Object.keys(draftFaults({ ...draft, work: [{ ...job, join_year: '2099' }] }))).toEqual([
      'work.0.join_year',
    ])
  })

  it('names what is wrong in the order of the page, missing or refused', () => {
    const draft = { ...emptyDraft(ANA), work: [newWork()], education: [newEducation()] }
    const values = { ...draft.values, first_name: '', linked_in_url: 'https://evil.test/in/ana' }

    expect(Object.keys(draftFaults({ ...draft, values }))).toEqual([
      'first_name',
      'mobile_number',
      'nationality',
      'current_location',
      'linked_in_url',
      'current_job_role',
      'total_years_of_experience',
      'bio',
      'work.0.role',
      'work.0.company',
      'work.0.join_month',
      'work.0.join_year',
      'work.0.relieving_month',
      'work.0.relieving_year',
      'education.0.degree',
      'education.0.college',
      'education.0.join',
      'education.0.passout',
    ])
  })

  it('says of a list with too many entries which list it is', () => {
    const draft = filled()
    const [job = newWork()] = draft.work
    const [studies = newEducation()] = draft.education
    const work = Array.from({ length: 51 }, () => job)
    const education = Array.from({ length: 21 }, () => studies)

    const faults = draftFaults({ ...draft, work, education })

    expect(faults).toEqual({ work: 'At most 50 entries.', education: 'At most 20 entries.' })
    expect(Object.keys(faults).map(sectionOf)).toEqual(['work', 'education'])
    expect(faultyIn(faults, 'work')).toBe('Number of entries')
  })

  it('knows the accordion of each field', () => {
    expect(
      ['mobile_number', 'bio', 'skills', 'work.2.role', 'education.0.join', 'license'].map(sectionOf),
    ).toEqual(['profile', 'professional', 'professional', 'work', 'education', 'certificates'])
  })
})

describe('the Rate step', () => {
  it('wants a type, a cost and how somebody heard of us', () => {
    expect(rateFaults(EMPTY_RATE)).toEqual({
      rate_type: 'Field is required',
      rate: 'Field is required',
      hear_about_us: 'Field is required',
    })
    expect(
      rateFaults({ ...EMPTY_RATE, rate_type: 'Hourly', rate: 0, hear_about_us: 'Social Media' }),
    ).toEqual({})
  })

  it.each([
    [-5, 'At least 0.'],
    [1_000_001, 'At most 1,000,000.'],
    [90.555, 'At most 2 decimals.'],
  ])('refuses a cost of %s beside its field', (rate, text) => {
    const said = { ...EMPTY_RATE, rate_type: 'Hourly', rate, hear_about_us: 'Social Media' }
    expect(rateFaults(said)).toEqual({ rate: text })
  })
})
