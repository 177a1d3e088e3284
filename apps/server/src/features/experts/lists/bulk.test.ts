import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Job } from '@guildhall/contract/jobs'
import type { Client } from '#test/client.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { expert } from '#features/experts/given.ts'
import { until } from '#test/until.ts'

let portal: Portal
let admin: Client
let count = 0

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

async function somebody(expertStatus: string, lastName: string) {
  count += 1
  const phone = { iso: 'US', code: '+1', number: `617333${1000 + count}` }
  return expert(portal.db, { expertStatus, lastName, phone })
}

const Begun = z.object({ data: z.object({ id: z.nullable(z.string()), total: z.number() }) })
const Answer = z.object({ data: Job })

async function finished(client: Client, id: string) {
  return until(async () => {
    const { data } = z.parse(Answer, (await client.get(`/jobs/${id}`)).body)
    return data.status === 'done' && data
  })
}

async function run(client: Client, path: string, body: object) {
  const answer = await client.post(path, body)
  expect(answer.status, answer.text).toBe(202)
  return finished(client, z.parse(Begun, answer.body).data.id ?? '')
}

const statusOf = async (id: string) =>
  (
    await portal.db
      .selectFrom('experts')
      .select('status')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

describe('many at once', () => {
  it('are changed one after the other, each with its result', async () => {
    const first = await somebody('Pending', 'Bulkfirst')
    const late = await somebody('Approved', 'Bulklate')
    const last = await somebody('Screened', 'Bulklast')
    const payload = { status_reason: 'Not needed now.', internal_note: 'All of them.' }

    const job = await run(admin, '/users/bulk', {
      action: 'reject',
      ids: [first.id, late.id, last.id],
      payload,
    })

    expect(job).toMatchObject({ kind: 'experts.reject', done: 3, total: 3, refused: 1 })
    expect(job.results[0]).toEqual({
      id: late.id,
      name: 'Robin Bulklate',
      status: 'refused',
      message: 'Not allowed in this state',
    })
    expect(await Promise.all([first, late, last].map(({ id }) => statusOf(id)))).toEqual([
      'Rejected',
      'Approved',
      'Rejected',
    ])
    const notes = await admin.get(`/people/${last.id}/notes`)
    expect(notes.body).toMatchObject({ data: [{ note: 'All of them.' }] })
    const bell = portal.db
      .selectFrom('notifications')
      .select('subject')
      .where('kind', '=', 'experts.reject.done')
    expect(await bell.execute()).toEqual([
      {
        subject: '2 of 3 experts have been rejected. Not done: Robin Bulklate (Not allowed in this state).',
      },
    ])
  })

  it('are chosen by a filter, and a dry run changes nobody', async () => {
    const one = await somebody('Pending', 'Bulkdry')
    const other = await somebody('New', 'Bulkdry')
    const form = { action: 'screen', filter: { keyword: 'Bulkdry' } }

    const dry = await admin.post('/users/bulk', { ...form, dry_run: true })
    const before = await statusOf(one.id)
    const job = await run(admin, '/users/bulk', form)

    expect(dry.body).toMatchObject({ data: { id: null, total: 2, refused: [{ id: other.id }] } })
    expect(before).toBe('Pending')
    expect(job).toMatchObject({ total: 2, refused: 1 })
    expect(await statusOf(one.id)).toBe('Screened')
  })

  it('take the rights of the one who asks, and nobody else finds their work', async () => {
    const hr = await portal.as('hr')
    const { id } = await somebody('Pending', 'Bulkhr')
    const job = await run(hr, '/users/bulk', { action: 'approve', ids: [id] })

    expect(job.results).toMatchObject([{ status: 'refused', message: 'You are not allowed to do this.' }])
    expect((await admin.get(`/jobs/${job.id}`)).status).toBe(404)
    expect((await hr.delete(`/jobs/${job.id}`)).status).toBe(409)
    const manager = await portal.as('manager')
    expect((await manager.post('/users/bulk', { action: 'approve', ids: [id] })).status).toBe(404)
  })

  it('need ids or a filter, an action and what it takes', async () => {
    const { id } = await somebody('Pending', 'Bulkbad')
    const bad = async (body: object) => (await admin.post('/users/bulk', body)).status

    expect(await bad({ action: 'screen' })).toBe(422)
    expect(await bad({ action: 'screen', ids: [] })).toBe(422)
    expect(await bad({ action: 'screen', ids: [id], filter: {} })).toBe(422)
    expect(await bad({ action: 'erase', ids: [id] })).toBe(422)
    expect(await bad({ action: 'reject', ids: [id] })).toBe(422)
  })

  it('stop where they are when the work is cancelled', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => somebody('Pending', 'Bulkcancel')))
    const answer = await admin.post('/users/bulk', { action: 'screen', filter: { keyword: 'Bulkcancel' } })
    const id = z.parse(Begun, answer.body).data.id ?? ''

    expect((await admin.delete(`/jobs/${id}`)).status).toBe(200)

    const { data } = z.parse(Answer, (await admin.get(`/jobs/${id}`)).body)
    expect(data.status).toBe('cancelled')
    expect(data.done).toBeLessThan(people.length)
  })
})

describe('reminding all', () => {
  it('reaches New and Incomplete people of the filter who were not reminded today', async () => {
    const reached = await somebody('Incomplete', 'Remindall')
    const today = await somebody('New', 'Remindall')
    await somebody('Approved', 'Remindall')
    await admin.post(`/users/${today.id}/remind`)

    const job = await run(admin, '/users/remind?keyword=Remindall', {})

    expect(job).toMatchObject({ total: 2, refused: 1 })
    expect(job.results).toEqual([
      {
        id: today.id,
        name: 'Robin Remindall',
        status: 'refused',
        message: 'A reminder was sent in the last 24 hours.',
      },
      { id: reached.id, name: 'Robin Remindall', status: 'done', message: null },
    ])
  })
})

describe('an invitation', () => {
  const PASSWORD = 'Compiler-52-first'
  const form = (email: string) => ({
    first_name: 'Ines',
    last_name: 'Duarte',
    email,
    message: 'We <b>met</b> in Porto.',
  })

  it('adds somebody Invited, whose link makes the account their own', async () => {
    const email = 'ines.duarte@example.test'
    const manager = await portal.as('manager')

    const answer = await manager.post('/people/invite', form(email))
    const [mail] = await awaitMails(portal, email)
    const again = await admin.post('/people/invite', form(email))
    const ines = portal.stranger()
    const key = { token: mail?.token, password: PASSWORD, password_confirmation: PASSWORD }
    const look = await ines.post('/accounts/invitations/look', { token: mail?.token })
    const silent = await ines.post('/accounts/invitations/accept', key)
    const accepted = await ines.post('/accounts/invitations/accept', { ...key, consent: true })

    expect(answer).toMatchObject({ status: 201, body: { data: { status: 'Invited', name: 'Ines Duarte' } } })
    expect(mail?.subject).toBe('Sofia Lindqvist invites you to join Guildhall Experts')
    expect(mail?.text).toContain('We <b>met</b> in Porto.')
    expect(again.body).toMatchObject({ errors: { email: ['This email address is in use already.'] } })
    expect(look.body).toMatchObject({ data: { asks_consent: true } })
    expect(silent).toMatchObject({
      status: 422,
      body: { errors: { consent: ['This field is required.'] } },
    })
    expect(accepted.status, accepted.text).toBe(200)
    const { id } = z.parse(z.object({ data: z.object({ id: z.string() }) }), answer.body).data
    expect(await statusOf(id)).toBe('New')
    expect((await ines.get(`/users/${id}`)).body).toMatchObject({ data: { status: 'New' } })
    expect((await manager.get('/experts?tab=invited&keyword=Ines')).body).toMatchObject({ data: [{ id }] })
  })

  it('is claimed by a registration with the same address', async () => {
    const email = 'rui.duarte@example.test'
    const answer = await admin.post('/people/invite', { ...form(email), message: null })
    await portal.stranger().post('/accounts/register', {
      first_name: 'Rui',
      last_name: 'Duarte',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      consent: true,
    })
    const person = z.parse(z.object({ data: z.object({ id: z.string() }) }), answer.body).data
    // Anybody may type somebody's address: nothing moves before its owner has clicked.
    expect(await statusOf(person.id)).toBe('Invited')
    const mails = await awaitMails(portal, email, 2)
    const link = mails.find(({ subject }) => subject.startsWith('Confirm'))
    await portal.stranger().post('/accounts/verify', { token: link?.token })

    expect(await statusOf(person.id)).toBe('New')
    const events = portal.db.selectFrom('domain_events').select(['kind', 'actor_name', 'differences'])
    expect(await events.where('subject_id', '=', person.id).orderBy('kind').execute()).toMatchObject([
      { kind: 'expert.invited' },
      {
        kind: 'expert.registered',
        actor_name: 'Rui Duarte',
        differences: { status: { from: 'Invited', to: 'New' } },
      },
    ])
    await portal.stranger().signIn(email, PASSWORD)
    const persons = portal.db.selectFrom('people').select('id').where('email', '=', email)
    expect(await persons.execute()).toHaveLength(1)
  })

  it('is sent again by a reminder', async () => {
    const email = 'ana.duarte@example.test'
    const answer = await admin.post('/people/invite', form(email))
    const { id } = z.parse(z.object({ data: z.object({ id: z.string() }) }), answer.body).data

    expect((await admin.post(`/users/${id}/remind`)).status).toBe(200)

    const mails = await awaitMails(portal, email, 2)
    expect(new Set(mails.map(({ token }) => token)).size).toBe(2)
  })
})
