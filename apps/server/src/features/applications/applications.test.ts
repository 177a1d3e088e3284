import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ResumeShown } from '@guildhall/contract/applications/parsed-resume'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { makePdf, RESUME as SAMPLE } from '@guildhall/resume-parser/samples/sample-pdf'
import { Client, type Received } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'

const RESUME = readFileSync(new URL('../../../../../bench/resumes/pdf/wordplain__ana.pdf', import.meta.url))
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'

const FORM = {
  name: 'Ana Prado',
  first_name: 'Ana',
  last_name: 'Prado',
  phones: ['+1 617 555 0118'],
  linked_in_url: 'https://www.linkedin.com/in/ana-prado',
  current_job_role: 'Head of Growth',
  location: 'Lisbon, Portugal',
  nationality: 'Portuguese',
  bio: 'Growth in three markets.',
  years_of_experience: 12.4,
  skills: ['Pricing', 'A brand new skill'],
  languages: ['Portuguese'],
  license: ['Driving licence'],
  certification: ['PMP'],
  work_experience: [
    {
      role: 'Head of Growth',
      company: 'Acme Instruments',
      join_date: '2019-03',
      relieving: 'Present',
      location: 'Lisbon, Portugal',
    },
    { role: 'Analyst (part-time)', company: 'Northwind', join_date: '2015-01', relieving: '2019-02' },
  ],
  education: [
    { degree: 'Master of Science in Economics', college: 'Nova SBE', join_date: 2010, passout: 2014 },
  ],
  rate_type: 'Hourly',
  rate: 120,
  hear_about_us: 'Social Media',
  status: 'Pending',
}

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

/** Somebody who has registered and done nothing yet; phone numbers are unique, so each form gets its own. */
async function applicant(status = 'New') {
  const { id, email } = await expert(portal.db, { expertStatus: status })
  const client = await new Client(portal.http, 'an applicant').signIn(email)
  const phone = `+1 617 555 ${String(1000 + (applicants += 1))}`
  return { id, client, form: { ...FORM, phones: [phone] } }
}
let applicants = 0

const accept = (client: Client, id: string, name = 'Sam Ple') =>
  client.post(`/users/${id}/consents`, { kind: 'personal_data', typed_name: name, accepted: true })

async function upload(client: Client, content: Buffer, filename = 'resume.pdf'): Promise<string> {
  const answer = await client.upload('/accounts/attachments', [{ field: 'file', filename, content }])
  return z.parse(z.object({ file_name: z.string() }), answer.body).file_name
}

const statusOf = async (id: string) =>
  portal.db
    .selectFrom('experts')
    .select(['status', 'applied_at'])
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()

const Items = z.object({ data: z.array(z.looseObject({})) })
const itemsOf = (answer: Received) => z.parse(Items, answer.body).data

describe('POST /resume/parse', () => {
  it('answers what stands in a resume, and marks what it is not sure of', async () => {
    const { client } = await applicant()
    const fileName = await upload(client, RESUME)

    const { status, body } = await client.post('/resume/parse', { fileName })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      body: {
        ui_output: {
          data: {
            first_name: 'Ana Lucía',
            current_job_role: 'Senior Marketing Manager',
            work_experience: expect.arrayContaining([expect.anything()]),
          },
          confidence: { first_name: expect.any(Number) },
        },
        message: 'Resume saved successfully!',
      },
    })
    const Marks = z.object({
      body: z.object({
        ui_output: z.object({
          confidence: z.record(z.string(), z.number()),
          unsure: z.array(z.string()),
          shown: ResumeShown,
        }),
      }),
    })
    const { confidence, unsure, shown } = z.parse(Marks, body).body.ui_output
    expect(unsure).toEqual(Object.keys(confidence).filter((key) => Number(confidence[key]) < 0.7))
    expect(Object.keys(shown.places).toSorted()).toEqual(Object.keys(confidence).toSorted())
    expect(shown.pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ')).toContain('Ana')
  })

  it("hides everybody else's resume, and files that are no resume", async () => {
    const { client } = await applicant()
    const fileName = await upload(client, RESUME)
    const { client: stranger } = await applicant()

    for (const [caller, name] of [
      [stranger, fileName],
      [await portal.as('admin'), fileName],
      [client, '01932f5e-7d3a-7000-8000-000000000000'],
    ] as const) {
      const { status, text } = await caller.post('/resume/parse', { fileName: name })
      expect([status, text]).toEqual([404, NOT_FOUND])
    }
  })

  it.each(['http://127.0.0.1:3000/resume.pdf', '../../etc/passwd', 'file:///etc/passwd'])(
    'takes no address for a file name: %s',
    async (fileName) => {
      const { client } = await applicant()

      expect((await client.post('/resume/parse', { fileName })).status).toBe(422)
    },
  )

  it('offers nothing of a document that is no resume', async () => {
    const { client } = await applicant()
    const lines = ['INVOICE 17', 'Northwind Ltd', 'Bill to Ana Prado', 'ana@example.com', 'Subtotal 900']
    const page = lines.map((text, index) => ({ text, x: 60, y: 60 + index * 20 }))
    const fileName = await upload(client, Buffer.from(makePdf([page])))

    const { body } = await client.post('/resume/parse', { fileName })

    expect(body).toEqual({
      body: {
        ui_output: { data: null, confidence: {}, unsure: [], shown: { pages: [], places: {} } },
        message: 'This does not look like a resume. Fill in manually or choose another file.',
      },
    })
  })

  it.each([
    ['has no text', () => pdf(), 'it has pictures, but no text. Fill in manually or choose another file.'],
    [
      'is damaged',
      () => Buffer.from('%PDF-1.7\n%%EOF'),
      'it is damaged. Fill in manually or choose another file.',
    ],
    [
      'has 200 pages',
      () => Buffer.from(makePdf(Array.from({ length: 200 }, () => SAMPLE))),
      'it has more than 50 pages. Fill in manually or choose a shorter one.',
    ],
    [
      'is a scan of nine pages',
      () => Buffer.from(makePdf(Array.from({ length: 9 }, () => []))),
      'a scan may have 8 pages. Fill in manually or choose a shorter one.',
    ],
  ])('says of a file that %s why it cannot be read, and keeps it', async (_what, make, why) => {
    const { client, id } = await applicant()
    const fileName = await upload(client, make())

    const { status, body } = await client.post('/resume/parse', { fileName })

    const ui_output = { data: null, confidence: {}, unsure: [], shown: { pages: [], places: {} } }
    expect([status, body]).toEqual([
      200,
      { body: { ui_output, message: `We could not read this file: ${why}` } },
    ])
    expect((await client.post('/users/resume/download', { user_id: id })).status).toBe(200)
  })

  it.each([
    ['HTML named .pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'Only PDF files are allowed!'],
    [
      'an encrypted PDF',
      pdf('9 0 obj<</Filter/Standard/V 2>>endobj\ntrailer<</Encrypt 9 0 R>>\n'),
      /password/,
    ],
  ])('is never reached by %s', async (_name, content, message) => {
    const { client } = await applicant()

    const answer = await client.upload('/accounts/attachments', [
      { field: 'file', filename: 'resume.pdf', content },
    ])

    expect(answer.status).toBe(422)
    expect(z.parse(z.object({ message: z.string() }), answer.body).message).toMatch(message)
  })
})

describe('POST /people/store', () => {
  it('fills the profile and sends it to review', async () => {
    const { client, id, form } = await applicant()
    await accept(client, id)
    const resume_file_name = await upload(client, RESUME)

    const answer = await client.post('/people/store', { ...form, resume_file_name })

    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    expect(await statusOf(id)).toMatchObject({ status: 'Pending', applied_at: expect.any(Date) })
    expect((await client.get(`/users/${id}`)).body).toMatchObject({
      data: {
        first_name: 'Ana',
        job_title: 'Head of Growth',
        years_of_experience: 12,
        nationality: 'Portuguese',
        rate_type: 'Hourly',
        rate: 120,
        phone: { country_code: '+1', country: { iso: 'US' } },
      },
    })
    expect(itemsOf(await client.get(`/users/${id}/experiences`))).toMatchObject([
      {
        title: 'Head of Growth',
        employmentType: null,
        city: null,
        company: { name: 'Acme Instruments' },
        start_at: '2019-03-01',
        currently_working: true,
        country: { nicename: 'Portugal' },
      },
      { title: 'Analyst (part-time)', employmentType: { name: 'Part-time' }, end_at: '2019-02-28' },
    ])
    expect(itemsOf(await client.get(`/users/${id}/educations`))).toMatchObject([
      {
        school: { name: 'Nova SBE' },
        field_of_study: 'Economics',
        start_at: '2010-01-01',
        end_at: '2014-12-31',
      },
    ])
    expect(itemsOf(await client.get(`/users/${id}/certifications`))).toHaveLength(2)
    expect(itemsOf(await client.get(`/users/${id}/skills`))).toHaveLength(2)
    expect(itemsOf(await client.get(`/users/${id}/languages`))).toMatchObject([{ name: 'Portuguese' }])
    const events = portal.db.selectFrom('domain_events').select('differences').where('subject_id', '=', id)
    expect(await events.where('kind', '=', 'expert.applied').execute()).toEqual([
      { differences: { status: { from: 'Incomplete', to: 'Pending' } } },
    ])
  })

  it('adds nothing twice that stands in the profile already', async () => {
    const { client, id, form } = await applicant()
    await accept(client, id)
    await client.post(`/users/${id}/skills`, { title: 'pricing' })

    const answer = await client.post('/people/store', {
      ...form,
      work_experience: [FORM.work_experience[1], { ...FORM.work_experience[1], company: 'NORTHWIND' }],
    })

    expect(answer.status).toBe(200)
    expect(itemsOf(await client.get(`/users/${id}/skills`))).toHaveLength(2)
    expect(itemsOf(await client.get(`/users/${id}/experiences`))).toHaveLength(1)
  })

  it.each(['Approved', 'Screened', 'New', ''])('takes no status %j', async (status) => {
    const { client, id, form } = await applicant()
    await accept(client, id)

    const answer = await client.post('/people/store', { ...form, status })

    expect(answer.status).toBe(422)
    expect(await statusOf(id)).toMatchObject({ status: 'New' })
  })

  it.each([
    ['an unknown field', { approved_at: '2026-01-01' }, 'approved_at'],
    ['a skill twice', { skills: ['Pricing', ' pricing'] }, 'skills'],
    ['no phone', { phones: [] }, 'phones'],
    ['no cost', { rate: null }, 'rate'],
    [
      'a start in the future',
      { work_experience: [{ ...FORM.work_experience[0], join_date: '2999-01' }] },
      'work_experience.0.join_date',
    ],
    ['a nationality that is none', { nationality: 'Martian' }, 'nationality'],
    ['an unknown way to us', { hear_about_us: 'A dream' }, 'hear_about_us'],
    ['a phone without its country', { phones: ['617 555 0118'] }, 'phones.0'],
  ])('saves nothing of a form with %s', async (_name, change, field) => {
    const { client, id, form } = await applicant()
    await accept(client, id)

    const { status, body } = await client.post('/people/store', { ...form, ...change })

    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { [field]: expect.any(Array) } })
    expect(await statusOf(id)).toEqual({ status: 'New', applied_at: null })
    expect(itemsOf(await client.get(`/users/${id}/experiences`))).toEqual([])
  })

  it('asks for the personal data notice first', async () => {
    const { client, id, form } = await applicant()

    expect((await client.post('/people/store', form)).body).toMatchObject({ code: 'notice_missing' })
    await accept(client, id)
    expect((await client.post('/people/store', form)).status).toBe(200)
  })

  it("knows no resume of somebody else's", async () => {
    const { client, id, form } = await applicant()
    await accept(client, id)
    const { client: stranger } = await applicant()
    const resume_file_name = await upload(stranger, RESUME)

    expect((await client.post('/people/store', { ...form, resume_file_name })).status).toBe(404)
    expect(await statusOf(id)).toMatchObject({ status: 'New' })
  })

  it.each(['Pending', 'Screened', 'Approved', 'Rejected', 'Suspended'])(
    'is refused to somebody who is %s',
    async (status) => {
      const { client, id, form } = await applicant(status)
      await accept(client, id)

      const answer = await client.post('/people/store', form)

      expect([answer.status, answer.body]).toMatchObject([
        409,
        { message: 'Your profile is already submitted' },
      ])
    },
  )

  it('has one effect when the same request arrives ten times at once', async () => {
    const { client, id, form } = await applicant()
    await accept(client, id)
    const send = (body: unknown, key: string) =>
      client.send('POST', '/people/store', { body, headers: { 'idempotency-key': key } })

    const answers = await Promise.all(Array.from({ length: 10 }, () => send(form, 'once')))

    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      Array.from({ length: 10 }, () => [200, '{"success":true}']),
    )
    expect(itemsOf(await client.get(`/users/${id}/experiences`))).toHaveLength(2)
    expect((await send({ ...form, bio: 'Another one.' }, 'once')).body).toMatchObject({ code: 'key_used' })
    expect((await send(form, 'twice')).status).toBe(409)
  })

  it('lets one of ten parallel requests without a key through', async () => {
    const { client, id, form } = await applicant()
    await accept(client, id)

    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post('/people/store', form)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })
})

describe('POST /users/:id/consents', () => {
  it('keeps the words, the name and the place, and warns of another name', async () => {
    const { client, id } = await applicant()

    const answer = await accept(client, id, 'Somebody Else')

    expect([answer.status, answer.body]).toEqual([
      201,
      { success: true, message: 'This name differs from the one of your account.' },
    ])
    const kept = portal.db.selectFrom('consents').innerJoin('users', 'users.id', 'user_id')
    expect(
      await kept
        .select(['kind', 'consents.version', 'typed_name', 'ip'])
        .where('person_id', '=', id)
        .execute(),
    ).toEqual([{ kind: 'personal_data', version: '2026-11', typed_name: 'Somebody Else', ip: '127.0.0.1' }])
  })

  it('needs the tick and the name, and is for oneself', async () => {
    const { client, id } = await applicant()
    const stranger = await applicant()

    for (const change of [{ accepted: false }, { typed_name: '  ' }, { kind: 'other' }]) {
      const body = { kind: 'personal_data', typed_name: 'Sam', accepted: true, ...change }
      expect((await client.post(`/users/${id}/consents`, body)).status).toBe(422)
    }
    expect((await accept(stranger.client, id)).status).toBe(404)
    expect((await accept(await portal.as('admin'), id)).status).toBe(403)
  })
})
