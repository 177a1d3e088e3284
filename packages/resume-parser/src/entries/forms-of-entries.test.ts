import { describe, expect, it } from 'vitest'
import { findDates } from '#parser/words/dates.ts'
import { parseResume } from '#parser/parse.ts'
import { makePdf, type Text } from '#parser/samples/sample-pdf.ts'
import { matchTitle } from '#parser/sections/section-titles.ts'
import { kindsByWords } from '#parser/sections/title-stems.ts'

const at = (x: number, y: number, text: string, bold = false, size = 10): Text => ({ text, x, y, bold, size })
const HEAD = [at(60, 60, 'Tess Marlow', true, 20), at(60, 84, 'tess@marlow-demo.com | +44 7700 900111')]

async function resumeOf(texts: Text[]) {
  const outcome = await parseResume(makePdf([[...HEAD, ...texts]]), { now: new Date('2026-11-15') })
  if (outcome.kind !== 'parsed') throw new Error(outcome.reason)
  return outcome.resume
}

describe('years of two figures', () => {
  it('are dates in a range of months', () => {
    expect(findDates('09/19 - 02/22').map(({ start, end }) => [start, end])).toEqual([
      [
        { year: 2019, month: 9 },
        { year: 2022, month: 2 },
      ],
    ])
    expect(findDates('03/21 – heute')[0]).toMatchObject({ start: { year: 2021, month: 3 }, end: 'Present' })
  })

  it('are none alone', () => {
    expect(findDates('Section 09/19 of the act')).toEqual([])
  })
})

describe('titles', () => {
  it('training for a job is training', () => {
    expect(kindsByWords('Job related training')).toEqual(['certification'])
    expect(matchTitle('Arbeidsverleden')?.kinds).toEqual(['work'])
    expect(kindsByWords('Werkverleden')).toEqual(['work'])
    expect(kindsByWords('Educational qualification')).toEqual(['education'])
  })

  it('a title of two lines is one', async () => {
    const { certification, license } = await resumeOf([
      at(60, 120, 'SKILLS', true, 13),
      at(60, 140, 'Excel, Word'),
      at(60, 180, 'CERTIFICATIONS AND', true, 13),
      at(60, 194, 'LICENSES', true, 13),
      at(60, 214, 'CPIM, APICS, 2021'),
    ])

    expect(certification).toEqual(['CPIM, APICS'])
    expect(license).toEqual([])
  })
})

describe('times below the duties', () => {
  it('close their entries', async () => {
    const job = (y: number, role: string, firm: string, duty: string, time: string) => [
      at(60, y, role, true),
      at(60, y + 13, firm),
      at(74, y + 26, duty),
      at(74, y + 39, 'Trained two colleagues'),
      at(60, y + 52, time),
    ]
    const { work_experience } = await resumeOf([
      at(60, 120, 'WORK EXPERIENCE', true, 13),
      ...job(140, 'Head Nurse', 'Severn Vale Vets Ltd', 'Led a team of six', 'April 2020 - Present'),
      ...job(216, 'Nurse', 'Meres Hospital Ltd', 'Worked at night', 'May 2016 - March 2020'),
    ])

    expect(work_experience.map(({ role, company, join_year }) => [role, company, join_year])).toEqual([
      ['Head Nurse', 'Severn Vale Vets Ltd', 2020],
      ['Nurse', 'Meres Hospital Ltd', 2016],
    ])
  })
})

describe('labels in a column', () => {
  const rows = (pairs: string[][], from = 140, step = 13) =>
    pairs.flatMap(([label = '', value = ''], index) => [
      at(60, from + index * step, label),
      at(220, from + index * step, value),
    ])

  it('each names the value beside it', async () => {
    const { nationality } = await resumeOf([
      at(60, 120, 'PERSONAL DETAILS', true, 13),
      ...rows([
        ['Born', '4 May 1992'],
        ['Marital status', 'Single'],
        ['Nationality', 'British'],
        ['Hobbies', 'Chess'],
      ]),
    ])

    expect(nationality).toBe('British')
  })

  it('a label that is broken over two lines stays one, and its colon may stand with the value', async () => {
    const { work_experience } = await resumeOf([
      at(60, 120, 'WORK EXPERIENCE', true, 13),
      ...rows([
        ['Organization', ': Severn Vale Vets'],
        ['Designation', ': Head Nurse'],
        ['Duration', ': April 2020 to till date'],
        ['Organization', ': The Meres'],
        ['Designation', ': Nurse'],
        ['Duration', ': May 2016 to March 2020'],
      ]),
    ])

    expect(work_experience.map(({ role, company }) => [role, company])).toEqual([
      ['Head Nurse', 'Severn Vale Vets'],
      ['Nurse', 'The Meres'],
    ])
  })

  it('those of languages and licences are no skills', async () => {
    const { skills, languages } = await resumeOf([
      at(60, 120, 'PERSONAL SKILLS', true, 13),
      ...rows([
        ['Mother tongue', 'English'],
        ['Other languages', 'Welsh (B1)'],
        ['Technical skills', 'Excel, Word'],
      ]),
    ])

    expect(skills).toEqual(['Excel', 'Word'])
    expect(languages).toEqual(['English', 'Welsh'])
  })
})

it('says no place where "Mobile:" is a label', async () => {
  const { current_location } = await resumeOf([
    at(60, 100, 'Mobile: 07700 900318'),
    at(60, 114, 'Shrewsbury, Shropshire'),
  ])

  expect(current_location).toBe('Shrewsbury, Shropshire')
})

it('keeps how long a skill was used out of its name', async () => {
  const { skills } = await resumeOf([
    at(60, 120, 'SKILLS', true, 13),
    at(60, 140, 'Excel (Less than 1 year)'),
    at(60, 156, 'Planning (5 years)'),
  ])

  expect(skills).toEqual(['Excel', 'Planning'])
})

it('parts "Degree @ School"', async () => {
  const { education } = await resumeOf([
    at(60, 120, 'EDUCATION', true, 13),
    at(60, 140, 'BSc Physics @ Harper Adams', true),
    at(60, 154, 'September 2013 - July 2016'),
  ])

  expect(education).toMatchObject([{ degree: 'BSc Physics', college: 'Harper Adams' }])
})
