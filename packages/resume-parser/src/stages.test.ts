import { describe, expect, it } from 'vitest'
import { despace, toCells } from './layout/cells.ts'
import { toFlows } from './layout/flows.ts'
import { toBlocks } from './entries/entry-split.ts'
import { toHead } from './entries/entry-parts.ts'
import { toRows } from './entries/entry-rows.ts'
import { withoutFurniture } from './layout/furniture.ts'
import { readPdf } from './read/read-pdf.ts'
import { makePdf, type Text } from './samples/sample-pdf.ts'
import { matchTitle } from './sections/section-titles.ts'
import { toSections } from './sections/sections.ts'
import { joinStackedDates } from './layout/stacked-dates.ts'
import { markTitles } from './sections/title-look.ts'

async function cellsOf(...pages: Text[][]) {
  const reading = await readPdf(makePdf(pages))
  return { reading, cells: reading.pages.map(toCells) }
}

async function sectionsOf(texts: Text[]) {
  const { cells } = await cellsOf(texts)
  return toSections(toFlows(markTitles(cells.map(joinStackedDates))))
}

const at = (x: number, y: number, text: string, bold = false, size = 10): Text => ({ text, x, y, bold, size })

describe('reading and cells', () => {
  it('keeps place, size and weight', async () => {
    const { cells } = await cellsOf([at(60, 100, 'Acme Ltd', true, 12)])

    expect(cells[0]?.[0]).toMatchObject({ text: 'Acme Ltd', bold: true, size: 12, page: 1, base: 100 })
  })

  it('cuts a row at a wide gap', async () => {
    const { cells } = await cellsOf([at(60, 100, 'Engineer'), at(400, 100, '2019 - 2021')])

    expect(cells[0]?.map((cell) => cell.text)).toEqual(['Engineer', '2019 - 2021'])
  })

  it('closes up letter-spaced words', () => {
    expect(despace('E X P E R I E N C E')).toBe('EXPERIENCE')
    expect(despace('J O H N  D O E')).toBe('JOHN DOE')
    expect(despace('a b c')).toBe('a b c')
  })

  it('drops running lines and page numbers', async () => {
    const page = [at(60, 30, 'Jane Doe - CV'), at(60, 400, 'Text of the page'), at(280, 820, 'Page 1 of 2')]
    const { reading, cells } = await cellsOf(page, page)

    const kept = withoutFurniture(reading.pages, cells).map((list) => list.map((cell) => cell.text))
    expect(kept).toEqual([['Jane Doe - CV', 'Text of the page'], ['Text of the page']])
  })

  it('joins a range that stands in two rows', async () => {
    const { cells } = await cellsOf([at(60, 100, '01/2019 -'), at(60, 112, 'heute')])

    expect(joinStackedDates(cells[0] ?? []).map((cell) => cell.text)).toEqual(['01/2019 - heute'])
  })
})

describe('columns and sections', () => {
  it('reads a sidebar as a column of its own', async () => {
    const sections = await sectionsOf([
      ...['CONTACT', 'jane@example.com', 'SKILLS', 'Python', 'SQL'].map((text, index) =>
        at(40, 100 + index * 16, text, text === text.toUpperCase() && text.length > 4, 10),
      ),
      at(220, 100, 'EXPERIENCE', true),
      at(220, 116, 'Software Engineer at Acme since 2019 in Leeds'),
      at(220, 132, 'Long description of what was done there'),
      at(220, 148, 'EDUCATION', true),
      at(220, 164, 'BSc Physics, University of Leeds, 2018'),
    ])

    expect(sections.map((section) => section.kinds[0])).toEqual(['contact', 'skills', 'work', 'education'])
  })

  it('reads titles in the margin with the text beside them', async () => {
    const sections = await sectionsOf([
      at(40, 100, 'Experience', true),
      at(160, 100, 'Software Engineer'),
      at(160, 114, 'Acme Ltd'),
      at(40, 150, 'Education', true),
      at(160, 150, 'University of Leeds'),
      at(160, 164, 'BSc Physics'),
      at(40, 200, 'Languages', true),
      at(160, 200, 'English, German'),
    ])

    expect(sections.map((section) => [section.kinds[0], section.lines.length])).toEqual([
      ['work', 2],
      ['education', 2],
      ['languages', 1],
    ])
  })

  it('takes a title of unknown words for one when it looks like the others', async () => {
    const titles = ['Experience', 'Things I made', 'Skills', 'Education', 'Languages']
    const sections = await sectionsOf(
      titles.flatMap((title, index) => [
        at(60, 100 + index * 50, title, true, 14),
        at(60, 120 + index * 50, 'Some text below it'),
      ]),
    )

    expect(sections.map((section) => section.kinds[0])).toEqual([
      'work',
      'other',
      'skills',
      'education',
      'languages',
    ])
  })

  it.each([
    ['Berufserfahrung', 'work'],
    ['Formação acadêmica', 'education'],
    ['COMPÉTENCES CLÉS', 'skills'],
    ['Licenses & Certifications', 'certification'],
    ['Rijbewijs', 'license'],
    ['Competenze linguistiche', 'languages'],
    ['Relevant Work Experience', 'work'],
  ])('knows the title %s', (title, kind) => {
    expect(matchTitle(title)?.kinds[0]).toBe(kind)
  })

  it('takes no sentence for a title', () => {
    expect(matchTitle('I have experience in education and skills in languages')).toBeNull()
  })
})

const entry = (y: number, role: string, company: string, dates: string) => [
  at(60, y, role, true),
  at(60, y + 12, company),
  at(60, y + 24, dates),
  at(72, y + 36, 'Did a thing that was useful to many people.'),
]

describe('entries', () => {
  it('start where the layout of the first one comes back', async () => {
    const [section] = await sectionsOf([
      ...entry(100, 'Engineer', 'Acme', '2019 - 2021'),
      ...entry(160, 'Tester', 'Bolt', '2017 - 2019'),
    ])

    const blocks = toBlocks(toRows(section?.lines ?? []))

    expect(blocks.map((block) => toHead(block.head).parts.map((part) => part.text))).toEqual([
      ['Engineer', 'Acme'],
      ['Tester', 'Bolt'],
    ])
  })
})
