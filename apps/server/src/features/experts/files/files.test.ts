import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { givenReference } from '#features/reference/given.ts'
import type { Client, Received } from '#test/client.ts'
import type { Part } from '#test/form.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'
import { docx, zip } from '@guildhall/resume-parser/samples/sample-zip'
import { until } from '#test/until.ts'

const UNKNOWN = '01932f5e-7d3a-7000-8000-000000000000'
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'
const MB = 1024 * 1024

let portal: Portal
let elena: Client
let others: Record<'manager' | 'manager2' | 'hr' | 'admin' | 'customer' | 'expert2', Client>
let owner: string
let tag: string
let publicTag: string

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  elena = await portal.as('expert')
  const [manager, manager2, hr, admin, customer, expert2] = await Promise.all(
    ['manager', 'manager2', 'hr', 'admin', 'customer', 'expert2'].map((name) => portal.as(name)),
  )
  if (!manager || !manager2 || !hr || !admin || !customer || !expert2) throw new Error('Somebody is missing.')
  others = { manager, manager2, hr, admin, customer, expert2 }
  owner = await personOf(elena)
  tag = await givenReference.item(portal.db, 'tags', 'Work sample')
  publicTag = await givenReference.item(portal.db, 'tags', 'Public')
  await report({ manager_ids: [await userOf(manager)], shown_to: [await userOf(customer)] })
})
afterAll(() => portal.stop())

/** Elena works on a gig of manager@ and was put forward to customer@. */
async function report(gig: { manager_ids: string[]; shown_to: string[] }): Promise<void> {
  await portal.db
    .insertInto('expert_gigs')
    .values({
      engagement_id: UNKNOWN,
      person_id: owner,
      gig_id: UNKNOWN,
      gig_title: 'Gig',
      status: 'Hired',
      ...gig,
    })
    .execute()
}

const Id = z.object({ id: z.uuid() })
async function personOf(client: Client): Promise<string> {
  const { body } = await client.get('/auth?include=person')
  return z.parse(z.object({ data: z.object({ person: Id }) }), body).data.person.id
}
async function userOf(client: Client): Promise<string> {
  const { body } = await client.get('/auth')
  return z.parse(z.object({ data: Id }), body).data.id
}

function file(filename: string, content: Buffer | string, tagId: string | null = tag, index = 0): Part[] {
  const part = { field: `files[${index}][file]`, filename, content }
  const tags = { field: `files[${index}][tag_ids]`, content: JSON.stringify([tagId]) }
  return tagId === null ? [part] : [part, tags]
}

const Files = z.object({
  data: z.array(z.looseObject({ uuid: z.uuid(), filename: z.string(), url: z.string() })),
})
function filesOf(answer: Received) {
  return z.parse(Files, answer.body).data
}
function uuidOf(answer: Received): string {
  const [first] = filesOf(answer)
  if (first === undefined) throw new Error(`No file: ${answer.text}`)
  return first.uuid
}

const left = async (folder: 'incoming' | 'kept') =>
  (await readdir(join(portal.folder, 'files', folder))).length
const rows = async () => (await portal.db.selectFrom('files').select('id').execute()).length
const path = () => `/users/${owner}/attachments`

/** Asserts that a refused upload leaves nothing: no row, no object, no file on its way. */
async function leavesNothing(refused: () => Promise<Received>): Promise<Received> {
  const before = [await rows(), await left('kept')]
  const answer = await refused()
  expect([await rows(), await left('kept')]).toEqual(before)
  expect(await left('incoming')).toBe(0)
  return answer
}

async function fetched(client: Client, address: string): Promise<Received> {
  const { pathname, search } = new URL(address, 'http://127.0.0.1:3000')
  return client.get(`${pathname.replace('/api', '')}${search}`)
}

describe('attachments', () => {
  it('are uploaded, listed, opened, changed and deleted by their owner', async () => {
    const uploaded = await elena.upload(path(), [
      ...file('report.pdf', pdf()),
      { field: 'files[0][filename]', content: 'Annual report' },
      ...file('données.docx', docx(), tag, 1),
    ])
    const listed = await elena.get(path())
    const id = uuidOf(uploaded)
    const opened = await elena.get(`/attachments/${id}`)
    const bytes = await fetched(portal.stranger(), String(opened.headers['location']))
    const changed = await elena.put(`${path()}/${id}`, { filename: 'Report 2025', tag_ids: [publicTag] })

    expect(uploaded.status, uploaded.text).toBe(201)
    expect(uploaded.body).toMatchObject({ message: 'New attachments have been added successfully' })
    expect(filesOf(uploaded).map(({ filename }) => filename)).toEqual(['Annual report.pdf', 'données.docx'])
    expect(filesOf(listed)).toHaveLength(2)
    expect(opened.status).toBe(302)
    expect(bytes.bytes.equals(pdf())).toBe(true)
    expect(bytes.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Annual_report.pdf"; filename*=UTF-8''Annual%20report.pdf`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'none',
    })
    expect(changed.body).toMatchObject({
      data: { filename: 'Report 2025.pdf', tags: [{ id: publicTag, title: 'Public' }] },
      message: 'Attachment updated successfully',
    })
  })

  it('keep the tags when only the name is changed, and the name when only the tags are', async () => {
    const id = uuidOf(await elena.upload(path(), file('report.pdf', pdf())))

    await elena.put(`${path()}/${id}`, { tag_ids: [publicTag] })
    const changed = await elena.put(`${path()}/${id}`, { filename: 'Annual report' })

    expect(changed.body).toMatchObject({ data: { filename: 'Annual report.pdf', tag_ids: [publicTag] } })
  })

  it('go once when they are deleted twice at once, and their bytes with them', async () => {
    const id = uuidOf(await elena.upload(path(), file('twice.pdf', pdf())))
    const before = await left('kept')

    const answers = await Promise.all([elena.delete(`${path()}/${id}`), elena.delete(`${path()}/${id}`)])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      message: 'Attachment has been deleted',
    })
    await until(async () => (await left('kept')) === before - 1)
    expect((await elena.get(`/attachments/${id}`)).text).toBe(NOT_FOUND)
  })

  it('are seen by admins, HR and the manager of the gig, and by nobody else', async () => {
    const id = uuidOf(await elena.upload(path(), file('private.pdf', pdf())))

    for (const name of ['admin', 'hr', 'manager'] as const) {
      expect((await others[name].get(path())).status, name).toBe(200)
      expect((await others[name].get(`/attachments/s3?file_name=${id}`)).status, name).toBe(200)
    }
    for (const name of ['manager2', 'expert2'] as const) {
      for (const address of [path(), `/attachments/s3?file_name=${id}`, `/attachments/${id}`]) {
        const answer = await others[name].get(address)
        expect([answer.status, answer.text], name).toEqual([404, NOT_FOUND])
      }
      expect((await others[name].upload(path(), file('x.pdf', pdf()))).text, name).toBe(NOT_FOUND)
      expect((await others[name].delete(`${path()}/${id}`)).text, name).toBe(NOT_FOUND)
    }
    for (const name of ['hr', 'manager'] as const) {
      expect((await others[name].delete(`${path()}/${id}`)).status, name).toBe(403)
      const refused = await leavesNothing(() => others[name].upload(path(), file('x.pdf', pdf())))
      expect(refused.status, name).toBe(403)
    }
  })

  it('show a customer only what is tagged public', async () => {
    const hidden = uuidOf(await elena.upload(path(), file('hidden.pdf', pdf())))
    const shown = uuidOf(await elena.upload(path(), file('shown.pdf', pdf(), publicTag)))

    const listed = filesOf(await others.customer.get(path())).map(({ uuid }) => uuid)
    const asPublic = filesOf(await elena.get(`${path()}?view=public`)).map(({ uuid }) => uuid)

    expect(listed).toContain(shown)
    expect(listed).not.toContain(hidden)
    expect(asPublic).toEqual(listed)
    expect((await others.customer.get(`/attachments/${hidden}`)).text).toBe(NOT_FOUND)
    expect((await others.customer.get(`/attachments/${shown}`)).status).toBe(302)
    expect((await others.customer.get(`/users/${owner}/nda`)).text).toBe(NOT_FOUND)
  })

  it.each([
    ['no tag', file('a.pdf', pdf(), null), 422, { 'files[0][tag_ids]': ['This field is required.'] }],
    [
      'an unknown tag',
      file('a.pdf', pdf(), UNKNOWN),
      422,
      { 'files[0][tag_ids]': ['Choose from the list.'] },
    ],
    ['no file', [{ field: 'files[0][filename]', content: 'x' }], 422, undefined],
  ])('are refused with %s', async (_name, parts, status, errors) => {
    const answer = await leavesNothing(() => elena.upload(path(), parts))

    expect(answer.status, answer.text).toBe(status)
    if (errors !== undefined) expect(answer.body).toMatchObject({ errors })
  })

  it('are refused in sixes', async () => {
    const six = Array.from({ length: 6 }, (_none, index) => file(`${index}.pdf`, pdf(), tag, index)).flat()

    const answer = await leavesNothing(() => elena.upload(path(), six))

    expect([answer.status, answer.body]).toMatchObject([422, { message: "Can't upload more than 5 files." }])
  })

  it.each(['page.html', 'x.svg', 'x.js', 'macro.xlsm', 'a.pdf.exe', 'a.pdf\u0000.exe', '.htaccess', 'none'])(
    'are refused by the name %j',
    async (name) => {
      const answer = await leavesNothing(() => elena.upload(path(), file(name, pdf())))

      expect([answer.status, answer.body]).toMatchObject([
        422,
        { message: 'xlsx, xls, csv, jpg, jpeg, png, bmp, doc, docx, pdf, tif, tiff are allowed only.' },
      ])
    },
  )

  it('are refused without a byte', async () => {
    const answer = await leavesNothing(() => elena.upload(path(), file('a.pdf', Buffer.alloc(0))))

    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'file_empty', message: 'This file is empty. Choose another file.' },
    ])
  })

  const many = Array.from({ length: 2001 }, (_none, index) => ({ name: `word/${index}` }))
  it.each([
    ['a page', 'a.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['a page behind a PDF', 'a.pdf', Buffer.concat([pdf(), Buffer.from('<script>')])],
    ['a PDF', 'a.docx', pdf()],
    ['a sheet', 'a.docx', zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }])],
    ['a macro', 'a.docx', docx({ name: 'word/vbaProject.bin' })],
    ['a path that leads out', 'a.docx', docx({ name: '../../etc/passwd' })],
    ['a link', 'a.docx', docx({ name: 'word/link', mode: 0o120777 })],
    ['a bomb', 'a.docx', docx({ name: 'word/media', content: Buffer.alloc(300_000), claims: 4_000_000_000 })],
    [
      'a part that is longer than it says',
      'a.docx',
      docx({ name: 'word/media', content: Buffer.alloc(300_000), claims: 300 }),
    ],
    [
      'a part that is shorter than it says',
      'a.docx',
      docx({ name: 'word/media', content: Buffer.alloc(300), claims: 400 }),
    ],
    [
      'a page behind a PDF',
      'a.pdf',
      Buffer.concat([pdf(), Buffer.from('<html><script>x</script></html>\n%%EOF')]),
    ],
    ['thousands of entries', 'a.docx', docx(...many)],
    ['bytes', 'a.csv', Buffer.from([0, 1, 2, 3])],
    ['a GIF', 'a.png', Buffer.from('GIF89a')],
  ])('are refused when they hold %s under the name %s', async (_what, name, content) => {
    const answer = await leavesNothing(() => elena.upload(path(), file(name, content)))

    expect([answer.status, answer.body]).toMatchObject([422, { code: 'file_content' }])
  })

  it.each([
    ['../../../etc/x.pdf', 'x.pdf'],
    [String.raw`C:\Users\me\y.pdf`, 'y.pdf'],
    ['report\u202Efdp.pdf', 'reportfdp.pdf'],
    ['quo\u0007te.pdf. ', 'quote.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(251)}.pdf`],
  ])('lose what is dangerous in the name %j', async (sent, kept) => {
    const uploaded = await elena.upload(path(), file(sent, pdf()))

    expect(filesOf(uploaded)[0]?.filename).toBe(kept)
    for (const name of await readdir(join(portal.folder, 'files', 'kept')))
      expect(name).toMatch(/^[\da-f-]{36}(-84)?$/)
  })

  it('are cut at 25 MB, and taken up to it', async () => {
    const big = (size: number) => Buffer.concat([Buffer.from('a,b\n'), Buffer.alloc(size - 4, 'x')])

    const taken = await elena.upload(path(), file('a.csv', big(25 * MB)))
    const cut = await leavesNothing(() => elena.upload(path(), file('b.csv', big(25 * MB + 1))))

    expect(taken.status).toBe(201)
    expect([cut.status, cut.body]).toMatchObject([413, { message: 'File size exceeds 25 MB.' }])
  })

  it('never take more than 500 MB of one person, however many come at once', async () => {
    const room = 100_000
    await portal.db.updateTable('files').set({ size: 0 }).where('owner_person_id', '=', owner).execute()
    const [one] = filesOf(await elena.get(path()))
    await portal.db
      .updateTable('files')
      .set({ size: 500 * MB - room })
      .where('id', '=', one?.uuid ?? '')
      .execute()
    const csv = Buffer.alloc(60_000, 'x')

    const answers = await Promise.all([1, 2, 3, 4].map((n) => elena.upload(path(), file(`${n}.csv`, csv))))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 413, 413, 413])
    expect(answers.find(({ status }) => status === 413)?.body).toMatchObject({ code: 'quota_exceeded' })
    await portal.db.deleteFrom('files').where('owner_person_id', '=', owner).execute()
  })
})

describe('a signed link', () => {
  it('opens one file for a minute, changed in no letter', async () => {
    const id = uuidOf(await elena.upload(path(), file('link.pdf', pdf())))
    const { body } = await elena.get(`/accounts/attachments/s3?file_name=${id}`)
    const { file_url: link } = z.parse(z.object({ file_url: z.string() }), body)
    const other = uuidOf(await elena.upload(path(), file('other.pdf', pdf())))

    expect((await fetched(portal.stranger(), link)).status).toBe(200)
    expect((await fetched(portal.stranger(), link.replace(id, other))).status).toBe(403)
    expect((await fetched(portal.stranger(), link.replace(/expires=\d/, 'expires=2'))).status).toBe(403)
    portal.clock.pass(60_000)
    expect((await fetched(portal.stranger(), link)).body).toMatchObject({ code: 'link_expired' })
  })

  it.each(['../../etc/passwd', '%2e%2e%2f', 'https://evil.test/x', ''])(
    'is not made for %j',
    async (name) => {
      expect((await elena.get(`/attachments/s3?file_name=${name}`)).status).toBe(422)
    },
  )
})
