import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseResume } from './parse.ts'
import { makePdf, type Text } from './samples/sample-pdf.ts'

const BENCH = path.resolve(import.meta.dirname, '../../../bench')
const Others = z.object({
  DOCUMENTS: z.array(
    z.object({
      id: z.string(),
      page: z.array(
        z.object({ text: z.string(), x: z.number(), y: z.number(), bold: z.boolean(), size: z.number() }),
      ),
    }),
  ),
})

async function isTaken(pdf: Uint8Array): Promise<boolean> {
  const outcome = await parseResume(pdf)
  return outcome.kind === 'parsed' && outcome.isResume
}

it('takes none of two hundred other documents for a resume', async () => {
  const { DOCUMENTS } = z.parse(Others, await import(path.join(BENCH, 'resumes-none/documents.mjs')))

  const taken: string[] = []
  for (const { id, page } of DOCUMENTS) if (await isTaken(makePdf([page]))) taken.push(id)

  expect(DOCUMENTS).toHaveLength(200)
  expect(taken).toEqual([])
})

it('takes every resume of the sets for one', async () => {
  const refused: string[] = []
  let all = 0
  for (const set of ['resumes', 'resumes-third', 'resumes-wild', 'resumes-fourth', 'resumes-fifth'])
    for (const file of await readdir(path.join(BENCH, set, 'pdf'))) {
      all++
      if (!(await isTaken(new Uint8Array(await readFile(path.join(BENCH, set, 'pdf', file))))))
        refused.push(file)
    }

  expect(all).toBeGreaterThan(270)
  expect(refused).toEqual([])
}, 240_000)

const WHO = ['Tess Marlow', 'tess@marlow-demo.com', '+44 7700 900111']
const drawn = (text: string, index: number): Text => ({
  text,
  x: 60,
  y: 60 + index * 20,
  size: index === 0 ? 18 : 10.5,
  bold: /^[A-Z ]+$/.test(text),
})

it.each([
  ['one job', [...WHO, 'WORK EXPERIENCE', 'Designer, Atelier Nord', 'May 2020 - Present']],
  [
    'a student',
    [...WHO, 'EDUCATION', 'BSc Physics, University of Leeds', '2022 - 2025', 'SKILLS', 'Python, R'],
  ],
  [
    'no years',
    [...WHO, 'EXPERIENCE', 'Designer at Atelier Nord', 'SKILLS', 'Drawing', 'LANGUAGES', 'French'],
  ],
  [
    'no titles',
    [
      ...WHO,
      'Designer at Atelier Nord, 2018 - 2022',
      'BA, University of Leeds, 2012 - 2015',
      'Junior Designer at Raumwerk, 2015 - 2018',
    ],
  ],
])('takes a short resume for one: %s', async (_, lines) => {
  expect(await isTaken(makePdf([lines.map(drawn)]))).toBe(true)
})
