import type { ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, type Held } from './compare.ts'
import type { HeldWork } from './works.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const EMPTY: ParsedResume = {
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
  work_experience: [],
  education: [],
}
const NOTHING: Held = {
  values: {
    job_title: null,
    location: null,
    nationality: null,
    years_of_experience: null,
    linked_in_url: null,
    bio: null,
  },
  experiences: [],
  educations: [],
  certifications: [],
  skills: [],
  languages: [],
}
type Work = ParsedResume['work_experience'][number]
const JOB: Work = {
  role: 'Analyst',
  company: 'Acme Ltd.',
  join_month: 3,
  join_year: 2019,
  relieving_month: null,
  relieving_year: 'Present',
  location: null,
}
const HELD: HeldWork = { id: 'a', title: 'Analyst', company: 'ACME', start_at: '2019-03-01', end_at: null }
const said = (changes: ResumeChange[]) => changes.map(({ key, state, value }) => [key, state, value])
const ofWork = (found: Partial<Work>, held: Partial<HeldWork> = {}) =>
  said(
    compare(
      { ...EMPTY, work_experience: [{ ...JOB, ...found }] },
      { ...NOTHING, experiences: [{ ...HELD, ...held }] },
      NOW,
    ),
  )

describe('a newer resume', () => {
  it.each([
    ['the same in other words', {}, [['work_experience.0', 'known', null]]],
    [
      'a job that has ended',
      { relieving_year: 2024, relieving_month: 5 },
      [['work_experience.0.end', 'changed', '2024-05']],
    ],
    ['an end without its month', { relieving_year: 2024 }, [['work_experience.0.end', 'unfinished', null]]],
    ['another role', { role: 'Lead' }, [['work_experience.0.role', 'changed', 'Lead']]],
    ['a start a month apart', { join_month: 4 }, [['work_experience.0', 'known', null]]],
    ['years alone', { join_month: null }, [['work_experience.0', 'known', null]]],
    ['another company', { company: 'Northwind' }, [['work_experience.0', 'new', null]]],
    ['another time there', { join_year: 2022, role: 'Lead' }, [['work_experience.0', 'new', null]]],
    [
      'a job without its months',
      { company: 'Northwind', join_month: null },
      [['work_experience.0', 'unfinished', null]],
    ],
    [
      'an end before its start',
      { relieving_year: 2018, relieving_month: 1 },
      [['work_experience.0.end', 'unfinished', null]],
    ],
  ])('that says %s is compared with the entry that it means', (_what, found: Partial<Work>, changes) => {
    expect(ofWork(found)).toEqual(changes)
  })

  it('proposes of values what is said otherwise', () => {
    const found = {
      ...EMPTY,
      current_location: 'Berlin',
      linked_in_url: 'https://www.linkedin.com/in/ana/',
      bio: 'Growth.',
      current_job_role: 'Head of Growth',
      total_years_of_experience: 12.4,
      skills: ['power-bi', 'SEO', 'seo'],
    }
    const values = {
      ...NOTHING.values,
      location: 'Berlin, Germany',
      linked_in_url: 'linkedin.com/in/ana',
      job_title: 'Analyst',
      years_of_experience: '12',
    }

    expect(said(compare(found, { ...NOTHING, values, skills: ['Power BI'] }, NOW))).toEqual([
      ['job_title', 'changed', 'Head of Growth'],
      ['bio', 'new', 'Growth.'],
      ['skills.0', 'known', null],
      ['skills.1', 'new', null],
    ])
  })

  it('proposes of an education its end', () => {
    const held = {
      id: 'e',
      school: 'Nova SBE',
      degree: 'MSc, Economics',
      start_at: '2023-01-01',
      end_at: null,
    }
    const education = [{ degree: 'MSc in Economics', college: 'NOVA SBE', join: 2023, passout: 2025 }]

    expect(said(compare({ ...EMPTY, education }, { ...NOTHING, educations: [held] }, NOW))).toEqual([
      ['education.0.end', 'changed', '2025'],
    ])
  })
})

const works = fc.array(
  fc.record({
    role: fc.constantFrom('Analyst', 'Lead', 'Head of Growth', null),
    company: fc.constantFrom('Acme', 'ACME Ltd.', 'Northwind', 'Acme Instruments', null),
    join_month: fc.constantFrom(1, 2, 7, null),
    join_year: fc.constantFrom(2018, 2019, null),
    relieving_month: fc.constantFrom(3, 12, null),
    relieving_year: fc.constantFrom<(number | 'Present' | null)[]>(2017, 2019, 2021, 'Present', null),
    location: fc.constant(null),
  }),
  { maxLength: 6 },
)
const schools = fc.array(
  fc.record({
    degree: fc.constantFrom('BSc', 'BSc in Physics', 'MSc Physics', null),
    college: fc.constantFrom('Leeds', 'Nova', null),
    join: fc.constantFrom(2010, 2013, null),
    passout: fc.constantFrom(2009, 2014, 2015, 2030, null),
  }),
  { maxLength: 5 },
)
const resumes = fc.record({
  work_experience: works,
  education: schools,
  skills: fc.array(fc.constantFrom('SEO', 'seo', 'C++', 'C')),
})

/** The profile after everything that was proposed has been taken over. */
function taken(held: Held, found: ParsedResume, changes: ResumeChange[]): Held {
  const isNew = (key: string) => changes.some((one) => one.key === key && one.state === 'new')
  const changed = (id: string, part: string) =>
    changes.find((one) => one.entry_id === id && one.state === 'changed' && one.key.endsWith(part))?.value
  const dated = (year: number | null, month: number | null) => `${year}-${String(month).padStart(2, '0')}-01`
  const experiences = held.experiences.map((one) => {
    const end = changed(one.id, '.end')
    return {
      ...one,
      title: changed(one.id, '.role') ?? one.title,
      end_at: end === undefined || end === null ? one.end_at : end === 'Present' ? null : `${end}-01`,
    }
  })
  const jobs = found.work_experience.flatMap((one, at) =>
    isNew(`work_experience.${at}`)
      ? [
          {
            id: `w${held.experiences.length}-${at}`,
            title: one.role ?? '',
            company: one.company,
            start_at: dated(one.join_year, one.join_month),
            end_at: one.relieving_year === 'Present' ? null : dated(one.relieving_year, one.relieving_month),
          },
        ]
      : [],
  )
  const educations = held.educations.map((one) => {
    const end = changed(one.id, '.end')
    return { ...one, end_at: end === undefined || end === null ? one.end_at : `${end}-12-31` }
  })
  const degrees = found.education.flatMap((one, at) =>
    isNew(`education.${at}`)
      ? [
          {
            id: `e${held.educations.length}-${at}`,
            school: one.college ?? '',
            degree: one.degree ?? '',
            start_at: `${one.join}-01-01`,
            // Who studies still has no end.
            end_at: (one.passout ?? 0) > 2026 ? null : `${one.passout}-12-31`,
          },
        ]
      : [],
  )
  const skills = found.skills.filter((_, at) => isNew(`skills.${at}`))
  return {
    ...held,
    experiences: [...experiences, ...jobs],
    educations: [...educations, ...degrees],
    skills: [...held.skills, ...skills],
  }
}

const proposed = (changes: ResumeChange[]) =>
  changes.filter(({ state }) => state === 'new' || state === 'changed')

describe('whatever two resumes say', () => {
  it('taking over what one proposes leaves it nothing more to propose', () => {
    fc.assert(
      fc.property(resumes, resumes, (first, second) => {
        let held = NOTHING
        for (const one of [first, second]) {
          const found = { ...EMPTY, ...one }
          held = taken(held, found, compare(found, held, NOW))
          expect(proposed(compare(found, held, NOW))).toEqual([])
        }
      }),
      { numRuns: 500 },
    )
  })

  it('no entry is there twice, and no entry of the profile is changed by two of the resume', () => {
    fc.assert(
      fc.property(resumes, resumes, (first, second) => {
        const before = taken(NOTHING, { ...EMPTY, ...first }, compare({ ...EMPTY, ...first }, NOTHING, NOW))
        const found = { ...EMPTY, ...second }
        const changes = compare(found, before, NOW)
        const after = taken(before, found, changes)

        const parts = changes
          .filter(({ entry_id: id }) => id !== null)
          .map(({ key, entry_id: id }) => `${id} ${key.split('.')[2]}`)
        const skills = after.skills.map((one) => one.toLowerCase())
        const keys = after.experiences.map((one) => JSON.stringify([one.title, one.company, one.start_at]))
        for (const list of [parts, skills, keys]) expect(new Set(list).size).toBe(list.length)
      }),
      { numRuns: 500 },
    )
  })
})
