import { expect, it } from 'vitest'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import { toPdf } from './pdf.ts'

const AT = new Date('2026-11-22T08:00:00Z')
const set = (title: string, text?: string) =>
  toPdf(
    {
      brand: 'Guildhall',
      title,
      lines: [],
      facts: [],
      footer: '',
      parts: text === undefined ? [] : [{ title: 'About', text }],
    },
    AT,
  )

async function itemsOf(pdf: Buffer) {
  const { pages } = await readPdf(new Uint8Array(pdf))
  return pages.flatMap(({ items }) => items)
}

it.each([
  ['李梅 劉德華 さくら', 'NotoSansHans'],
  ['김민준', 'NotoSansKR'],
  ['كَريم الحسن', 'NotoNaskhArabic'],
  ['אבי כהן', 'NotoSansHebrew'],
  ['สมชาย ใจดี', 'NotoSansThai'],
  ['अनुराधा', 'NotoSansDevanagari'],
  ['তাহমান', 'NotoSansBengali'],
  ['தமிழ்', 'NotoSansTamil'],
  ['రమణ', 'NotoSansTelugu'],
  ['ಕನ್ನಡ', 'NotoSansKannada'],
  ['ნინო', 'NotoSansGeorgian'],
  ['Արամ', 'NotoSansArmenian'],
])('sets %s in a font that has its letters', async (title, font) => {
  const pdf = await set(title)

  const text = (await itemsOf(pdf)).map((item) => item.text).join(' ')
  for (const word of title.split(' ')) expect(text).toContain(word)
  expect(pdf.toString('latin1')).toContain(font)
})

it('brings no other font along where the letters are those of Europe', async () => {
  expect((await set('Łucja Θεοδώρου Київ')).toString('latin1')).not.toContain('Noto')
})

it('sets words from right to left where they are read so, and those between them from left to right', async () => {
  const items = await itemsOf(await set('אבי כהן', 'אבי עבד ב-Siemens Energy עשר שנים'))
  const xOf = (word: string, at: number) => items.filter(({ text }) => text.includes(word)).at(at)?.x ?? 0

  expect(xOf('אבי', 0)).toBeGreaterThan(xOf('כהן', 0))
  expect(xOf('אבי', 1)).toBeGreaterThan(xOf('Siemens', 0))
  expect(xOf('Siemens', 0)).toBeGreaterThan(xOf('שנים', 0))
})

it('breaks a word that is longer than its place, beside a label and at the foot', async () => {
  const long = 'W'.repeat(150)
  const paper = { brand: 'Guildhall', title: 'A', lines: [], facts: [['Customer', long] as const] }
  const items = await itemsOf(await toPdf({ ...paper, footer: long, parts: [] }, AT))

  const words = items.filter(({ text }) => /^W+$/.test(text))
  expect(words.length).toBeGreaterThan(3)
  for (const { x, width } of words) expect(x + width).toBeLessThan(595)
  expect(items.map(({ text }) => text)).toContain('1 / 1')
})
