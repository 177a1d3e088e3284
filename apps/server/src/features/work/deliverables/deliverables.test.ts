import { deliverables as contract } from '@guildhall/contract/work/deliverables'
import { deliverableMachine, DELIVERABLE_STATUSES } from '@guildhall/contract/work/deliverable-machine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig, hiredExperts } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { deliverable } from '#features/work/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'
import { remind } from './jobs.ts'

const DAY = 86_400_000
let portal: Portal
let owner: string
let gig: string
let hire: string
let me: { id: string; userId: string; client: Client }
let clients: Record<string, Client>
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  owner = await portal.userId('manager')
  gig = await givenGig(portal.db, {
    owner,
    status: 'Published',
    customers: { [await portal.userId('customer')]: 'view' },
  })
  me = await newExpert()
  hire = await hired(gig, me)
  clients = {
    'expert:hired': me.client,
    'manager:own': await portal.as('manager'),
    admin: await portal.as('admin'),
    'another manager': await portal.as('manager2'),
    hr: await portal.as('hr'),
    customer: await portal.as('customer'),
    'another expert': await portal.as('expert2'),
  }
})
afterAll(() => portal.stop())

async function newExpert() {
  const one = await givenExpert(portal.db)
  const { id: userId } = await portal.db
    .selectFrom('users')
    .select('id')
    .where('person_id', '=', one.id)
    .executeTakeFirstOrThrow()
  return { id: one.id, userId, client: await portal.stranger().signIn(one.email) }
}

async function hired(gigId: string, who: { id: string; userId: string }) {
  const id = await engagement(portal.db, { gig: gigId, expert: who.id, status: 'Hired' })
  await hiredExperts(portal.db, [
    { gigId, type: 'growth-opportunity', userId: who.userId, addedBy: owner, at: portal.clock.now },
  ])
  return id
}

const as = (name: string) => {
  const client = clients[name]
  if (client === undefined) throw new Error(name)
  return client
}
const rows = async (client: Client, id = gig) =>
  z.parse(contract.list.ok, (await client.get(`/gigs/${id}/deliverables?pageSize=100`)).body).data
const statusOf = async (id: string) =>
  (await portal.db.selectFrom('deliverables').select('status').where('id', '=', id).executeTakeFirst())
    ?.status
const STATE = {
  open: {},
  handed_in: { status: 'handed_in', handed_in_at: new Date() },
  accepted: { status: 'accepted', handed_in_at: new Date() },
  sent_back: { status: 'sent_back', handed_in_at: new Date(), reason: 'Not yet.' },
} as const
const CALLS = {
  handIn: ['POST', '/hand-in', { link: 'https://files.example/a' }],
  accept: ['POST', '/accept', {}],
  sendBack: ['POST', '/send-back', { reason: 'The sources are missing.' }],
  edit: ['PUT', '', { title: 'Another title' }],
  remove: ['DELETE', '', undefined],
} as const

const ACTIONS = ['handIn', 'accept', 'sendBack', 'edit', 'remove'] as const

describe('the steps of a deliverable', () => {
  const CALLERS = [
    'expert:hired',
    'manager:own',
    'admin',
    'another manager',
    'hr',
    'customer',
    'another expert',
  ]
  const HIDDEN = ['another manager', 'another expert']
  const cases = DELIVERABLE_STATUSES.flatMap((status) =>
    ACTIONS.flatMap((action) => CALLERS.map((caller) => [status, action, caller] as const)),
  )

  it.each(cases)('%s: %s by %s', async (status, action, caller) => {
    const id = await deliverable(portal.db, { gig, ...STATE[status] })
    const [method, path, body] = CALLS[action]

    const answer = await as(caller).send(method, `/deliverables/${id}${path}`, { body })

    const mine = deliverableMachine.moves.filter(
      (move) => move.action === action && move.by.some((word) => word === caller),
    )
    const isSeen = !HIDDEN.includes(caller) && (caller !== 'customer' || status === 'accepted')
    const allowed = mine.find(({ from }) => from.some((name) => name === status))
    const expected = !isSeen ? 404 : mine.length === 0 ? 403 : allowed === undefined ? 409 : 200
    expect(answer.status, answer.text).toBe(expected)
    const after = expected !== 200 || allowed?.to === '=' ? status : allowed?.to
    expect(await statusOf(id)).toBe(expected === 200 && action === 'remove' ? undefined : after)
  })

  it('are offered to whom they are open', async () => {
    await deliverable(portal.db, { gig, title: 'Offered', ...STATE.handed_in })

    const of = async (name: string) => {
      const { body } = await as(name).get(`/gigs/${gig}/deliverables?keyword=offered`)
      return z.parse(contract.list.ok, body).data[0]?.actions
    }

    expect(await of('manager:own')).toMatchObject({ canAccept: true, canSendBack: true, canHandIn: false })
    expect(await of('expert:hired')).toMatchObject({ canAccept: false, canHandIn: false, canEdit: false })
    expect(await of('hr')).toMatchObject({ canAccept: false, canEdit: false, canRemove: false })
  })
})

describe('handing in', () => {
  const files = () => portal.db.selectFrom('gig_files').select('id').orderBy('id').execute()

  it('takes a file with a word, and the file is one of the project', async () => {
    const id = await deliverable(portal.db, { gig })

    const answer = await me.client.upload(`/deliverables/${id}/hand-in`, [
      { field: 'note', content: 'The map, with its sources.' },
      { field: 'file', filename: 'map.pdf', content: pdf() },
    ])

    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({
      data: {
        status: 'handed_in',
        note: 'The map, with its sources.',
        file: { name: 'map.pdf' },
        link: null,
      },
    })
    const listed = await as('manager:own').get(`/gigs/${gig}/attachments?kind=deliverable`)
    expect(listed.text).toContain('map.pdf')
  })

  it('leaves its file to who handed it in, after their work has ended; the other files are no longer theirs', async () => {
    const who = await newExpert()
    const own = await givenGig(portal.db, { owner, status: 'Published' })
    const work = await hired(own, who)
    const id = await deliverable(portal.db, { gig: own, engagement_id: work })
    const file = { field: 'file', filename: 'map.pdf', content: pdf() }
    await who.client.upload(`/deliverables/${id}/hand-in`, [file])
    await as('manager:own').upload(`/gigs/${own}/attachments`, [{ ...file, filename: 'guide.pdf' }])
    const { data } = z
      .object({ data: z.array(z.looseObject({ uuid: z.string(), filename: z.string() })) })
      .parse((await as('manager:own').get(`/gigs/${own}/attachments`)).body)
    const linkTo = (name: string) =>
      who.client.get(`/gigs/${own}/attachments/${data.find((one) => one.filename === name)?.uuid}`)
    expect((await linkTo('guide.pdf')).status).toBe(302)

    await as('manager:own').post(`/engagements/${work}/end`, { outcome: 'completed' })

    expect((await linkTo('map.pdf')).status).toBe(302)
    expect((await linkTo('guide.pdf')).status).toBe(404)
    expect((await rows(who.client, own)).map((row) => row.id)).toEqual([id])
  })

  it.each([
    ['is no PDF inside', 'map.pdf', 'no pdf'],
    ['is a program under another name', 'map.pdf', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), pdf()])],
    ['was cut off on its way', 'map.pdf', pdf().subarray(0, 100)],
    ['is an archive too', 'map.pdf', pdf('PK\x03\x04<script>')],
    ['is of a kind that projects do not take', 'map.exe', pdf()],
    ['is empty', 'map.pdf', ''],
  ])('leaves nothing of a file that %s', async (_what, filename, content) => {
    const id = await deliverable(portal.db, { gig })
    const before = await files()

    const answer = await me.client.upload(`/deliverables/${id}/hand-in`, [
      { field: 'file', filename, content },
    ])

    expect(answer.status, answer.text).toBe(422)
    expect(answer.body).toMatchObject({ errors: { file: [expect.any(String)] } })
    expect(await files()).toEqual(before)
    expect(await statusOf(id)).toBe('open')
  })

  it('leaves nothing of a file larger than administrators allow, and tells how much that is', async () => {
    const id = await deliverable(portal.db, { gig })
    const before = await files()
    await as('admin').put('/settings', { limits: { gig_file_mb: 1 } })

    const large = { field: 'file', filename: 'map.pdf', content: pdf(`%${'x'.repeat(1024 * 1024)}\n`) }
    const answer = await me.client.upload(`/deliverables/${id}/hand-in`, [large])
    await as('admin').put('/settings', { limits: { gig_file_mb: null } })

    expect(answer.status, answer.text).toBe(413)
    expect(answer.body).toMatchObject({ code: 'file_too_large', message: expect.stringContaining('1 MB') })
    expect(await files()).toEqual(before)
    expect(await statusOf(id)).toBe('open')
    expect((await me.client.upload(`/deliverables/${id}/hand-in`, [large])).status).toBe(200)
  })

  it.each([
    [{ link: 'ftp://files.example' }, 'link'],
    [{ link: 'https://me:secret@files.example' }, 'link'],
    [{ link: '' }, 'link'],
    [{ link: 'https://files.example', note: 'x'.repeat(2001) }, 'note'],
  ])('refuses %#', async (body, field) => {
    const id = await deliverable(portal.db, { gig })

    const answer = await me.client.post(`/deliverables/${id}/hand-in`, body)

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
  })

  it('is for the one whose it is, where it is one expert alone', async () => {
    const other = await newExpert()
    await hired(gig, other)
    const id = await deliverable(portal.db, { gig, engagement_id: hire })

    expect((await rows(other.client)).map((row) => row.id)).not.toContain(id)
    expect(
      (await other.client.post(`/deliverables/${id}/hand-in`, { link: 'https://a.example' })).status,
    ).toBe(404)
    expect((await me.client.post(`/deliverables/${id}/hand-in`, { link: 'https://a.example' })).status).toBe(
      200,
    )
  })

  it('waits while the project is locked, and is over with it', async () => {
    const locked = await givenGig(portal.db, { owner, status: 'Published', columns: { locked: true } })
    const closed = await givenGig(portal.db, { owner, status: 'Closed' })
    await hired(locked, me)
    await hired(closed, me)
    const [one, other] = [
      await deliverable(portal.db, { gig: locked }),
      await deliverable(portal.db, { gig: closed }),
    ]

    const form = { link: 'https://a.example' }
    expect((await me.client.post(`/deliverables/${one}/hand-in`, form)).status).toBe(423)
    expect((await me.client.post(`/deliverables/${other}/hand-in`, form)).body).toMatchObject({
      code: 'work_over',
    })
  })

  it('is heard of by the managers, and its return by the expert, with the reason', async () => {
    const id = await deliverable(portal.db, { gig, engagement_id: hire, title: 'Price model' })

    await me.client.post(`/deliverables/${id}/hand-in`, { link: 'https://a.example' })
    const back = await as('manager:own').post(`/deliverables/${id}/send-back`, {
      reason: 'Please add taxes.',
    })
    const again = await me.client.post(`/deliverables/${id}/hand-in`, { link: 'https://b.example' })

    expect(back.body).toMatchObject({ data: { reason: 'Please add taxes.' } })
    expect(again.body).toMatchObject({ data: { status: 'handed_in', reason: null } })
    const heard = await portal.db
      .selectFrom('notifications')
      .select(['user_id', 'kind', 'link', 'mail'])
      .where('subject', 'like', '%Price model%')
      .orderBy('id')
      .execute()
    expect(heard).toMatchObject([
      { user_id: owner, kind: 'deliverable.handed_in', link: `/projects/${gig}?tab=work` },
      {
        user_id: me.userId,
        kind: 'deliverable.sent_back',
        link: `/expert/projects/${gig}?tab=work`,
        mail: 'now',
      },
      { user_id: owner, kind: 'deliverable.handed_in' },
    ])
    const told = await as('manager:own').get(`/gigs/${gig}/activities?keyword=Price`)
    expect(told.text).toContain('Deliverable sent back: Price model')
  })
})

describe('what is owed', () => {
  it('is the brief once somebody is hired, and each line once', async () => {
    const lines = [
      { text: 'Interviews', due: '2027-02-01' },
      { text: 'Report', due: null },
    ]
    const other = await givenGig(portal.db, {
      owner,
      status: 'Published',
      columns: { deliverables: JSON.stringify(lines), screening_questions: '[]', confidentiality: 'open' },
    })
    for (const who of [await portal.userId('expert'), await portal.userId('expert2')]) {
      const { person_id: expert } = await portal.db
        .selectFrom('users')
        .select('person_id')
        .where('id', '=', who)
        .executeTakeFirstOrThrow()
      const id = await engagement(portal.db, { gig: other, expert, status: 'Applied' })
      const answer = await as('manager:own').post(`/engagements/${id}/hire`, {
        rate: 100,
        rate_type: 'Hourly',
        starts_on: '2027-01-04',
      })
      expect(answer.status, answer.text).toBe(200)
    }

    expect(await rows(as('manager:own'), other)).toMatchObject([
      { title: 'Interviews', status: 'open', due_at: '2027-02-01T23:59:59.000Z', engagement_id: null },
      { title: 'Report', status: 'open', due_at: null },
    ])
  })

  it('is added by those who run the project, with a day or a time', async () => {
    const form = { title: 'Workshop', due_at: '2027-03-01T10:30:00+05:30', engagement_id: hire }

    const answer = await as('manager:own').post(`/gigs/${gig}/deliverables`, form)

    expect(answer.status, answer.text).toBe(201)
    expect(answer.body).toMatchObject({ data: { due_at: '2027-03-01T05:00:00.000Z', expert: { id: me.id } } })
    expect((await me.client.post(`/gigs/${gig}/deliverables`, form)).status).toBe(403)
    expect((await as('another expert').post(`/gigs/${gig}/deliverables`, form)).status).toBe(403)
    const wrong = { ...form, engagement_id: '01932f5e-7d3a-7000-8000-000000000000' }
    expect((await as('admin').post(`/gigs/${gig}/deliverables`, wrong)).body).toMatchObject({
      errors: { engagement_id: [expect.any(String)] },
    })
  })

  it('is shown to customers once it is accepted, and to nobody who only looks for work', async () => {
    const id = await deliverable(portal.db, { gig, ...STATE.accepted })

    expect((await rows(as('customer'))).every((row) => row.status === 'accepted')).toBe(true)
    expect((await rows(as('customer'))).map((row) => row.id)).toContain(id)
    expect((await as('another expert').get(`/gigs/${gig}/deliverables`)).status).toBe(403)
    expect((await as('another manager').get(`/gigs/${gig}/deliverables`)).status).toBe(404)
  })

  it('refuses a change of what somebody else has changed', async () => {
    const id = await deliverable(portal.db, { gig })
    const headers = { 'if-match': '"1"' }
    await as('admin').put(`/deliverables/${id}`, { title: 'Theirs' })

    const late = await as('manager:own').send('PUT', `/deliverables/${id}`, {
      body: { title: 'Mine' },
      headers,
    })

    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({ data: { title: 'Theirs' } })
  })
})

describe('reminders', () => {
  const kinds = async (title: string) =>
    (
      await portal.db
        .selectFrom('notifications')
        .select(['kind', 'user_id'])
        .where('subject', 'like', `%${title}%`)
        .orderBy('id')
        .execute()
    ).map(({ kind, user_id: to }) => `${kind} ${to === owner ? 'manager' : 'expert'}`)

  it('come three days before, one day before and at the time, once each', async () => {
    const due = new Date(portal.clock.now.getTime() + 5 * DAY)
    await deliverable(portal.db, { gig, engagement_id: hire, title: 'Reminded', due_at: due })

    for (const days of [1, 2.5, 3, 4.2, 4.5, 5.1, 6])
      await remind(portal.db, new Date(portal.clock.now.getTime() + days * DAY))

    expect((await kinds('Reminded')).toSorted()).toEqual([
      'deliverable.due expert',
      'deliverable.due manager',
      'deliverable.due_soon expert',
      'deliverable.due_soon expert',
    ])
  })

  it('do not come for what was handed in', async () => {
    const due = new Date(portal.clock.now.getTime() + DAY / 2)
    await deliverable(portal.db, { gig, title: 'In time', due_at: due, ...STATE.handed_in })

    await remind(portal.db, new Date(portal.clock.now.getTime() + DAY))

    expect(await kinds('In time')).toEqual([])
  })
})
