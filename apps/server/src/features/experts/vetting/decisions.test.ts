import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { expert } from '#features/experts/given.ts'

const DAY = 86_400_000

let portal: Portal
let admin: Client
let second: Client
let hr: Client
let count = 0

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  second = await portal.as('admin2')
  hr = await portal.as('hr')
})
afterAll(() => portal.stop())

async function somebody(expertStatus: string) {
  count += 1
  return expert(portal.db, {
    expertStatus,
    phone: { iso: 'US', code: '+1', number: `617444${1000 + count}` },
  })
}

async function reason(kind: 'reject' | 'suspend', name: string): Promise<string> {
  const row = portal.db.selectFrom('reasons').select('id').where('kind', '=', kind).where('name', '=', name)
  return (await row.executeTakeFirstOrThrow()).id
}

const told = (userId: string) =>
  portal.db
    .selectFrom('notifications')
    .select(['category', 'kind', 'subject', 'mail', 'commands'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

const events = (personId: string) =>
  portal.db
    .selectFrom('domain_events')
    .select(['kind', 'actor_name', 'differences'])
    .where('subject_id', '=', personId)
    .orderBy('id')
    .execute()

describe('a rejection', () => {
  it('says who, when and why, to the person too, and keeps the note among staff', async () => {
    const { id, email } = await somebody('Pending')
    const incomplete = await reason('reject', 'Incomplete profile')
    const body = {
      reason_ids: [incomplete],
      status_reason: 'Add <b>languages</b>.',
      internal_note: 'Promising.',
    }

    const answer = await admin.post(`/users/${id}/reject`, body)
    const mine = await (await portal.stranger().signIn(email)).get(`/users/${id}`)

    expect(answer.body).toMatchObject({
      data: {
        status: 'Rejected',
        rejectedBy: { name: 'Margaret Ashworth' },
        rejected_reason: 'Add <b>languages</b>.',
        rejected_at: portal.clock.now.toISOString(),
        reasons: [{ id: incomplete, name: 'Incomplete profile' }],
      },
      actions: { canReject: false, canReconsider: true },
    })
    expect(mine.body).toMatchObject({
      data: { status: 'Rejected', rejected_reason: 'Add <b>languages</b>.' },
    })
    expect(mine.text).not.toContain('Promising')
    expect((await hr.get(`/people/${id}/notes`)).body).toMatchObject({
      data: [{ note: 'Promising.', decision: 'expert.rejected', createdBy: { name: 'Margaret Ashworth' } }],
    })
    expect(await events(id)).toEqual([
      {
        kind: 'expert.rejected',
        actor_name: 'Margaret Ashworth',
        differences: {
          status: { from: 'Pending', to: 'Rejected' },
          reasons: { from: null, to: ['Incomplete profile'] },
          status_reason: { from: null, to: 'Add <b>languages</b>.' },
        },
      },
    ])
    const [notice] = await told(id)
    expect(notice).toMatchObject({ category: 'review', kind: 'expert.rejected', mail: 'now' })
    const [mail] = await awaitMails(portal, email)
    expect(mail?.text).toContain('Add <b>languages</b>.')
    expect(mail?.text).toContain('24 hours from now')
  })

  it('needs a reason or a text, and a text where the reason says nothing', async () => {
    const { id } = await somebody('Pending')
    const other = await reason('reject', 'Other')
    const ofSuspension = await reason('suspend', 'Unreachable')
    const reject = (body: object) => admin.post(`/users/${id}/reject`, body)

    expect((await reject({})).body).toMatchObject({
      errors: { reason_ids: ['Choose a reason or write one.'] },
    })
    expect((await reject({ status_reason: '  ' })).status).toBe(422)
    expect((await reject({ reason_ids: [other] })).body).toMatchObject({
      errors: { status_reason: ['This field is required.'] },
    })
    expect((await reject({ reason_ids: [ofSuspension] })).body).toMatchObject({
      errors: { reason_ids: ['Choose from the list.'] },
    })
    expect((await reject({ status_reason: 'x'.repeat(2001) })).status).toBe(422)
    expect((await reject({ reason_ids: [other], status_reason: 'Because.' })).status).toBe(200)
  })

  it('leaves it to the words where a reason only asks for them', async () => {
    const { id, email } = await somebody('Pending')
    const reasons = [await reason('reject', 'Other'), await reason('reject', 'Duplicate profile')]

    await admin.post(`/users/${id}/reject`, { reason_ids: reasons, status_reason: 'You wrote twice.' })

    const [mail] = await awaitMails(portal, email)
    expect(mail?.text).toContain('Reason: Duplicate profile.')
    expect(mail?.text).toContain('You wrote twice.')
    expect((await admin.get(`/experts/${id}/activities`)).body).toMatchObject({
      data: [{ reasons: ['Duplicate profile'], text: 'You wrote twice.' }],
    })
  })

  it('shows the names of the reasons where nobody wrote a text, and sends no mail when it shall not', async () => {
    const { id } = await somebody('Screened')
    const reasons = [await reason('reject', 'Lack of experience')]

    const answer = await admin.post(`/users/${id}/reject`, { reason_ids: reasons, send_mail: false })

    expect(answer.body).toMatchObject({ data: { rejected_reason: 'Lack of experience' } })
    expect(await told(id)).toMatchObject([{ kind: 'expert.rejected', mail: 'none' }])
  })
})

describe('two reviewers at once', () => {
  it('one wins, the other gets 409 and the person as they are now', async () => {
    const { id } = await somebody('Pending')

    const answers = await Promise.all([
      admin.post(`/users/${id}/approve`),
      second.post(`/users/${id}/reject`, { status_reason: 'No.' }),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won, lost] = answers[0].status === 200 ? answers : answers.toReversed()
    const Data = z.object({ data: z.object({ status: z.string() }) })
    expect(lost?.body).toMatchObject({ message: 'Not allowed in this state', code: 'wrong_state' })
    expect(z.parse(Data, lost?.body).data.status).toBe(z.parse(Data, won?.body).data.status)
    expect(await events(id)).toHaveLength(1)
  })

  it('a profile that changed since it was read is not decided about by its old version', async () => {
    const { id } = await somebody('Pending')
    const answer = await admin.send('POST', `/users/${id}/approve`, { headers: { 'if-match': '"7"' } })
    expect(answer).toMatchObject({ status: 412, body: { code: 'stale', data: { status: 'Pending' } } })
  })
})

describe('an approval', () => {
  it('needs an address and a number', async () => {
    const { id } = await expert(portal.db, { expertStatus: 'Pending' })
    const answer = await admin.post(`/users/${id}/approve`)
    expect(answer).toMatchObject({ status: 422, body: { errors: { phone: ['This field is required.'] } } })
  })

  it('clears a former rejection and welcomes the expert', async () => {
    const { id } = await somebody('Rejected')
    await admin.post(`/users/${id}/reconsider`)
    await hr.post(`/users/${id}/screen`, { note: 'Strong references.' })

    const answer = await admin.post(`/users/${id}/approve`)

    expect(answer.body).toMatchObject({ data: { status: 'Approved', rejectedBy: null, reasons: [] } })
    expect((await events(id)).map(({ kind }) => kind)).toEqual([
      'expert.reconsidered',
      'expert.screened',
      'expert.approved',
    ])
    expect((await told(id)).map(({ kind }) => kind)).toEqual(['expert.reconsidered', 'expert.approved'])
    expect((await admin.get(`/people/${id}/notes`)).body).toMatchObject({
      data: [{ note: 'Strong references.', decision: 'expert.screened' }],
    })
  })
})

describe('a screening', () => {
  it('is taken back without a word to the expert, who was Pending all the time', async () => {
    const { id } = await somebody('Pending')
    await hr.post(`/users/${id}/screen`)

    const back = await admin.post(`/users/${id}/reconsider`)

    expect(back.body).toMatchObject({ data: { status: 'Pending' } })
    expect(await told(id)).toEqual([])
  })
})

describe('a suspension', () => {
  it('is lifted to Approved, or to Pending when the person shall be reviewed again', async () => {
    const [first, other] = [await somebody('Suspended'), await somebody('Suspended')]

    const back = await admin.post(`/users/${first.id}/reconsider`)
    const again = await admin.post(`/users/${other.id}/reconsider`, { to: 'Pending' })

    expect(back.body).toMatchObject({ data: { status: 'Approved', suspendedBy: null } })
    expect(again.body).toMatchObject({ data: { status: 'Pending' } })
    expect((await told(first.id))[0]?.subject).toContain('active again')
    expect((await told(other.id))[0]?.subject).toContain('reviewed again')
    const { id } = await somebody('Rejected')
    expect((await admin.post(`/users/${id}/reconsider`, { to: 'Approved' })).status).toBe(409)
  })
})

describe('a reminder', () => {
  it('goes out once a day', async () => {
    const { id } = await somebody('Incomplete')

    const first = await hr.post(`/users/${id}/remind`)
    portal.clock.pass(DAY - 60_000)
    admin = await portal.as('admin')
    const early = await admin.post(`/users/${id}/remind`)
    portal.clock.pass(120_000)
    const late = await admin.post(`/users/${id}/remind`)

    expect(first.status).toBe(200)
    expect(early.status === 429 ? early.headers['retry-after'] : early.text).toBe('60')
    expect(early.body).toMatchObject({ message: 'A reminder was sent in the last 24 hours.' })
    expect(late.status).toBe(200)
    expect(await told(id)).toHaveLength(2)
  })

  it('goes to nobody whose account is suspended', async () => {
    const { id } = await somebody('Incomplete')
    const staff = await portal.as('admin')
    await staff.post(`/users/${id}/deactivate`)

    const answer = await staff.post(`/users/${id}/remind`)
    const listed = await staff.get(`/getExperts?id[]=${id}&status=Incomplete`)
    const tried = await staff.post('/users/bulk', { action: 'remind', ids: [id], dry_run: true })

    expect(answer).toMatchObject({ status: 409, body: { code: 'expert_locked_out' } })
    expect((await staff.get(`/users/${id}`)).body).toMatchObject({ actions: { canRemind: false } })
    expect(listed.body).toMatchObject({ data: [{ id, actions: { canRemind: false } }] })
    expect(tried.body).toMatchObject({ data: { refused: [{ id }] } })
  })
})

describe('notes', () => {
  it('are a thread of staff, newest first, sent in the body alone', async () => {
    const { id, email } = await somebody('Approved')
    const manager = await portal.as('manager')

    await admin.put(`/people/${id}/note`, { note: 'Met in <i>Lyon</i>.' })
    await manager.put(`/people/${id}/note`, { note: 'Wants fewer hours.' })

    const page = await manager.get(`/people/${id}/notes`)
    expect(page.body).toMatchObject({
      data: [
        { note: 'Wants fewer hours.' },
        { note: 'Met in <i>Lyon</i>.', createdBy: { name: 'Margaret Ashworth' } },
      ],
      pagination: { total: 2 },
    })
    expect((await admin.put(`/people/${id}/note`, { note: ' ' })).status).toBe(422)
    expect((await admin.put(`/people/${id}/note?note=x`, { note: 'x' })).status).toBe(422)
    const self = await portal.stranger().signIn(email)
    expect((await self.get(`/people/${id}/notes`)).status).toBe(404)
  })

  it('of somebody whom a manager may not see are hidden from them', async () => {
    const { id } = await somebody('Pending')
    const manager = await portal.as('manager')
    expect((await manager.put(`/people/${id}/note`, { note: 'x' })).status).toBe(404)
  })
})

describe('a right that an admin grants', () => {
  it('lets managers approve and reconsider everybody, and HR reject', async () => {
    await sql`insert into role_grants (role, permission) values
      ('growth_experts_manager', 'CAN_APPROVE_EXPERTS'), ('growth_experts_manager', 'CAN_RECONSIDER_EXPERTS'),
      ('growth_experts_hr_generalist', 'CAN_REJECT_EXPERTS')`.execute(portal.db)
    const manager = await portal.as('manager2')
    const generalist = await portal.as('hr')
    const [pending, rejected, third] = [
      await somebody('Pending'),
      await somebody('Rejected'),
      await somebody('Pending'),
    ]

    expect((await manager.post(`/users/${pending.id}/approve`)).status).toBe(200)
    expect((await manager.post(`/users/${rejected.id}/reconsider`)).status).toBe(200)
    expect((await manager.post(`/users/${third.id}/reject`, { status_reason: 'No.' })).status).toBe(403)
    expect((await generalist.post(`/users/${third.id}/reject`, { status_reason: 'No.' })).status).toBe(200)
  })
})

describe('the right to reconsider alone', () => {
  it('lets managers put somebody back among those who wait, and see them there', async () => {
    await sql`delete from role_grants where permission = 'CAN_APPROVE_EXPERTS'`.execute(portal.db)
    await sql`insert into role_grants (role, permission) values
      ('growth_experts_manager', 'CAN_RECONSIDER_EXPERTS') on conflict do nothing`.execute(portal.db)
    const manager = await portal.as('manager2')
    const { id } = await somebody('Rejected')

    const answer = await manager.post(`/users/${id}/reconsider`)

    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 'Pending' }, actions: { canApprove: false } },
    })
    expect((await manager.get(`/users/${id}`)).status).toBe(200)
    expect((await manager.post(`/users/${id}/approve`)).status).toBe(403)
  })
})

describe('the review of an expert', () => {
  it('names who may be the same person, and what happened, to staff alone', async () => {
    const phone = { iso: 'US', code: '+1', number: '6175550777' }
    const twin = await expert(portal.db, {
      expertStatus: 'Rejected',
      firstName: 'Ána',
      lastName: 'Twin',
      phone,
    })
    const { id, email } = await expert(portal.db, {
      expertStatus: 'Pending',
      firstName: 'Ana',
      lastName: 'Twin',
      phone,
    })
    hr = await portal.as('hr')
    await hr.post(`/users/${id}/screen`)

    const review = await admin.get(`/experts/${id}/review`)
    const history = await admin.get(`/experts/${id}/activities`)

    expect(review.body).toMatchObject({
      data: {
        screenedBy: { name: 'Camille Fournier' },
        duplicates: [{ id: twin.id, status: 'Rejected', matches: ['phone', 'name'] }],
      },
    })
    expect(history.body).toMatchObject({
      data: [{ kind: 'expert.screened', from: 'Pending', to: 'Screened' }],
    })
    const self = await portal.stranger().signIn(email)
    expect((await self.get(`/experts/${id}/review`)).status).toBe(404)
  })

  it('says where an applicant stands among those who wait, and who comes before and after', async () => {
    const [first, second, third] = [
      await somebody('Pending'),
      await somebody('Pending'),
      await somebody('Pending'),
    ]
    for (const [days, { id }] of [first, second, third].entries())
      await portal.db
        .updateTable('experts')
        .set({ applied_at: new Date(Date.UTC(1990, 0, 1 + days)) })
        .where('person_id', '=', id)
        .execute()
    const queueOf = async (id: string) => (await admin.get(`/experts/${id}/review`)).body

    expect(await queueOf(second.id)).toMatchObject({
      data: { queue: { position: 2, previous: { id: first.id }, next: { id: third.id } } },
    })
    expect(await queueOf(first.id)).toMatchObject({ data: { queue: { position: 1, previous: null } } })
    await admin.post(`/users/${first.id}/approve`)
    expect(await queueOf(first.id)).toMatchObject({ data: { queue: null } })
    expect(await queueOf(second.id)).toMatchObject({ data: { queue: { position: 1, previous: null } } })
  })

  it('names the parts of a profile that hold nothing', async () => {
    const { id } = await somebody('Pending')
    await portal.db.deleteFrom('expert_educations').where('person_id', '=', id).execute()

    const { body } = await admin.get(`/experts/${id}/review`)

    expect(body).toMatchObject({ data: { missing: expect.arrayContaining(['education']) } })
  })
})
