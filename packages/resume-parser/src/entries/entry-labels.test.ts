import { expect, it } from 'vitest'
import { labelled } from './entry-labels.ts'
import { parseResume } from '#parser/parse.ts'
import { makePdf, type Text } from '#parser/samples/sample-pdf.ts'

const lines = (...texts: string[]): Text[] =>
  texts.map((text, index) => ({ text, x: 60, y: 60 + index * 18, bold: /^[A-Z ]+$/.test(text), size: 11 }))

async function workOf(...texts: string[]) {
  const outcome = await parseResume(makePdf([lines('Tess Marlow', 'WORK EXPERIENCE', ...texts)]))
  return outcome.kind === 'parsed' ? outcome.resume.work_experience : []
}

it('tells the label of a field from a topic', () => {
  expect(labelled('Employer: Creek County')).toEqual({ label: 'company', value: 'Creek County' })
  expect(labelled('Arbeitgeber: Müller AG')).toEqual({ label: 'company', value: 'Müller AG' })
  expect(labelled('Technologies: Java')).toBeNull()
})

it('believes the labels of an entry', async () => {
  const work = await workOf(
    'Job Title: Program Analyst',
    'Employer: City of Tulsa, Office of Finance',
    'Location: Sapulpa, OK',
    'Dates: 03/2016 to Present',
    'Hours per week: 40',
  )

  expect(work).toMatchObject([
    {
      role: 'Program Analyst',
      company: 'City of Tulsa, Office of Finance',
      location: 'Sapulpa, OK',
      join_year: 2016,
      relieving_year: 'Present',
    },
  ])
})

it('gives a role without a company none of another role', async () => {
  const work = await workOf(
    'Designer at Atelier Nord, Hamburg',
    'May 2020 - Present',
    'Junior Designer',
    '2015 - 2016',
  )

  expect(work.map(({ company }) => company)).toEqual(['Atelier Nord', null])
})
