import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig } from '#features/gigs/given.ts'
import { officeText } from '#platform/files/office-text.ts'
import { makePdf } from '@guildhall/resume-parser/samples/sample-pdf'
import type { Client, Received } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'
import { zip } from '@guildhall/resume-parser/samples/sample-zip'
import { until } from '#test/until.ts'

let portal: Portal
let admin: Client
let gigId = ''
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  const users = portal.db.selectFrom('users').select('id').where('email', '=', 'manager@demo.test')
  const { id: owner } = await users.executeTakeFirstOrThrow()
  gigId = await gig(portal.db, { owner, isBare: true, name: 'A project with files' })
})
afterAll(() => portal.stop())

const Total = z.looseObject({ meta: z.looseObject({ total: z.int() }) })
async function found(keyword: string): Promise<number> {
  const { body } = await admin.get(
    `/content-search?keyword=${encodeURIComponent(keyword)}&types[]=attachment`,
  )
  return Total.parse(body).meta.total
}
const comesUp = (keyword: string) => until(async () => (await found(keyword)) === 1)

const xml = (text: string) => Buffer.from(`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
async function upload(filename: string, content: Buffer | Uint8Array): Promise<void> {
  const part = { field: 'file', filename, content: Buffer.from(content) }
  const { status, text } = await admin.upload(`/gigs/${gigId}/attachments`, [part])
  expect(status, text).toBe(201)
}

describe('a file', () => {
  it('is found by its name and by what it says, whatever program wrote it', async () => {
    await upload('notes.txt', Buffer.from('The pangolin reads plain text.'))
    await upload(
      'report.docx',
      zip([
        { name: '[Content_Types].xml' },
        { name: 'word/document.xml', content: xml('An okapi &amp; a letter') },
      ]),
    )
    await upload(
      'slides.pdf',
      makePdf([[{ text: 'The axolotl explains the regeneration of markets', x: 50, y: 50 }]]),
    )

    await comesUp('pangolin')
    await comesUp('okapi')
    await comesUp('axolotl regeneration')
    expect(await found('slides')).toBe(1)
  })

  it('that cannot be read is found by its name alone', async () => {
    await upload('wombatpaper.pdf', pdf())

    await comesUp('wombatpaper')
    await until(async () => (await texts('waiting')) === 0)
    await comesUp('wombatpaper')
    expect(await texts('unreadable')).toBe(1)
  })

  it('takes its text along when it goes', async () => {
    const files = portal.db.selectFrom('gig_files').select('id').where('name', '=', 'notes.txt')
    const { id } = await files.executeTakeFirstOrThrow()
    const { status } = await admin.delete(`/gigs/${gigId}/attachments/${id}`)

    expect(status).toBe(200)
    expect(await found('pangolin')).toBe(0)
    const kept = portal.db.selectFrom('search_texts').select('file_id').where('file_id', '=', id)
    await until(async () => (await kept.execute()).length === 0)
  })
})

async function texts(status: string): Promise<number> {
  const rows = await portal.db
    .selectFrom('search_texts')
    .select('file_id')
    .where('status', '=', status)
    .execute()
  return rows.length
}

describe('the text of an office file', () => {
  const packed = (content: Buffer, method = 8) => {
    const file = zip([{ name: 'word/document.xml', content }])
    file.writeUInt16LE(method, file.indexOf(Buffer.from('504b0102', 'hex')) + 10)
    return file
  }

  it('is put together from its runs', async () => {
    const text = Buffer.from(
      '<w:p><w:t>Bl</w:t><w:t>ue &lt;3 &#x42;&#67;</w:t></w:p><w:p><w:t>two</w:t></w:p>',
    )
    expect(await officeText(packed(deflateRawSync(text)), 'word/document.xml')).toBe('Blue <3 BC\ntwo\n')
  })

  it.each([
    ['a part that unpacks without end', packed(deflateRawSync(Buffer.alloc(40_000_000)))],
    ['a part that is not packed as it says', packed(Buffer.from('no deflate'))],
    ['a method that nobody knows', packed(Buffer.from('x'), 99)],
    ['a part that is not there', zip([{ name: 'other.xml' }])],
    ['no ZIP at all', Buffer.from('PK')],
    [
      'a directory that leads nowhere',
      Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(12), Buffer.from('ffffffff0000', 'hex')]),
    ],
  ])('is nothing for %s', async (_, bytes) => {
    expect(await officeText(bytes, 'word/document.xml')).toBeNull()
  })

  it('takes no longer for hostile markup', async () => {
    const text = await officeText(packed(Buffer.from('<'.repeat(3_000_000)), 0), 'word/document.xml')
    expect(text?.length).toBe(3_000_000)
  })
})

describe('the index', () => {
  const Status = z.object({
    data: z.looseObject({ total: z.int(), waiting: z.int(), rebuilt_at: z.nullable(z.string()) }),
  })
  const status = async () => Status.parse((await admin.get('/content-search/status')).body).data
  const Job = z.object({
    data: z.looseObject({ id: z.optional(z.string()), status: z.optional(z.string()) }),
  })

  it('is made anew as work that can be watched', async () => {
    await until(async () => (await status()).waiting === 0)
    const before = await status()
    await portal.db.deleteFrom('search_documents').execute()
    await portal.db
      .insertInto('search_documents')
      .values({
        source: 'faq',
        kind: 'faq',
        subject_id: gigId,
        title: 'lost',
        headline: '',
        body: '',
        at: new Date(),
      })
      .execute()
    const { data } = Job.parse((await admin.post('/content-search/reindex')).body)
    await until(async () => {
      const job = Job.parse((await admin.get(`/jobs/${data.id}`)).body)
      return job.data.status === 'done'
    })

    await until(async () => (await status()).waiting === 0)
    const after = await status()
    expect(after.total).toBe(before.total)
    expect(after.rebuilt_at).not.toBeNull()
    expect(await found('okapi')).toBe(1)
  })
})

describe('a saved search', () => {
  const query = { keyword: 'battery', types: ['gig'], status: [], author: [], from: null, to: '2026-01-31' }
  const save = (name: string) => admin.post('/content-search/saved', { name, query })
  const Saved = z.object({ data: z.looseObject({ id: z.string(), name: z.string() }) })
  const idOf = ({ body }: Received) => Saved.parse(body).data.id

  it('is kept, renamed and deleted by who saved it', async () => {
    const saved = await save('Batteries')
    expect(saved.status).toBe(201)
    expect(saved.body).toMatchObject({ data: { name: 'Batteries', query } })
    const path = `/content-search/saved/${idOf(saved)}`
    expect((await admin.put(path, { name: 'Cells' })).body).toMatchObject({ data: { name: 'Cells', query } })
    const list = await admin.get('/content-search/saved')
    expect(list.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ name: 'Cells' })]),
    })

    expect((await admin.delete(path)).status).toBe(200)
    expect((await admin.delete(path)).status).toBe(404)
  })

  it('is nobody else’s', async () => {
    const path = `/content-search/saved/${idOf(await save('Mine'))}`
    const other = await portal.as('admin2')

    expect((await other.get('/content-search/saved')).text).not.toContain('Mine')
    expect((await other.put(path, { name: 'Ours' })).status).toBe(404)
    expect((await other.delete(path)).status).toBe(404)
  })

  it('has a name of its own', async () => {
    await save('Twice')

    expect((await save('  twicé ')).body).toMatchObject({
      errors: { name: ['You have a saved search of this name already.'] },
    })
    expect((await save('')).status).toBe(422)
    expect(
      (await admin.post('/content-search/saved', { name: 'x', query: { ...query, types: ['secret'] } }))
        .status,
    ).toBe(422)
  })

  it('is one of twenty at most', async () => {
    const answers = []
    for (let index = 0; index < 20; index += 1) answers.push(await save(`Search ${index}`))

    expect(answers.at(-1)).toMatchObject({ status: 409 })
  })
})
