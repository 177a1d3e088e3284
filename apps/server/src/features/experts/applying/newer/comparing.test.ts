import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { makePdf, RESUME } from '@guildhall/resume-parser/samples/sample-pdf'
import { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const TEXT = `Jane Doe
jane.doe@example.com

EXPERIENCE

Software Engineer, Acme Ltd
Jan 2020 - May 2024
* Built the service that settles forty million payments in every month
* Wrote the handbook that six teams use when something breaks at night

EDUCATION

BSc Physics
University of Leeds
2015 - 2018

SKILLS

Python, SQL, Docker
`
const HELD = {
  work_experience: [
    { role: 'Software Engineer', company: 'ACME', join_date: '2020-01', relieving: 'Present' },
  ],
  education: [],
  skills: ['python'],
  languages: [],
  license: [],
  certification: [],
}

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

async function somebody() {
  const { id, email } = await expert(portal.db, { expertStatus: 'Approved' })
  return { id, client: await new Client(portal.http, 'the owner').signIn(email) }
}

const compare = (client: Client, id: string, filename: string, content: Buffer = Buffer.from(TEXT)) =>
  client.upload(`/users/${id}/resume/compare`, [{ field: 'file', filename, content }])
const Answer = z.object({
  data: z.object({
    changes: z.array(
      z.looseObject({
        key: z.string(),
        state: z.string(),
        entry_id: z.nullable(z.string()),
        value: z.nullable(z.string()),
      }),
    ),
  }),
})
const Shown = z.object({
  data: z.object({
    shown: z.object({
      pages: z.array(z.object({ words: z.array(z.unknown()) })),
      places: z.record(z.string(), z.unknown()),
    }),
    changes: z.array(z.looseObject({ key: z.string() })),
  }),
})
const statesOf = (body: unknown) =>
  Object.fromEntries(z.parse(Answer, body).data.changes.map(({ key, state }) => [key, state]))

describe('POST /users/:id/resume/compare', () => {
  it('proposes what changed, entry by entry, and what was taken over no more', async () => {
    const { id, client } = await somebody()
    await client.post(`/users/${id}/resume/merge`, HELD)

    const { status, body, text } = await compare(client, id, 'resume.txt')

    expect(status, text).toBe(200)
    expect(statesOf(body)).toMatchObject({
      'work_experience.0.end': 'changed',
      'education.0': 'new',
      'skills.0': 'known',
      'skills.1': 'new',
    })
    const end = z.parse(Answer, body).data.changes.find(({ key }) => key === 'work_experience.0.end')
    const merged = await client.post(`/users/${id}/resume/merge`, {
      work_changes: [{ id: end?.entry_id, relieving: end?.value }],
      education: [{ degree: 'BSc Physics', college: 'University of Leeds', join_date: 2015, passout: 2018 }],
      skills: ['SQL', 'Docker'],
    })
    expect(merged.status, merged.text).toBe(200)
    expect((await client.get(`/users/${id}/experiences`)).body).toMatchObject({
      data: [
        {
          title: 'Software Engineer',
          company: { name: 'ACME' },
          end_at: '2024-05-31',
          currently_working: false,
        },
      ],
    })
    const again = statesOf((await compare(client, id, 'resume.md')).body)
    expect(again).toMatchObject({ 'work_experience.0': 'known', 'education.0': 'known', 'skills.2': 'known' })
  })

  it('shows the pages of the file, and where its values stand in them', async () => {
    const { id, client } = await somebody()

    const { body } = await compare(client, id, 'resume.pdf', Buffer.from(makePdf([RESUME])))

    const { shown, changes } = z.parse(Shown, body).data
    expect(shown.pages[0]?.words.length).toBeGreaterThan(5)
    const skills = changes.filter(({ key }) => key.startsWith('skills.')).map(({ key }) => key)
    expect(skills.length).toBeGreaterThan(0)
    expect(Object.keys(shown.places)).toEqual(expect.arrayContaining(skills))
  })

  it('keeps a PDF as the newest resume, and of other files nothing', async () => {
    const { id, client } = await somebody()

    await compare(client, id, 'resume.txt')
    expect((await client.post('/users/resume/download', { user_id: id })).status).toBe(404)
    const { status } = await compare(client, id, 'resume.pdf', Buffer.from(makePdf([RESUME])))
    expect(status).toBe(200)
    expect((await client.post('/users/resume/download', { user_id: id })).status).toBe(200)
  })

  it.each([
    ['resume.doc', TEXT, 'resume_form'],
    ['resume.docx', '', 'file_empty'],
    ['resume.heic', 'ftypheic', 'resume_heic'],
    ['resume.pdf', 'no PDF', 'not_a_resume'],
  ])('refuses %s in its own words', async (filename, content, code) => {
    const { id, client } = await somebody()

    const answer = await compare(client, id, filename, Buffer.from(content))

    expect([answer.status, answer.body]).toMatchObject([422, { code }])
  })

  it('reads a photo, and says of each value how sure it is', async () => {
    const { id, client } = await somebody()
    const photo = readFileSync(
      new URL('../../../../../../../bench/resumes-scans/files/photo__template-darnell.jpg', import.meta.url),
    )

    const { status, body } = await compare(client, id, 'resume.jpg', photo)

    expect([status, statesOf(body)]).toMatchObject([200, { 'work_experience.0': 'new' }])
    expect(body).toMatchObject({ data: { confidence: { 'work_experience.0': expect.any(Number) } } })
  }, 150_000)

  it('tells which page of a scan is read', async () => {
    const { id, client } = await somebody()
    const scan = Buffer.from(makePdf([[], []]))

    const { text } = await client.upload(`/users/${id}/resume/compare?steps=true`, [
      { field: 'file', filename: 'resume.pdf', content: scan },
    ])

    expect(text.match(/"page":\d,"pages":2/g)).toEqual(['"page":1,"pages":2', '"page":2,"pages":2'])
    expect(text).toContain(
      'event: answer\ndata: {"data":null,"message":"We could not read this file: it has pic',
    )
  })

  it('says of a file that cannot be read why', async () => {
    const { id, client } = await somebody()

    expect((await compare(client, id, 'resume.docx', Buffer.from('PK\u0003\u0004'))).body).toEqual({
      data: null,
      message: 'We could not read this file: it is damaged. Fill in manually or choose another file.',
    })
  })

  it('is for who may change the profile, and changes no entry of somebody else', async () => {
    const { id, client } = await somebody()
    const { id: other, client: stranger } = await somebody()
    await client.post(`/users/${id}/resume/merge`, HELD)
    const { body } = await compare(client, id, 'resume.txt')
    const entry = z.parse(Answer, body).data.changes.find(({ entry_id: it }) => it !== null)?.entry_id

    expect((await compare(stranger, id, 'resume.txt')).status).toBe(404)
    expect((await compare(await portal.as('hr'), id, 'resume.txt')).status).toBe(403)
    expect((await compare(await portal.as('admin'), id, 'resume.txt')).status).toBe(200)
    const change = { work_changes: [{ id: entry, role: 'Somebody' }] }
    expect((await stranger.post(`/users/${other}/resume/merge`, change)).status).toBe(404)
    const early = { work_changes: [{ id: entry, relieving: '2019-12' }] }
    expect((await client.post(`/users/${id}/resume/merge`, early)).status).toBe(422)
  })
})
