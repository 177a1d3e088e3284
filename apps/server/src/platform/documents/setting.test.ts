import { afterAll, expect, it } from 'vitest'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import { unzip } from '#test/unzip.ts'
import { refusalOf } from '#platform/http/errors.ts'
import { ThreadEnded } from '#platform/threads/thread.ts'
import type { Paper } from './paper.ts'
import { endSetting, setPaper } from './setting.ts'

afterAll(endSetting)

const AT = new Date('2026-11-26T08:00:00Z')
const paper = (title: string): Paper => ({
  brand: 'Guildhall',
  title,
  lines: ['李梅'],
  facts: [['Day', 'Thursday']],
  parts: [{ title: 'About', text: 'Łucja' }],
  footer: '',
})
const pdf = (who: string | null, title: string) =>
  setPaper(who, { paper: paper(title), format: 'pdf', at: AT })

async function textOf(bytes: Buffer) {
  const { pages } = await readPdf(new Uint8Array(bytes))
  return pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')
}

it('sets a paper with all that stands in it', async () => {
  const text = await textOf(await pdf(null, 'Agreement'))

  for (const word of ['Guildhall', 'Agreement', '李梅', 'Day', 'Thursday', 'About', 'Łucja', '1 / 1'])
    expect(text).toContain(word)
})

it('sets a paper for word', async () => {
  const bytes = await setPaper(null, { paper: paper('Agreement'), format: 'docx', at: AT })

  expect(String(unzip(bytes).get('word/document.xml'))).toContain('李梅')
})

it('sets all that are asked for at once, and the first of a second person before the rest of the first', async () => {
  const done: string[] = []
  const ask = (who: string, title: string) =>
    pdf(who, title).then((bytes) => {
      done.push(title)
      return textOf(bytes)
    })
  const titles = Array.from({ length: 12 }, (_, index) => `Paper ${index}`)

  const texts = Promise.all(titles.map((title) => ask('noisy', title)))
  const other = ask('quiet', 'Other')

  expect(await other).toContain('Other')
  for (const [index, text] of (await texts).entries()) expect(text).toContain(`Paper ${index}`)
  expect(done.indexOf('Other')).toBe(1)
})

it('tells whose paper was on its way when the thread ended, and sets the next', async () => {
  await pdf('a', 'Before')

  const lost = pdf('a', 'Lost')
  const next = pdf('b', 'Next')
  await endSetting()

  const thrown: unknown = await lost.catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(ThreadEnded)
  expect(refusalOf(thrown)).toMatchObject({ status: 503, code: 'unavailable' })
  expect(await textOf(await next)).toContain('Next')
})
