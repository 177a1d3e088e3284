import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { company } from '#features/companies/given.ts'
import { givenReference } from '#features/reference/given.ts'
import type { Client } from '#test/client.ts'
import { formOf } from '#test/form.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'
import { zip } from '@guildhall/resume-parser/samples/sample-zip'
import { until } from '#test/until.ts'

const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'
const MB = 1024 * 1024

let portal: Portal
let iris: Client
let owner: string

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000', PORT: '3000' })
  iris = await portal.as('incomplete')
  owner = z.parse(Auth, (await iris.get('/auth?include=person')).body).data.person.id
})
afterAll(() => portal.stop())

const Auth = z.object({ data: z.object({ person: z.object({ id: z.uuid() }) }) })
const Uploaded = z.strictObject({ file_name: z.uuid() })
const Link = z.strictObject({ file_url: z.string(), file_name: z.string() })
const files = (folder: 'incoming' | 'kept') => readdir(join(portal.folder, 'files', folder))
const upload = (content: Buffer, filename = 'cv.pdf', by = iris) =>
  by.upload('/accounts/attachments', [{ field: 'file', filename, content }])
const sized = (size: number) => {
  const end = '\n%%EOF\n'
  return Buffer.concat([pdf(), Buffer.alloc(size - pdf().length - end.length, ' '), Buffer.from(end)])
}

describe('a resume', () => {
  it('is named in the profile for whoever may read it', async () => {
    const { body: before } = await iris.get(`/users/${owner}`)
    const { file_name: name } = z.parse(Uploaded, (await upload(pdf())).body)

    const [own, hr] = [
      await iris.get(`/users/${owner}`),
      await (await portal.as('hr')).get(`/users/${owner}`),
    ]
    const elena = z.parse(Auth, (await (await portal.as('expert')).get('/auth?include=person')).body)
    const ofElena = `/users/${elena.data.person.id}`
    const stranger = await (await portal.as('manager2')).get(ofElena)
    const asPublic = await (await portal.as('expert')).get(`${ofElena}?view=public`)
    const full = await (await portal.as('hr')).get(ofElena)

    expect(before).toMatchObject({ data: { resume_file_name: null, resume_status: null } })
    for (const { body } of [own, hr])
      expect(body).toMatchObject({ data: { resume_file_name: name, resume_status: 'Uploaded', ratings: 0 } })
    expect(full.body).toMatchObject({ data: { ratings: 1, is_signature: true } })
    expect(asPublic.text).not.toContain('resume_file_name')
    expect(stranger.text).not.toContain('resume_file_name')
  })

  it('is uploaded by an expert and downloaded by whoever may', async () => {
    const { file_name: name } = z.parse(Uploaded, (await upload(pdf())).body)
    const link = z.parse(Link, (await iris.post('/users/resume/download', { user_id: owner })).body)
    const { pathname, search } = new URL(link.file_url)
    const bytes = await portal.stranger().get(`${pathname.replace('/api', '')}${search}`)
    const [admin, hr, manager, customer, expert] = await Promise.all(
      ['admin', 'hr', 'manager', 'customer', 'expert'].map((one) => portal.as(one)),
    )

    expect(link.file_name).toBe('cv.pdf')
    expect(bytes.bytes.equals(pdf())).toBe(true)
    for (const one of [admin, hr]) {
      expect((await one?.post('/users/resume/download', { file_name: name }))?.status).toBe(200)
    }
    for (const one of [manager, customer, expert]) {
      expect((await one?.post('/users/resume/download', { file_name: name }))?.text).toBe(NOT_FOUND)
      expect((await one?.post('/users/resume/download', { user_id: owner }))?.text).toBe(NOT_FOUND)
    }
    const opened = await portal.db
      .selectFrom('domain_events')
      .select('actor_name')
      .where('kind', '=', 'profile.resume_opened')
      .execute()
    expect(opened).toHaveLength(2)
  })

  it('must be smaller than 10 MB', async () => {
    const answers = [
      await upload(sized(10 * MB - 1)),
      await upload(sized(10 * MB)),
      await upload(sized(40 * MB)),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422])
    expect(answers[2]?.body).toMatchObject({ message: 'File size must be less than 10 MB!' })
    expect(answers[1]?.body).toMatchObject({ message: 'File size must be less than 10 MB!' })
    expect(await files('incoming')).toEqual([])
  })

  it.each([
    ['a page', Buffer.from('<html></html>'), 'cv.pdf'],
    ['a PDF by another name', pdf(), 'cv.exe'],
    ['an archive in a PDF', Buffer.concat([pdf(), zip([{ name: 'x' }]), Buffer.from('\n%%EOF\n')]), 'cv.pdf'],
    ['a page in front of a PDF', Buffer.concat([Buffer.from('<html>'), pdf()]), 'cv.pdf'],
    ['one byte', Buffer.from('%'), 'cv.pdf'],
  ])('is not %s', async (_what, content, name) => {
    const before = (await files('kept')).length

    const answer = await upload(content, name)

    expect([answer.status, answer.body]).toMatchObject([422, { message: 'Only PDF files are allowed!' }])
    expect((await files('kept')).length).toBe(before)
  })

  it.each([
    ['empty', Buffer.alloc(0), 'file_empty', 'This file is empty. Choose another file.'],
    [
      'cut off',
      pdf().subarray(0, 120),
      'resume_broken',
      'This PDF is damaged or was cut off. Save it again, or choose another file.',
    ],
  ])('that is %s has words of its own', async (_what, content, code, message) => {
    const before = (await files('kept')).length

    const answer = await upload(content)

    expect([answer.status, answer.body]).toMatchObject([422, { code, message, errors: { file: [message] } }])
    expect((await files('kept')).length).toBe(before)
  })

  it('is not encrypted', async () => {
    const answer = await upload(pdf('5 0 obj<<>>endobj\n% /Encrypt 5 0 R\n'))

    expect([answer.status, answer.body]).toMatchObject([422, { code: 'resume_encrypted' }])
  })

  it('leaves nothing when its upload breaks off', async () => {
    const address = await portal.http.listen({ port: 0, host: '127.0.0.1' })
    const before = await files('kept')
    const { raw, headers } = formOf([{ field: 'file', filename: 'cv.pdf', content: sized(5 * MB) }])
    const upload = request(`${address}/api/accounts/attachments`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-length': raw.length,
        host: '127.0.0.1:3000',
        cookie: iris.cookies,
        'x-requested-with': 'XMLHttpRequest',
      },
    })
    const failed = new Promise((resolve) => upload.on('error', resolve))

    upload.write(raw.subarray(0, 2 * MB))
    await until(async () => (await files('incoming')).length === 1)
    upload.destroy()
    await failed

    await until(async () => (await files('incoming')).length === 0)
    await sleep(50)
    expect(await files('kept')).toEqual(before)
  })

  it('is cut off when it never ends', { timeout: 30_000 }, async () => {
    const { address, port } = z.parse(
      z.object({ address: z.string(), port: z.int() }),
      portal.http.server.address(),
    )
    const head = formOf([{ field: 'file', filename: 'cv.pdf', content: pdf() }])
    const upload = request(`http://${address}:${port}/api/accounts/attachments`, {
      method: 'POST',
      headers: {
        ...head.headers,
        'transfer-encoding': 'chunked',
        host: '127.0.0.1:3000',
        cookie: iris.cookies,
        'x-requested-with': 'XMLHttpRequest',
      },
    })
    const state = { status: 0, isOver: false, sent: 0 }
    upload.on('response', (answer) => (state.status = answer.resume().statusCode ?? 0))
    upload.on('error', () => (state.isOver = true))
    upload.on('close', () => (state.isOver = true))

    upload.write(head.raw.subarray(0, -60))
    const block = Buffer.alloc(MB, ' ')
    while (!state.isOver && state.sent < 600) {
      state.sent += 1
      await Promise.race([new Promise((resolve) => upload.write(block, resolve)), sleep(1000)])
    }

    expect(state.status).toBe(422)
    expect(state.sent).toBeLessThan(300)
    expect(await files('incoming')).toEqual([])
  })
})

describe('files of a certificate', () => {
  it('come several at once under one field, and are the same under both paths', async () => {
    const certificate = await certified()
    const [inProfile, alias] = [
      `/users/${owner}/certifications/${certificate}/attachments`,
      `/certifications/${certificate}/attachments`,
    ]
    const expert = await portal.as('expert')
    const tag = await givenReference.item(portal.db, 'tags', 'Certificate')
    const Listed = z.object({ data: z.array(z.looseObject({ uuid: z.uuid(), filename: z.string() })) })

    expect((await iris.get(alias)).body).toMatchObject({
      messages: { empty_data: 'There are no attachments for this certificate.' },
    })
    const sides = [
      { field: 'file', filename: 'front.pdf', content: pdf() },
      { field: 'file', filename: 'back.pdf', content: pdf() },
    ]
    const tagless = await iris.upload(alias, sides)
    const uploaded = await iris.upload(alias, [
      ...sides,
      { field: 'tag_ids', content: JSON.stringify([tag]) },
    ])
    const [front, back] = z.parse(Listed, uploaded.body).data
    const untagged = await iris.put(`${inProfile}/${front?.uuid}`, { name: 'Front', tag_ids: [] })
    const changed = await iris.put(`${inProfile}/${front?.uuid}`, { name: 'Front', tag_ids: [tag] })

    expect([tagless.status, tagless.body]).toMatchObject([
      422,
      { errors: { tag_ids: ['This field is required.'] } },
    ])
    expect(uploaded.status, uploaded.text).toBe(201)
    expect([untagged.status, untagged.body]).toMatchObject([
      422,
      { errors: { tag_ids: ['This field is required.'] } },
    ])
    expect(changed.body).toMatchObject({ data: { filename: 'Front.pdf', tag_ids: [tag] } })
    expect((await expert.get(alias)).text).toBe(NOT_FOUND)
    expect((await expert.delete(`${alias}/${back?.uuid}`)).text).toBe(NOT_FOUND)
    expect((await iris.delete(`${alias}/${back?.uuid}`)).status).toBe(200)
    expect(z.parse(Listed, (await iris.get(inProfile)).body).data).toHaveLength(1)
    expect((await iris.get(`/users/${owner}/attachments`)).body).toMatchObject({ data: [] })
  })

  async function certified(): Promise<string> {
    const { id } = await company(portal.db, 'Issuer of Certificates')
    const form = { title: 'PMP', company_id: id, issue_date: '2020-01-15', no_expiration: true }
    const { body } = await iris.post(`/users/${owner}/certifications`, form)
    return z.parse(z.object({ data: z.looseObject({ id: z.uuid() }) }), body).data.id
  }
})

describe('an NDA', () => {
  it('is uploaded, listed and deleted', async () => {
    const path = `/users/${owner}/nda`
    const tag = await givenReference.item(portal.db, 'tags', 'NDA')

    const uploaded = await iris.upload(path, [
      { field: 'files[0][file]', filename: 'nda.pdf', content: pdf() },
      { field: 'files[0][filename]', content: 'Signed NDA' },
      { field: 'files[0][tag_ids]', content: JSON.stringify([tag]) },
    ])

    const Listed = z.object({ data: z.tuple([z.looseObject({ uuid: z.uuid(), filename: z.string() })]) })
    const [nda] = z.parse(Listed, uploaded.body).data
    expect(nda.filename).toBe('Signed NDA.pdf')
    expect(z.parse(Listed, (await iris.get(path)).body).data[0].uuid).toBe(nda.uuid)
    expect((await (await portal.as('manager')).get(path)).text).toBe(NOT_FOUND)
    expect((await iris.delete(`${path}/${nda.uuid}`)).status).toBe(200)
    expect((await iris.delete(`${path}/${nda.uuid}`)).text).toBe(NOT_FOUND)
  })
})
