import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { engagement } from './given.ts'

let portal: Portal
let manager: Client
let owner: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  owner = await portal.userId('manager')
})
afterAll(() => portal.stop())

const gigOf = (given: object = {}) => givenGig(portal.db, { owner, status: 'Published', ...given })

async function applicant(gig: string, status: 'Applied' | 'Hired' | 'Reviewed' = 'Applied') {
  const { id: expert } = await givenExpert(portal.db)
  return engagement(portal.db, { gig, expert, status })
}

function found(id: string) {
  const columns = ['status', 'is_shortlisted', 'close_reason', 'reason_text'] as const
  return portal.db.selectFrom('engagements').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

describe('deciding about several', () => {
  it('shortlists them all, and a second try finds them there', async () => {
    const gig = await gigOf()
    const ids = [await applicant(gig), await applicant(gig)]
    const decide = () => manager.post(`/gigs/${gig}/engagements/decide`, { decision: 'shortlist', ids })

    const answers = [await decide(), await decide()]

    for (const answer of answers) {
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toMatchObject({ data: ids.map(() => ({ refused: null })) })
    }
    for (const id of ids) expect(await found(id)).toMatchObject({ status: 'Reviewed', is_shortlisted: true })
  })

  it('declines nobody who was shortlisted since they were looked at', async () => {
    const gig = await gigOf()
    const [left, chosen] = [await applicant(gig), await applicant(gig)]
    const versionOf = (id: string) =>
      portal.db.selectFrom('engagements').select('version').where('id', '=', id).executeTakeFirstOrThrow()
    const versions = {
      [left]: (await versionOf(left)).version,
      [chosen]: (await versionOf(chosen)).version,
    }
    await manager.post(`/gigs/${gig}/engagements/decide`, { decision: 'shortlist', ids: [chosen] })

    const answer = await manager.post(`/gigs/${gig}/engagements/decide`, {
      decision: 'decline',
      ids: [left, chosen],
      reason_text: 'Others know the market better.',
      versions,
    })

    expect(answer.body).toEqual({
      data: expect.arrayContaining([
        { id: left, refused: null },
        { id: chosen, refused: 'Somebody else changed this in the meantime.' },
      ]),
    })
    expect(await found(chosen)).toMatchObject({ status: 'Reviewed' })
  })

  it('declines whom it can, and says why the others stay', async () => {
    const gig = await gigOf()
    const [free, hired, elsewhere] = [
      await applicant(gig),
      await applicant(gig, 'Hired'),
      await applicant(await gigOf()),
    ]

    const answer = await manager.post(`/gigs/${gig}/engagements/decide`, {
      decision: 'decline',
      ids: [free, hired, elsewhere],
      reason_text: 'Others know the market better.',
    })

    expect(answer.status, answer.text).toBe(200)
    const refusal = { refused: expect.stringMatching(/\w/) }
    expect(answer.body).toEqual({
      data: expect.arrayContaining([
        { id: free, refused: null },
        expect.objectContaining({ id: hired, ...refusal }),
        expect.objectContaining({ id: elsewhere, ...refusal }),
      ]),
    })
    expect(await found(free)).toMatchObject({
      status: 'Closed',
      close_reason: 'not_selected',
      reason_text: 'Others know the market better.',
    })
    expect(await found(hired)).toMatchObject({ status: 'Hired' })
    expect(await found(elsewhere)).toMatchObject({ status: 'Applied' })
  })

  it('wants a reason to decline, an open project, and somebody who runs it', async () => {
    const [gig, locked] = [await gigOf(), await gigOf({ columns: { locked: true } })]
    const [id, inLocked] = [await applicant(gig), await applicant(locked)]
    const decline = { decision: 'decline', ids: [id] }

    expect(await manager.post(`/gigs/${gig}/engagements/decide`, decline)).toMatchObject({
      status: 422,
      body: { errors: { reason_text: ['This field is required.'] } },
    })
    const shortlist = { decision: 'shortlist', ids: [inLocked] }
    expect((await manager.post(`/gigs/${locked}/engagements/decide`, shortlist)).status).toBe(423)
    const others = { decision: 'shortlist', ids: [id] }
    const stranger = await portal.as('manager2')
    expect((await stranger.post(`/gigs/${gig}/engagements/decide`, others)).status).toBe(404)
    const expert = await portal.as('expert2')
    expect((await expert.post(`/gigs/${gig}/engagements/decide`, others)).status).toBe(403)
    expect(await found(id)).toMatchObject({ status: 'Applied' })
  })
})

describe('an expert whose account is suspended', () => {
  it('is asked for no other project, and whoever hires sees why', async () => {
    const [open, later] = [await gigOf(), await gigOf()]
    const { id: expert } = await givenExpert(portal.db)
    await engagement(portal.db, { gig: open, expert, status: 'Requested' })
    await (await portal.as('admin')).post(`/users/${expert}/deactivate`)

    const refused = await manager.post(`/gigs/${later}/engagements`, { expert_ids: [expert] })
    const asked = await manager.get(`/gigs/${open}/engagements`)
    const listed = await manager.get(`/getExperts?id[]=${expert}&tab=approved`)
    const profile = await manager.get(`/users/${expert}`)

    expect(refused).toMatchObject({ status: 409, body: { code: 'expert_locked_out' } })
    expect(asked.body).toMatchObject({ data: [{ expert: { id: expert, is_suspended: true } }] })
    expect(listed.body).toMatchObject({ data: [{ id: expert, is_available: false }] })
    expect(profile.body).toMatchObject({ data: { id: expert, is_available: false } })
  })

  it('is not hired before it is active again, and the checks say so', async () => {
    const gig = await gigOf()
    const { id: expert } = await givenExpert(portal.db)
    const id = await engagement(portal.db, { gig, expert, status: 'Reviewed' })
    await (await portal.as('admin')).post(`/users/${expert}/deactivate`)
    const form = { rate: 100, rate_type: 'Hourly', starts_on: '2027-01-04' }

    const refused = await manager.post(`/engagements/${id}/hire`, form)
    const read = await manager.get(`/engagements/${id}`)

    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'hire_blocked', errors: { approved: ['Expert is approved'] } },
    })
    const check = { key: 'approved', is_met: false, hint: 'The account of this expert is suspended.' }
    expect(read.body).toMatchObject({
      data: { checks: expect.arrayContaining([expect.objectContaining(check)]) },
    })
  })
})

describe('a request whose time is over, and which no job has closed yet', () => {
  const gigFor = () => gigOf({ columns: { screening_questions: '[]', minimum_rating: null } })
  async function overdue(gigId: string) {
    const { id: expert, email } = await givenExpert(portal.db)
    const columns = { expires_at: new Date(portal.clock.now.getTime() - 1000) }
    const id = await engagement(portal.db, { gig: gigId, expert, status: 'Requested', columns })
    return { id, expert, client: await portal.stranger().signIn(email) }
  }

  it('is accepted, declined and withdrawn by nobody', async () => {
    const gigId = await gigFor()
    const { id, client } = await overdue(gigId)

    const answers = [
      await client.post(`/engagements/${id}/accept`, {}),
      await client.post(`/engagements/${id}/decline`, { reason_text: 'No time.' }),
      await manager.post(`/engagements/${id}/withdraw-request`, {}),
    ]

    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, body: { code: 'request_expired' } })
    expect((await client.get(`/gigs/${gigId}/brief`)).body).toMatchObject({
      data: { actions: { canAccept: false, canDecline: false } },
    })
    expect((await manager.get(`/gigs/${gigId}/engagements`)).body).toMatchObject({
      data: [{ actions: { canWithdrawRequest: false } }],
    })
  })

  it("stands in nobody's way", async () => {
    const [asks, applies] = [await gigFor(), await gigFor()]
    const [asked, applicant] = [await overdue(asks), await overdue(applies)]

    const again = await manager.post(`/gigs/${asks}/engagements`, { expert_ids: [asked.expert] })
    const brief = await applicant.client.get(`/gigs/${applies}/brief`)
    const applied = await applicant.client.post(`/gigs/${applies}/engagements`, {})

    expect([again.status, applied.status]).toEqual([201, 201])
    expect(brief.body).toMatchObject({ data: { actions: { canApply: true } } })
    const over = { status: 'Closed', close_reason: 'expired' }
    for (const { id } of [asked, applicant]) expect(await found(id)).toMatchObject(over)
  })

  it('is asked again once it has expired, for as long as a new one', async () => {
    const gigId = await gigFor()
    const { id, client } = await overdue(gigId)
    const columns = { status: 'Closed', close_reason: 'expired', expires_at: null } as const
    await portal.db.updateTable('engagements').set(columns).where('id', '=', id).execute()
    const offered = await manager.get(`/engagements/${id}`)

    const reopened = await manager.post(`/engagements/${id}/reopen`, {})
    const twice = await manager.post(`/engagements/${id}/reopen`, {})

    expect(offered.body).toMatchObject({ data: { actions: { canReopen: true } } })
    expect(reopened.status, reopened.text).toBe(200)
    expect(twice.status).toBe(409)
    expect(await found(id)).toMatchObject({ status: 'Requested', close_reason: null })
    const DAYS_7 = 7 * 86_400_000
    expect((await client.get(`/gigs/${gigId}/brief`)).body).toMatchObject({
      data: {
        engagement: { expires_at: new Date(portal.clock.now.getTime() + DAYS_7).toISOString() },
        actions: { canAccept: true, canDecline: true },
      },
    })
    expect((await client.post(`/engagements/${id}/accept`, {})).status).toBe(200)
  })
})

describe('the reason of a decline', () => {
  it('needs words where an administrator says so, whatever it is called', async () => {
    const gigId = await gigOf({ columns: { screening_questions: '[]', minimum_rating: null } })
    const { id: expert, email } = await givenExpert(portal.db)
    const id = await engagement(portal.db, { gig: gigId, expert, status: 'Requested' })
    const client = await portal.stranger().signIn(email)
    const reason = await portal.db
      .updateTable('reasons')
      .set({ name: 'Something else' })
      .where('kind', '=', 'decline')
      .where('text_required', '=', true)
      .returning('id')
      .executeTakeFirstOrThrow()

    const silent = await client.post(`/engagements/${id}/decline`, { reason_ids: [reason.id] })
    const said = await client.post(`/engagements/${id}/decline`, {
      reason_ids: [reason.id],
      reason_text: 'A new job.',
    })

    expect(silent).toMatchObject({ status: 422, body: { errors: { reason_text: ['Say why.'] } } })
    expect(said.status, said.text).toBe(200)
    expect((await manager.get(`/engagements/${id}`)).body).toMatchObject({
      data: { reasons: [], reason_text: 'A new job.' },
    })
  })
})

it.each(['accept', 'decline'] as const)(
  'an answer (%s) is told in words that hold for the owner too when a co-owner sent the request',
  async (step) => {
    const gig = await gigOf({
      name: `Answers to ${step}`,
      columns: { screening_questions: '[]', co_owner_ids: [await portal.userId('manager2')] },
    })
    const one = await givenExpert(portal.db)
    const id = await engagement(portal.db, { gig, expert: one.id, status: 'Requested' })
    const expert = await portal.stranger().signIn(one.email)

    expect(
      (await expert.post(`/engagements/${id}/${step}`, step === 'accept' ? {} : { reason_text: 'No time.' }))
        .status,
    ).toBe(200)

    const told = await portal.db
      .selectFrom('notifications')
      .select('subject')
      .where('gig_id', '=', gig)
      .execute()
    const past = step === 'accept' ? 'accepted' : 'declined'
    expect(told).toHaveLength(2)
    for (const { subject } of told) expect(subject).toContain(`${past} the request for `)
  },
)
