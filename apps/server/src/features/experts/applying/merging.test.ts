import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

const FORM = {
  job_title: 'Head of Growth',
  work_experience: [
    { role: 'Head of Growth', company: 'Acme Instruments', join_date: '2019-03', relieving: 'Present' },
  ],
  education: [{ degree: 'MSc in Economics', college: 'Nova SBE', join_date: 2010, passout: 2014 }],
  skills: ['Pricing'],
  languages: ['Portuguese'],
  license: [],
  certification: ['PMP'],
}

async function somebody(status = 'Approved') {
  const { id, email } = await expert(portal.db, { expertStatus: status })
  return { id, client: await new Client(portal.http, 'the owner').signIn(email) }
}

async function countsOf(client: Client, id: string): Promise<number[]> {
  const sections = ['experiences', 'educations', 'skills', 'languages', 'certifications']
  const Rows = z.object({ data: z.array(z.unknown()) })
  const counts: number[] = []
  for (const section of sections) {
    counts.push(z.parse(Rows, (await client.get(`/users/${id}/${section}`)).body).data.length)
  }
  return counts
}

describe('POST /users/:id/resume/merge', () => {
  it('adds what is new, changes what was chosen, and nothing twice', async () => {
    const { id, client } = await somebody()

    expect((await client.post(`/users/${id}/resume/merge`, FORM)).status).toBe(200)
    expect((await client.post(`/users/${id}/resume/merge`, { ...FORM, skills: ['PRICING'] })).status).toBe(
      200,
    )

    expect(await countsOf(client, id)).toEqual([1, 1, 1, 1, 1])
    expect((await client.get(`/users/${id}`)).body).toMatchObject({
      data: { job_title: 'Head of Growth', status: 'Approved' },
    })
  })

  it('leaves open who issued a certificate, and puts no company for it into the register', async () => {
    const { id, client } = await somebody()
    await client.post(`/users/${id}/resume/merge`, FORM)

    expect((await client.get(`/users/${id}/certifications`)).body).toMatchObject({
      data: [{ title: 'PMP', company: null }],
    })
    const made = portal.db.selectFrom('companies').select('name').where('name', '=', 'Not provided')
    expect(await made.execute()).toEqual([])
  })

  it('is for who may change the profile', async () => {
    const { id } = await somebody()
    const { client: stranger } = await somebody()
    const suspended = await somebody('Suspended')

    expect((await stranger.post(`/users/${id}/resume/merge`, FORM)).status).toBe(404)
    expect((await (await portal.as('hr')).post(`/users/${id}/resume/merge`, FORM)).status).toBe(403)
    expect((await suspended.client.post(`/users/${suspended.id}/resume/merge`, FORM)).status).toBe(403)
    expect((await (await portal.as('admin')).post(`/users/${id}/resume/merge`, FORM)).status).toBe(200)
  })

  it('takes only what it knows, and all of it or nothing', async () => {
    const { id, client } = await somebody()

    expect((await client.post(`/users/${id}/resume/merge`, { ...FORM, status: 'Approved' })).status).toBe(422)
    const answer = await client.post(`/users/${id}/resume/merge`, { ...FORM, nationality: 'Martian' })

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { nationality: expect.any(Array) } }])
    expect(await countsOf(client, id)).toEqual([0, 0, 0, 0, 0])
  })
})
