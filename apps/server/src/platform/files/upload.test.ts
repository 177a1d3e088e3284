import { readdir } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refusal } from '#platform/http/refuse.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { formOf, type Part } from '#test/form.ts'
import { createUploads, type Uploads } from './upload.ts'

const LIMITS = {
  maxFiles: 2,
  maxFileBytes: 100,
  maxTotalBytes: 150,
  codes: { count: 'too_many_files', size: 'file_too_large', total: 'files_too_large' },
} as const

let folder: TestFolder
let http: FastifyInstance
const current: { uploads: Uploads | undefined } = { uploads: undefined }

beforeAll(async () => {
  folder = await createTestFolder()
  current.uploads = createUploads({ folder: folder.path, keepsFree: 0 })
  http = Fastify()
  await http.register(multipart)
  http.setErrorHandler((thrown, _request, reply) =>
    reply.code(thrown instanceof Refusal ? thrown.status : 500).send(String(thrown)),
  )
  http.post('/', async (request) => {
    const upload = await current.uploads?.receive(request, LIMITS)
    if (upload === undefined) throw new Error('There are no uploads.')
    const seen = { files: upload.files.map(({ name, size }) => ({ name, size })), fields: [...upload.fields] }
    const written = await readdir(folder.path)
    await current.uploads?.discard(upload)
    return { ...seen, written: written.length }
  })
})
afterAll(async () => {
  await http.close()
  await folder.remove()
})

async function post(parts: readonly Part[] | Buffer) {
  const form = Buffer.isBuffer(parts) ? { raw: parts, headers: formOf([]).headers } : formOf(parts)
  const { raw: payload, headers } = form
  const answer = await http.inject({ method: 'POST', url: '/', payload, headers })
  expect(await readdir(folder.path)).toEqual([])
  return { status: answer.statusCode, text: answer.body }
}

const file = (bytes: number, field = 'file') => ({
  field,
  filename: 'a.pdf',
  content: Buffer.alloc(bytes, 'x'),
})

it('writes files aside and reads fields, in any order', async () => {
  const { text } = await post([
    { field: 'a', content: '1' },
    file(100),
    { field: 'b', content: '2' },
    file(50),
  ])

  expect(JSON.parse(text)).toEqual({
    files: [
      { name: 'a.pdf', size: 100 },
      { name: 'a.pdf', size: 50 },
    ],
    fields: [
      ['a', '1'],
      ['b', '2'],
    ],
    written: 2,
  })
})

it.each([
  ['a file too large', [file(101)], 413],
  ['files too large together', [file(100), file(51)], 413],
  ['a file too many', [file(1), file(1), file(1)], 422],
  ['a field given twice', [file(1), { field: 'a', content: '1' }, { field: 'a', content: '2' }], 422],
  ['a field too long', [{ field: 'a', content: 'x'.repeat(20_000) }, file(1)], 422],
  ['a field of the prototype', [file(1), { field: '__proto__', content: '1' }], 400],
  ['too many fields', Array.from({ length: 40 }, (_none, n) => ({ field: `f${n}`, content: '1' })), 400],
])('refuses %s and leaves nothing', async (_what, parts, status) => {
  const answer = await post(parts)

  expect(answer.status, answer.text).toBe(status)
})

it('refuses a form that ends in the middle', async () => {
  const { raw, headers } = formOf([file(90)])

  const answer = await http.inject({ method: 'POST', url: '/', payload: raw.subarray(0, 150), headers })

  expect(answer.statusCode).toBe(400)
  expect(await readdir(folder.path)).toEqual([])
})

it('refuses when the disk is nearly full, and takes files again when there is room', async () => {
  const before = current.uploads
  current.uploads = createUploads({ folder: folder.path, keepsFree: Number.MAX_SAFE_INTEGER })
  const full = await post([file(1)])
  current.uploads = before

  expect([full.status, (await post([file(1)])).status]).toEqual([507, 200])
})
