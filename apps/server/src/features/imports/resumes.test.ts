import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { imports as contract } from '@guildhall/contract/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import * as z from 'zod/mini'
import { makePdf } from '@guildhall/resume-parser/samples/sample-pdf'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const at = (text: string, y: number, size = 10) => ({ text, x: 50, y, size })

function resume(name: string, email: string, phone = '+44 113 496 0817'): Uint8Array {
  return makePdf([
    [
      { ...at(name, 60, 20), bold: true },
      at(`London, United Kingdom  |  ${email}  |  ${phone}`, 85),
      { ...at('Experience', 130, 14), bold: true },
      at('Grid Engineer, Northern Power Ltd', 155),
      at('January 2018 - Present', 170),
      at('Planned grid connections of batteries and wind farms.', 185),
      { ...at('Education', 230, 14), bold: true },
      at('MSc Electrical Engineering, University of Leeds', 255),
      at('2014 - 2016', 270),
      { ...at('Skills', 310, 14), bold: true },
      at('Grid codes, Power systems, Batteries', 335),
    ],
  ])
}

async function zipOf(files: Record<string, Uint8Array | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return buffer(zip.outputStream)
}

const send = (content: Buffer | string, filename = 'resumes.zip') =>
  admin.upload('/imports', [
    { field: 'file', filename, content },
    { field: 'kind', content: 'resumes' },
  ])

const read = async (id: string) => z.parse(contract.read.ok, (await admin.get(`/imports/${id}`)).body).data

async function act(id: string, action: string) {
  const answer = await admin.post(`/imports/${id}/${action}`, {})
  expect(answer.status, answer.text).toBe(200)
  await until(async () => !['checking', 'running', 'undoing'].includes((await read(id)).status))
  return read(id)
}

const FORMS = new URL('../../../../../bench/resumes-forms/files/', import.meta.url)

it('makes a draft expert of each resume of a ZIP, and says why of each that is none', async () => {
  const zip = await zipOf({
    'cv/ada.pdf': resume('Ada Gridley', 'ada.gridley@resumes.example'),
    'cv/again.pdf': resume('Ada Gridley', 'ada.gridley@resumes.example'),
    'cv/darnell.docx': await readFile(new URL('docx-straight__darnell.docx', FORMS)),
    'cv/notes.txt': 'no resume',
    'cv/list.xlsx': 'no form of a resume',
    'cv/broken.pdf': '%PDF-1.7 nothing',
    '__MACOSX/cv/._ada.pdf': 'x',
  })
  const answer = await send(zip)
  expect(answer.status, answer.text).toBe(201)
  const { id, total } = z.parse(contract.upload.ok, answer.body).data
  const checked = await act(id, 'dry-run')
  const done = await act(id, 'run')
  const rows = z.parse(contract.rows.ok, (await admin.get(`/imports/${id}/rows`)).body).data
  const made = rows.find((row) => row.made !== null)
  const profile = await admin.get(`/experts/${made?.made?.id}`)
  const experience = await admin.get(`/users/${made?.made?.id}/experiences`)
  const undone = await act(id, 'undo')

  expect(total).toBe(6)
  expect(checked.counts, JSON.stringify(rows)).toEqual({ new: 2, duplicate: 1, error: 3 })
  // Of the two only one came as a PDF.
  expect(done).toMatchObject({ status: 'done', made: 2, resumes: 1 })
  expect(made?.values).toMatchObject({ File: 'cv/ada.pdf', Name: 'Ada Gridley' })
  expect(profile.body).toMatchObject({
    data: { status: 'Invited', first_name: 'Ada', email: 'ada.gridley@resumes.example' },
  })
  expect(experience.text).toContain('Northern Power')
  expect(rows.find(({ values }) => values['File'] === 'cv/darnell.docx')?.made).not.toBeNull()
  expect(rows.find(({ values }) => values['File'] === 'cv/list.xlsx')?.reason).toMatch(
    /^A resume is one of these files: pdf, docx, /,
  )
  expect(undone).toMatchObject({ undone: 2, kept: 0 })
  expect((await admin.get(`/experts/${made?.made?.id}`)).status).toBe(404)
})

const resumesOf = async (personId: string) =>
  portal.db
    .selectFrom('files')
    .select(['name', 'size', 'storage_key'])
    .where('owner_person_id', '=', personId)
    .where('kind', '=', 'resume')
    .where('deleted_at', 'is', null)
    .execute()

it('keeps the files: of whom it makes, and of experts who are known and have none', async () => {
  const known = 'First name,Last name,Email\nBerta,Benzing,berta@resumes.example\n'
  const sheet = await admin.upload('/imports', [
    { field: 'kind', content: 'experts' },
    { field: 'file', filename: 'experts.csv', content: known },
  ])
  const { id: sheetId } = z.parse(contract.upload.ok, sheet.body).data
  await act(sheetId, 'run')
  const [berta] = z.parse(contract.rows.ok, (await admin.get(`/imports/${sheetId}/rows`)).body).data
  const bertaId = berta?.made?.id ?? ''
  const pdf = resume('Berta Benzing', 'berta@resumes.example')
  const zip = await zipOf({
    'cv/berta.pdf': pdf,
    'cv/berta-again.pdf': pdf,
    'cv/carl.pdf': resume('Carl Codd', 'carl.codd@resumes.example'),
  })
  const { id } = z.parse(contract.upload.ok, (await send(zip)).body).data
  const checked = await act(id, 'dry-run')
  const beforeRun = await resumesOf(bertaId)
  const done = await act(id, 'run')
  const rows = z.parse(contract.rows.ok, (await admin.get(`/imports/${id}/rows`)).body).data
  const carlId = rows[2]?.made?.id ?? ''
  const kept = [await resumesOf(bertaId), await resumesOf(carlId)]
  const report = await admin.get(`/imports/${id}/report.csv`)
  const undone = await act(id, 'undo')
  const left = await resumesOf(bertaId)

  expect(checked.counts).toEqual({ new: 1, duplicate: 2, error: 0 })
  expect(beforeRun).toEqual([])
  expect(done).toMatchObject({ made: 1, resumes: 2 })
  expect(rows.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/same email address\. The file becomes their resume\.$/),
    expect.stringMatching(/Their own resume stays, and the file is not kept\.$/),
    null,
  ])
  expect(rows[0]?.made).toEqual({ kind: 'expert', id: bertaId })
  expect(kept).toMatchObject([[{ name: 'berta.pdf', size: pdf.length }], [{ name: 'carl.pdf' }]])
  expect(report.text).toMatch(/Resume kept,cv\/berta\.pdf/)
  // What was there before the resumes stays, without the file.
  expect(undone).toMatchObject({ undone: 1, kept: 0, resumes: 0 })
  expect(left).toEqual([])
  expect((await admin.get(`/experts/${bertaId}`)).status).toBe(200)
})

it('takes an expert without a phone whose country nobody can tell', async () => {
  const zip = await zipOf({ 'dora.pdf': resume('Dora Dunlap', 'dora@resumes.example', '00 48 22 305 18 90') })
  const { id } = z.parse(contract.upload.ok, (await send(zip)).body).data
  const checked = await act(id, 'dry-run')
  const done = await act(id, 'run')

  expect(checked.counts).toEqual({ new: 1, duplicate: 0, error: 0 })
  expect(done).toMatchObject({ status: 'done', made: 1 })
})

it('refuses what is no ZIP, an empty one, and more than 500 files', async () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.pdf`, 'x']))
  const answers = [
    await send('nothing of the kind'),
    await send(await zipOf({ 'empty/.hidden': '' })),
    await send(await zipOf(many)),
    await send('%PDF-1.7', 'one.pdf'),
  ]

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(answers.map(({ text }) => text)).toEqual([
    expect.stringContaining('no ZIP'),
    expect.stringContaining('This ZIP holds no files.'),
    expect.stringContaining('more than 500 files'),
    expect.stringContaining('Put the resumes into a ZIP.'),
  ])
})
