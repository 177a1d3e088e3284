import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig, type GivenGig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
let manager: Client
let customer: Client
let users: Map<string, string>
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.as('admin')
  manager = await portal.as('manager')
  customer = await portal.as('customer')
  const rows = await portal.db.selectFrom('users').select(['id', 'email']).execute()
  users = new Map(rows.map(({ id, email }) => [email.replace('@demo.test', ''), id]))
})
afterAll(() => portal.stop())

const the = (name: string) => users.get(name) ?? ''
const given = (more: Partial<GivenGig> = {}) =>
  gig(portal.db, { owner: the('manager'), admin: the('admin'), ...more })
const change = (id: string) =>
  portal.db.updateTable('gigs').set({ changed_since_rejection: true }).where('id', '=', id).execute()
const REASON = { status_reason: 'The budget is missing.' }

const Actions = z.object({ actions: z.record(z.string(), z.boolean()) })

describe('a step of a project', () => {
  it('goes from the request over a rejection to publication', async () => {
    const id = await given({ name: 'A long way' })

    expect(await manager.post(`/gigs/${id}/request`)).toMatchObject({
      status: 200,
      body: { data: { status: 'Requested' }, actions: { canEdit: false, canRecall: true } },
    })
    expect(await admin.post(`/gigs/${id}/reject`, REASON)).toMatchObject({
      status: 200,
      body: { data: { status: 'Rejected', rejected_from: 'Requested', status_reason: REASON.status_reason } },
    })
    expect((await manager.post(`/gigs/${id}/request`)).status).toBe(409)
    await change(id)
    expect((await manager.post(`/gigs/${id}/request`)).status).toBe(200)
    expect((await admin.post(`/gigs/${id}/approve`)).status).toBe(200)
    const { body } = await manager.post(`/gigs/${id}/publish`, {})

    expect(body).toMatchObject({
      data: {
        status: 'Published',
        status_reason: null,
        audit: [
          { event: 'created' },
          { event: 'requested', actor: { name: 'Sofia Lindqvist' } },
          { event: 'approved', actor: { name: 'Margaret Ashworth' } },
          { event: 'rejected', reason: REASON.status_reason },
          { event: 'published' },
        ],
      },
    })
  })

  it('is open exactly when the actions of the project say so', async () => {
    const steps = [
      'request',
      'approve',
      'reject',
      'submit',
      'recall',
      'publish',
      'unpublish',
      'close',
      'reopen',
      'lock',
      'unlock',
    ]
    const statuses = [
      'Draft',
      'Requested',
      'Approved',
      'Submitted',
      'Published',
      'Unpublished',
      'Rejected',
      'Closed',
    ] as const
    for (const status of statuses) {
      for (const client of [admin, manager, customer]) {
        const id = await given({ status, customers: { [the('customer')]: 'manage' } })
        const { body, status: seen } = await client.get(`/gigs/${id}`)
        const actions = seen === 200 ? Actions.parse(body).actions : {}
        for (const step of steps) {
          const can = actions[`can${step.charAt(0).toUpperCase()}${step.slice(1)}`] === true
          if (can) continue
          const answer = await client.post(`/gigs/${id}/${step}`, REASON)
          expect(seen === 404 ? [404] : [403, 409, 423], `${step} of ${status} by ${client.name}`).toContain(
            answer.status,
          )
        }
      }
    }
  })

  it('takes every step that the actions offer', async () => {
    for (const status of [
      'Requested',
      'Approved',
      'Published',
      'Unpublished',
      'Rejected',
      'Closed',
    ] as const) {
      const { body } = await admin.get(`/gigs/${await given({ status })}`)
      for (const [name, can] of Object.entries(Actions.parse(body).actions)) {
        const step = name.slice(3).toLowerCase()
        const isStep = [
          'approve',
          'reject',
          'recall',
          'publish',
          'unpublish',
          'close',
          'reopen',
          'lock',
        ].includes(step)
        if (!can || !isStep) continue
        const id = await given({ status })
        expect((await admin.post(`/gigs/${id}/${step}`, REASON)).status, `${step} of ${status}`).toBe(200)
      }
    }
  })

  it('is refused to who may not take it, and hidden with what is hidden', async () => {
    const id = await given({ status: 'Requested' })
    const other = await portal.as('manager2')
    const shared = await given({ status: 'Published', customers: { [the('customer')]: 'manage' } })

    expect((await manager.post(`/gigs/${id}/approve`)).status).toBe(403)
    expect((await other.post(`/gigs/${id}/approve`)).status).toBe(404)
    expect((await customer.post(`/gigs/${shared}/close`, REASON)).status).toBe(403)
    expect((await manager.post(`/gigs/${shared}/lock`)).status).toBe(403)
  })

  it('asks for the missing fields before a request', async () => {
    const id = await given({ isBare: true, type: 'radar' })

    const { status, body } = await manager.post(`/gigs/${id}/request`)

    expect(status).toBe(422)
    expect(body).toMatchObject({
      errors: {
        summary: ['Field is required'],
        'details.market_name': ['Field is required'],
        region_ids: ['Field is required'],
      },
    })
    expect((await admin.post(`/gigs/${id}/approve`)).status).toBe(422)
  })

  it('asks for a reason where one is shown', async () => {
    const id = await given({ status: 'Published' })

    for (const body of [undefined, {}, { status_reason: '  ' }]) {
      expect(await manager.post(`/gigs/${id}/unpublish`, body)).toMatchObject({
        status: 422,
        body: { errors: { status_reason: ['Field is required'] } },
      })
    }
    expect((await manager.post(`/gigs/${id}/unpublish`, { statusReason: 'Not <b>now</b>' })).status).toBe(200)
    expect((await manager.get(`/gigs/${id}`)).body).toMatchObject({
      data: { status_reason: 'Not <b>now</b>' },
    })
  })

  it('knows the reasons of its kind alone', async () => {
    const id = await given({ status: 'Published' })
    const reason = (kind: string) =>
      portal.db
        .selectFrom('reasons')
        .select('id')
        .where('kind', '=', kind)
        .orderBy('position')
        .executeTakeFirstOrThrow()

    const wrong = { ...REASON, reason_ids: [(await reason('decline')).id] }
    const right = { ...REASON, reason_ids: [(await reason('gig_close')).id] }

    expect((await manager.post(`/gigs/${id}/close`, wrong)).status).toBe(422)
    expect((await manager.post(`/gigs/${id}/close`, right)).body).toMatchObject({
      data: { status: 'Closed', status_display: 'Completed', reasons: [{ name: 'Completed' }] },
      actions: { canComment: false, canEdit: false },
    })
  })

  it('asks for words where the chosen reason says nothing without them', async () => {
    const id = await given({ status: 'Published' })
    const [completed, other] = await portal.db
      .selectFrom('reasons')
      .select(['id', 'name'])
      .where('kind', '=', 'gig_close')
      .where((row) => row.or([row('text_required', '=', true), row('name', '=', 'Completed')]))
      .orderBy('text_required')
      .execute()
    const ids = [completed?.id, other?.id]
    const close = (text: string) =>
      manager.post(`/gigs/${id}/close`, { status_reason: text, reason_ids: ids })

    for (const silent of [other?.name ?? '', `${completed?.name}, ${other?.name}`])
      expect(await close(silent)).toMatchObject({
        status: 422,
        body: { errors: { status_reason: ['Field is required'] } },
      })
    expect((await close('A cut.')).text).toContain('"reason":"Completed: A cut."')
  })

  it('asks a deliverable for a file before it is submitted', async () => {
    const id = await given({ type: 'award', status: 'Approved' })

    expect(await manager.post(`/gigs/${id}/submit`)).toMatchObject({
      status: 422,
      body: { errors: { files: ['Add at least one deliverable file.'] } },
    })
    await portal.db
      .insertInto('gig_files')
      .values({
        id: crypto.randomUUID(),
        gig_id: id,
        is_deliverable: true,
        name: 'award',
        extension: 'pdf',
        size: 1,
        type: 'application/pdf',
        sha256: Buffer.alloc(32),
        storage_key: crypto.randomUUID(),
        created_at: new Date(),
      })
      .execute()
    expect((await manager.post(`/gigs/${id}/submit`)).body).toMatchObject({ data: { status: 'Submitted' } })
  })

  it('lets one of two rivals win', async () => {
    const id = await given({ status: 'Requested' })
    const second = await portal.as('admin2')

    const answers = await Promise.all([
      admin.post(`/gigs/${id}/approve`),
      second.post(`/gigs/${id}/reject`, REASON),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('answers 423 while the project is locked', async () => {
    const id = await given({ status: 'Approved' })

    expect((await admin.post(`/gigs/${id}/lock`, { status_reason: 'An audit runs.' })).body).toMatchObject({
      data: {
        locked: true,
        status: 'Approved',
        audit: expect.arrayContaining([expect.objectContaining({ event: 'locked' })]),
      },
      actions: { canUnlock: true, canLock: false, canEdit: false, canComment: true, canClose: true },
    })
    expect(await manager.post(`/gigs/${id}/publish`)).toMatchObject({
      status: 423,
      body: { message: 'This project is locked.' },
    })
    expect((await manager.post(`/gigs/${id}/close`, REASON)).status).toBe(200)
  })

  it('tells a customer who does not see the project yet neither its name nor where it stands', async () => {
    const customers = { [the('customer')]: 'view', [the('customer2')]: 'collaborate' } as const
    const id = await given({ name: 'Still secret', status: 'Approved', customers })

    await manager.post(`/gigs/${id}/close`, REASON)

    const told = await portal.db
      .selectFrom('notifications')
      .select(['user_id', 'subject', 'link', 'gig_id'])
      .where('user_id', 'in', Object.keys(customers))
      .where('kind', '=', 'gig.closed')
      .where((row) =>
        row.or([row('subject', 'like', '%secret%'), row('subject', 'like', '%in preparation%')]),
      )
      .execute()
    expect(told).toHaveLength(2)
    expect(told).toContainEqual({
      user_id: the('customer'),
      subject: '<b>A project in preparation</b> was closed.',
      link: '/projects',
      gig_id: null,
    })
    expect(told).toContainEqual({
      user_id: the('customer2'),
      subject: '<b>Still secret</b> was closed.',
      link: `/projects/${id}`,
      gig_id: id,
    })
  })

  it('tells those whom it concerns, but not who did it', async () => {
    const id = await given({ name: '<i>Told</i>', status: 'Draft', team: { [the('manager2')]: 'reviewer' } })
    const told = async (kind: string) => {
      const rows = await portal.db
        .selectFrom('notifications')
        .innerJoin('users', 'users.id', 'notifications.user_id')
        .select(['email', 'subject', 'commands', 'mail'])
        .where('gig_id', '=', id)
        .where('kind', '=', kind)
        .orderBy('email')
        .execute()
      return rows
    }

    await manager.post(`/gigs/${id}/request`)
    await admin.post(`/gigs/${id}/approve`)

    expect((await told('gig.requested')).map(({ email }) => email)).toEqual([
      'admin2@demo.test',
      'admin@demo.test',
    ])
    expect(await told('gig.approved')).toEqual([
      expect.objectContaining({ email: 'manager2@demo.test', mail: 'none' }),
      {
        email: 'manager@demo.test',
        mail: 'now',
        subject: '<b>&lt;i&gt;Told&lt;/i&gt;</b> was approved.',
        commands: ['RELOAD_GIGS_LIST_Approved'],
      },
    ])

    await admin.post(`/gigs/${id}/lock`, { status_reason: 'An audit runs.' })

    expect((await told('gig.locked')).map(({ subject }) => subject)).toEqual([
      '<b>&lt;i&gt;Told&lt;/i&gt;</b> was locked.',
      '<b>&lt;i&gt;Told&lt;/i&gt;</b> was locked.',
    ])
  })
})

describe('a draft', () => {
  it('is deleted by its owner and comes back', async () => {
    const id = await given()

    expect((await manager.delete(`/gigs/${id}`)).status).toBe(200)
    expect((await manager.get(`/gigs/${id}`)).status).toBe(404)
    expect((await (await portal.as('manager2')).post(`/gigs/${id}/restore`)).status).toBe(404)
    expect((await manager.post(`/gigs/${id}/restore`)).body).toMatchObject({ data: { status: 'Draft' } })
    expect((await manager.delete(`/gigs/${await given({ status: 'Approved' })}`)).status).toBe(409)
  })
})

describe('a clone', () => {
  it('is a draft of the same content a year later', async () => {
    const id = await given({
      type: 'radar',
      status: 'Published',
      team: { [the('expert')]: 'expert', [the('manager2')]: 'reviewer' },
      customers: { [the('customer')]: 'manage' },
    })
    const year = new Date().getUTCFullYear() + 1

    const { status, body } = await manager.post(`/gigs/${id}/clone`, { name: 'Again', baseYear: year })

    expect(status).toBe(201)
    const { data } = z.object({ data: z.object({ id: z.string(), url: z.string() }) }).parse(body)
    expect(data.url).toBe(`/manager/projects/${data.id}`)
    const source = await manager.get(`/gigs/${id}`)
    const { deadline } = z.object({ data: z.object({ deadline: z.string() }) }).parse(source.body).data
    expect((await manager.get(`/gigs/${data.id}`)).body).toMatchObject({
      data: {
        name: 'Again',
        status: 'Draft',
        baseYear: year,
        internal_id: expect.stringContaining(`RAD-${year}-`),
        deadline: deadline.replace(/^\d{4}/, (given) => String(Number(given) + 1)),
        contributors: { total: 2 },
        customers: { total: 0 },
        cloned_from: { id },
      },
    })
    expect(
      (await portal.db.selectFrom('domain_events').select('kind').where('gig_id', '=', id).execute()).map(
        ({ kind }) => kind,
      ),
    ).toContain('gig.cloned')
  })

  it('needs a name and a year, and is for staff alone', async () => {
    const id = await given({ status: 'Published', customers: { [the('customer')]: 'manage' } })

    expect(await manager.post(`/gigs/${id}/clone`, { name: ' ', baseYear: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['Field is required'], baseYear: ['Invalid base year'] } },
    })
    expect((await customer.post(`/gigs/${id}/clone`, { name: 'Mine', baseYear: 2026 })).status).toBe(403)
  })
})
