import { describe, expect, it } from 'vitest'
import { joinLetters } from '#parser/read/letters.ts'
import { parseResume } from '#parser/parse.ts'
import { makePdf, type Text } from '#parser/samples/sample-pdf.ts'
import { matchTitle } from './section-titles.ts'
import type { Item } from '#parser/shapes.ts'
import { kindsByWords } from './title-stems.ts'
import { uprightTitles } from './turned-titles.ts'

const at = (x: number, y: number, text: string, bold = false, size = 10): Text => ({ text, x, y, bold, size })
const item = (text: string, x: number, width: number, base = 20): Item => ({
  text,
  x,
  width,
  base,
  y: base - 8,
  height: 10,
  size: 10,
  font: '',
  bold: false,
  italic: false,
})

async function resumeOf(texts: Text[]) {
  const outcome = await parseResume(makePdf([texts]), { now: new Date('2026-11-15') })
  return outcome.kind === 'parsed' ? outcome.resume : null
}

describe('titles that no list holds', () => {
  it.each([
    ['Career to date', ['work']],
    ['Schul- und Berufsbildung', ['education']],
    ['Przebieg kariery zawodowej', ['work']],
    ['Öğrenim Bilgileri', ['education']],
    ['Meine fachlichen Kenntnisse', ['skills']],
    ['Volunteer experience abroad', []],
    ['Field studies', []],
    ['Programming languages', []],
  ])('%s', (title, kinds) => {
    expect(kindsByWords(title)).toEqual(kinds)
  })

  it('a sign or a number may stand before the words, and "&" is "and"', () => {
    expect(matchTitle('# Work Experience')).toEqual({ kinds: ['work'], score: 1 })
    expect(matchTitle('02 Career to date')).toEqual({ kinds: ['work'], score: 0.8 })
    expect(matchTitle('Education & Training')?.kinds).toEqual(['education'])
  })
})

describe('letters drawn one by one', () => {
  it('a narrow letter leaves no blank', () => {
    const joined = joinLetters([item('H E N R I', 0, 40.8), item('K E', 47.6, 16)])

    expect(joined.map(({ text }) => text)).toEqual(['H E N R I K E'])
  })

  it('a real blank stays', () => {
    const joined = joinLetters([item('J O H N', 0, 35), item('S M I T H', 55, 45)])

    expect(joined).toHaveLength(2)
  })
})

it('sets a title that runs up the margin above the rows of its section', () => {
  const rows = [20, 32, 100, 112, 180, 192].map((base) => item(`row ${base}`, 60, 200, base))
  const turned = { x: 30, size: 11, font: '' }

  const titles = uprightTitles(
    [
      { ...turned, text: 'Work experience', top: 95, bottom: 160 },
      { ...turned, text: 'Education', top: 175, bottom: 240 },
      { ...turned, text: 'CONFIDENTIAL', top: 300, bottom: 400 },
    ],
    rows,
  )

  expect(titles.map(({ text, base }) => [text, base < 100 || base > 112])).toEqual([
    ['Work experience', true],
    ['Education', true],
  ])
  expect(titles.map(({ base }) => Math.round(base))).toEqual([89, 169])
})

it('names sections without titles by what they hold', async () => {
  const resume = await resumeOf([
    at(60, 60, 'Tess Marlow', true, 20),
    at(60, 78, 'tess@marlow-demo.com'),
    at(60, 120, 'Senior Designer, Atelier Nord'),
    at(60, 132, '05/2020 - Present'),
    at(60, 144, 'Junior Designer, Raumwerk'),
    at(60, 156, '01/2016 - 04/2020'),
    at(60, 200, 'BA Design, University of Leeds'),
    at(60, 212, '2012 - 2015'),
    at(60, 250, 'Figma, Sketch, Prototyping, Typography'),
    at(60, 290, 'English (native)'),
    at(60, 302, 'French (B2)'),
  ])

  expect(resume?.work_experience.map(({ role }) => role)).toEqual(['Senior Designer', 'Junior Designer'])
  expect(resume?.education.map(({ college }) => college)).toEqual(['University of Leeds'])
  expect(resume?.skills).toEqual(['Figma', 'Sketch', 'Prototyping', 'Typography'])
  expect(resume?.languages).toEqual(['English', 'French'])
})

it('takes dates that stand in twos in a margin for from and to', async () => {
  const years = (y: number, from: string, to: string) => [
    at(60, y, from, false, 14),
    at(60, y + 16, to, false, 14),
  ]
  const resume = await resumeOf([
    at(60, 60, 'Tess Marlow', true, 20),
    at(60, 78, 'tess@marlow-demo.com'),
    at(60, 110, 'Work experience', true, 13),
    ...years(130, '2020', 'now'),
    at(160, 130, 'Senior Designer', true),
    at(160, 142, 'Atelier Nord'),
    ...years(175, '2016', '2020'),
    at(160, 175, 'Junior Designer', true),
    at(160, 187, 'Raumwerk'),
  ])

  expect(resume?.work_experience).toMatchObject([
    { role: 'Senior Designer', join_year: 2020, relieving_year: 'Present' },
    { role: 'Junior Designer', join_year: 2016, relieving_year: 2020 },
  ])
})

it('finds the name that stands below a side column in plain text', async () => {
  const text = `CONTACT
-------
tess.marlow@marlow-demo.com

LANGUAGES
---------
English (native)

CERTIFICATIONS
--------------
First Aid, Red Cross, 2021
Tess Marlow
Senior Designer

WORK EXPERIENCE
---------------
Designer
Atelier Nord, Leeds
May 2020 - Present
`
  const outcome = await parseResume(new TextEncoder().encode(text))

  expect(outcome).toMatchObject({
    resume: { first_name: 'Tess', last_name: 'Marlow', certification: ['First Aid, Red Cross'] },
  })
})
