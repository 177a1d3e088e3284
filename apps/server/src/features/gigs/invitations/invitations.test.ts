import type { GigKind, Level } from '@guildhall/contract/gigs/kinds'
import PostalMime from 'postal-mime'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { gig, permissionOf } from '#features/gigs/given.ts'
import { demoIds } from '#test/demo-ids.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'

const PASSWORD = 'Compiler-52-first'
const DAY = 86_400_000

let portal: Portal
let the: (name: string) => string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100' })
  the = await demoIds(portal.db)
})
afterAll(() => portal.stop())

const One = z.object({ data: z.object({ id: z.string() }) })
const idOf = (body: unknown) => One.parse(body).data.id

const permission = (value: Level, kind: GigKind = 'growth-opportunity') =>
  permissionOf(portal.db, value, kind)

function given(more: Partial<Parameters<typeof gig>[1]> = {}): Promise<string> {
  return gig(portal.db, { owner: the('manager'), status: 'Published', ...more })
}

async function form(email: string, level: Level = 'view') {
  return { first_name: 'Ines', last_name: ' Duarte ', email, permission_id: await permission(level) }
}

/** The mails to an address, the oldest first, once there are so many. */
function mailsTo(address: string, count = 1) {
  const folder = join(portal.folder, 'mail')
  return until(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    )
    const found = mails.filter(({ to }) => to?.some((one) => one.address === address))
    return found.length >= count && found
  })
}

async function tokenTo(address: string, count = 1): Promise<string> {
  const text = (await mailsTo(address, count)).at(-1)?.text ?? ''
  return /accept-invitation\?token=(\S+)/.exec(text)?.[1] ?? ''
}

const accept = (token: string) => ({ token, password: PASSWORD, password_confirmation: PASSWORD })

describe('an invitation by mail', () => {
  it('lets a new person register, land on the project, and see no other one', async () => {
    const email = 'ines@client.test'
    const id = await given({ name: 'Grid storage' })
    const other = await given()
    const manager = await portal.as('manager')

    const answer = await manager.post(
      `/gigs/${id}/invitations`,
      await form(` ${email.toUpperCase()}`, 'comment'),
    )
    const ines = portal.stranger()
    const accepted = await ines.post('/accounts/invitations/accept', accept(await tokenTo(email)))

    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: { last_name: 'Duarte', email, status: 'Pending', permission: { value: 'comment' } },
      },
    })
    expect(accepted.body).toMatchObject({ data: { link: `/projects/${id}` } })
    expect((await ines.get(`/gigs/${id}`)).body).toMatchObject({ data: { name: 'Grid storage' } })
    expect((await ines.get(`/gigs/${other}`)).status).toBe(404)
    expect((await ines.get(`/experts/${the('expert')}`)).status).toBe(404)
    expect((await manager.get(`/gigs/${id}/members?type=customer`)).body).toMatchObject({
      data: [{ user: { name: 'Ines Duarte', email }, permission: { value: 'comment' } }],
    })
    expect((await manager.get(`/gigs/${id}/invitations`)).body).toMatchObject({ data: [] })
    const told = await portal.db
      .selectFrom('notifications')
      .select('user_id')
      .where('gig_id', '=', id)
      .where('kind', '=', 'gig.invitation_accepted')
      .execute()
    expect(told).toEqual([{ user_id: the('manager') }])
  })

  it('answers for an address with an account as for one without, and makes no member before its owner accepts', async () => {
    const { email } = await user(portal.db, { roles: ['growth_experts_customer'] })
    const id = await given()
    const manager = await portal.as('manager')

    const known = await manager.post(`/gigs/${id}/invitations`, await form(email))
    const unknown = await manager.post(`/gigs/${id}/invitations`, await form('nobody@client.test'))
    const [mail] = await mailsTo(email)
    const [other] = await mailsTo('nobody@client.test')

    const shape = (body: unknown) => Object.keys(One.parse(body).data).toSorted()
    expect([known.status, unknown.status]).toEqual([201, 201])
    expect(shape(known.body)).toEqual(shape(unknown.body))
    const words = (text = '') => text.replaceAll(/https?:\S+/g, '')
    expect(words(mail?.text)).toBe(words(other?.text))
    const owner = await portal.stranger().signIn(email)
    expect((await owner.get(`/gigs/${id}`)).status).toBe(404)
    const token = await tokenTo(email)
    expect((await portal.stranger().post('/accounts/invitations/accept', accept(token))).status).toBe(409)
    expect((await owner.post('/accounts/invitations/accept', { token })).status).toBe(200)
    expect((await owner.get(`/gigs/${id}`)).status).toBe(200)
  })

  it('reaches nobody whose account is suspended until it is active again, with the same answer', async () => {
    const { id: userId, email } = await user(portal.db, { roles: ['growth_experts_customer'] })
    const id = await given()
    const [manager, admin] = [await portal.as('manager'), await portal.as('admin')]
    await admin.post(`/users/${userId}/deactivate`)

    const answer = await manager.post(`/gigs/${id}/invitations`, await form(email))
    const told = portal.db.selectFrom('notifications').select('kind').where('user_id', '=', userId)
    const before = await told.execute()
    await admin.post(`/users/${userId}/activate`)
    await manager.post(`/gigs/${id}/invitations/${idOf(answer.body)}/resend`)

    expect(answer).toMatchObject({ status: 201, body: { data: { email, status: 'Pending' } } })
    expect(before).toEqual([])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is one, however often it is sent at the same time', async () => {
    const email = 'ten@client.test'
    const id = await given()
    const manager = await portal.as('manager')
    const body = await form(email)

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => manager.post(`/gigs/${id}/invitations`, body)),
    )

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { email: ['This customer already been added'] } },
      })
    expect(await mailsTo(email)).toHaveLength(1)
    const users = await portal.db.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(users).toHaveLength(1)
  })

  it('is not sent to somebody who is on the project', async () => {
    const id = await given({ team: { [the('hr')]: 'reviewer' }, customers: { [the('customer')]: 'view' } })
    const manager = await portal.as('manager')
    const invite = async (name: string) =>
      manager.post(`/gigs/${id}/invitations`, await form(`${name}@demo.test`))

    expect(await invite('customer')).toMatchObject({
      body: { errors: { email: ['This customer already been added'] } },
    })
    expect(await invite('hr')).toMatchObject({
      body: { errors: { email: ['This contributor already been added'] } },
    })
  })

  it('says what is missing, and refuses addresses that mean something else (D10)', async () => {
    const id = await given()
    const manager = await portal.as('manager')
    const good = await form('x@client.test')
    const errorsOf = async (changed: object) =>
      manager.post(`/gigs/${id}/invitations`, { ...good, ...changed })

    const required = ['Field is required']
    expect(await errorsOf({ first_name: '', last_name: ' ', email: '', permission_id: '' })).toMatchObject({
      status: 422,
      body: {
        errors: { first_name: required, last_name: required, email: required, permission_id: required },
      },
    })
    const addresses = [
      'x',
      'a@b.test?bcc=c',
      '"x@evil.test y"@corp.test',
      'a@b.test\r\nBcc: c@d.test',
      'a@b.test,c@d.test',
    ]
    for (const email of addresses)
      expect(await errorsOf({ email })).toMatchObject({ body: { errors: { email: ['Invalid email'] } } })
    expect(await errorsOf({ permission_id: await permission('view', 'radar') })).toMatchObject({
      body: { errors: { permission_id: ['Choose from the list.'] } },
    })
    expect((await errorsOf({ role: 'growth_experts_admin' })).status).toBe(422)
  })

  it('carries no link that somebody typed', async () => {
    const email = 'phish@client.test'
    // Names that no rule knows for an address.
    const id = await given({ name: 'Prize at https://evil.test/win' })
    const manager = await portal.as('manager')

    await manager.post(`/gigs/${id}/invitations`, {
      ...(await form(email)),
      first_name: 'Win at evil.example',
    })

    const [mail] = await mailsTo(email)
    expect(mail?.text).not.toMatch(/evil\.(?:test|example)/)
    expect(mail?.text).toContain('Hello,')
  })

  it('calls a project that is not seen yet so without quoting it', async () => {
    const [email, id] = ['early@client.test', await given({ status: 'Draft' })]
    await (await portal.as('manager')).post(`/gigs/${id}/invitations`, await form(email))

    expect((await mailsTo(email))[0]?.text).toMatch(/invites you to follow a project in preparation on /)
  })
})

describe('who may invite', () => {
  it('is who runs the project, and a customer who manages, up to their own level', async () => {
    const id = await given({
      team: { [the('expert')]: 'engagement_manager' },
      customers: { [the('customer')]: 'manage', [the('customer2')]: 'collaborate' },
    })
    const status = async (name: string) => {
      const client = await portal.as(name)
      return (await client.post(`/gigs/${id}/invitations`, await form(`by-${name}@client.test`))).status
    }

    expect(await status('manager2')).toBe(404)
    expect(await status('hr')).toBe(404)
    expect(await status('expert')).toBe(403)
    expect(await status('customer2')).toBe(403)
    expect(await status('customer')).toBe(201)
    expect(await status('admin')).toBe(201)
    const own = await (await portal.as('customer')).get(`/gigs/${id}/invitations`)
    expect(own.body).toMatchObject({ pagination: { total: 1 }, data: [{ email: 'by-customer@client.test' }] })
    expect((await (await portal.as('customer2')).get(`/gigs/${id}/invitations`)).status).toBe(404)
  })

  it('waits while the project is locked, and is over once it is closed', async () => {
    const manager = await portal.as('manager')
    const locked = await given({ columns: { locked: true } })
    const closed = await given({ status: 'Closed' })

    expect((await manager.post(`/gigs/${locked}/invitations`, await form('a@client.test'))).status).toBe(423)
    expect((await manager.post(`/gigs/${closed}/invitations`, await form('a@client.test'))).status).toBe(409)
  })
})

describe('a pending invitation', () => {
  it('is sent again with a link of its own, and revoked for good', async () => {
    const email = 'again@client.test'
    const id = await given()
    const manager = await portal.as('manager')
    const path = `/gigs/${id}/invitations/${idOf((await manager.post(`/gigs/${id}/invitations`, await form(email))).body)}`
    const first = await tokenTo(email)

    const resent = await manager.post(`${path}/resend`, {})
    const second = await tokenTo(email, 2)
    const isGood = async (token: string) =>
      (await portal.stranger().post('/accounts/invitations/look', { token })).text.includes(email)

    expect(resent.status).toBe(200)
    expect([await isGood(first), await isGood(second)]).toEqual([false, true])
    expect((await manager.delete(path)).status).toBe(200)
    expect(await isGood(second)).toBe(false)
    expect((await manager.delete(path)).status).toBe(404)
    expect((await manager.post(`${path}/resend`, {})).status).toBe(404)
  })

  it('of another project does not exist', async () => {
    const [id, other] = [await given(), await given()]
    const manager = await portal.as('manager')
    const { body } = await manager.post(`/gigs/${other}/invitations`, await form('other@client.test'))

    expect((await manager.delete(`/gigs/${id}/invitations/${idOf(body)}`)).status).toBe(404)
    expect((await manager.post(`/gigs/${id}/invitations/${idOf(body)}/resend`, {})).status).toBe(404)
  })

  it('is settled when its account is added directly, and its link is worthless', async () => {
    const { id: userId, email } = await user(portal.db, { roles: ['growth_experts_customer'] })
    const id = await given()
    const manager = await portal.as('manager')
    await manager.post(`/gigs/${id}/invitations`, await form(email))
    const token = await tokenTo(email)

    const members = [{ user_id: userId, permission_id: await permission('collaborate') }]
    await manager.post(`/gigs/${id}/members`, { members })

    expect((await portal.stranger().post('/accounts/invitations/look', { token })).text).toContain('null')
    expect((await manager.get(`/gigs/${id}/invitations`)).body).toMatchObject({ data: [] })
  })

  it('is accepted from the notice in the portal too, by its owner alone', async () => {
    const { id: userId, email } = await user(portal.db, { roles: ['growth_experts_customer'] })
    const id = await given()
    const manager = await portal.as('manager')
    const invitationId = idOf((await manager.post(`/gigs/${id}/invitations`, await form(email))).body)
    const notice = await portal.db
      .selectFrom('notifications')
      .select('link')
      .where('user_id', '=', userId)
      .where('kind', '=', 'gig.customer_invited')
      .executeTakeFirstOrThrow()
    const key = { invitation_id: invitationId }
    const owner = await portal.stranger().signIn(email)

    expect(notice.link).toBe(`/accounts/accept-invitation?invitation=${invitationId}`)
    for (const foreign of [portal.stranger(), await portal.as('customer')]) {
      expect((await foreign.post('/accounts/invitations/look', key)).body).toEqual({ data: null })
      expect((await foreign.post('/accounts/invitations/accept', key)).status).toBe(422)
    }
    const look = await owner.post('/accounts/invitations/look', key)
    expect(look.body).toMatchObject({ data: { email, needs: 'nothing' } })
    expect((await owner.post('/accounts/invitations/accept', key)).body).toMatchObject({
      data: { link: `/projects/${id}` },
    })
    expect((await owner.get(`/gigs/${id}`)).status).toBe(200)
    expect((await owner.post('/accounts/invitations/accept', key)).status).toBe(422)
  })

  it('puts staff on the project without making them customers elsewhere', async () => {
    const { email } = await user(portal.db, { roles: ['growth_experts_manager'] })
    const id = await given()
    const other = await given({ status: 'Draft' })
    const manager = await portal.as('manager')
    const key = {
      invitation_id: idOf((await manager.post(`/gigs/${id}/invitations`, await form(email))).body),
    }
    const colleague = await portal.stranger().signIn(email)

    expect((await colleague.get(`/gigs/${id}`)).status).toBe(404)
    const accepted = await colleague.post('/accounts/invitations/accept', key)

    expect(accepted.body).toMatchObject({ data: { link: `/projects/${id}` } })
    expect((await colleague.get('/auth')).body).toMatchObject({
      data: { groups: [{ slug: 'growth_experts_manager' }] },
    })
    expect((await colleague.get(`/gigs/${id}`)).status).toBe(200)
    expect((await colleague.get(`/gigs/${other}`)).status).toBe(404)
  })

  it('expires after 14 days and may be sent once more', async () => {
    const email = 'late@client.test'
    const id = await given()
    await (await portal.as('manager')).post(`/gigs/${id}/invitations`, await form(email))
    const token = await tokenTo(email)
    portal.clock.pass(14 * DAY + 1000)
    const manager = await portal.as('manager')

    const late = await portal.stranger().post('/accounts/invitations/accept', accept(token))
    const list = await manager.get(`/gigs/${id}/invitations`)
    const again = await manager.post(`/gigs/${id}/invitations`, await form(email, 'manage'))

    expect(late).toMatchObject({ status: 422, body: { code: 'bad_token' } })
    expect(list.body).toMatchObject({ data: [{ status: 'Expired' }] })
    expect(again).toMatchObject({ status: 201, body: { data: { permission: { value: 'manage' } } } })
  })

  it('leads nowhere once its draft is deleted, and can be sent again when that is restored', async () => {
    const email = 'draft@client.test'
    const id = await given({ status: 'Draft' })
    const manager = await portal.as('manager')
    const { body } = await manager.post(`/gigs/${id}/invitations`, await form(email))
    const token = await tokenTo(email)

    await manager.delete(`/gigs/${id}`)
    const look = await portal.stranger().post('/accounts/invitations/look', { token })
    await manager.post(`/gigs/${id}/restore`)
    const list = await manager.get(`/gigs/${id}/invitations`)
    await manager.post(`/gigs/${id}/invitations/${idOf(body)}/resend`)
    const again = await portal
      .stranger()
      .post('/accounts/invitations/accept', accept(await tokenTo(email, 2)))

    expect(look).toMatchObject({ status: 200, body: { data: null } })
    expect(list.body).toMatchObject({ data: [{ status: 'Expired' }] })
    expect(again.status).toBe(200)
  })

  it('leads nowhere once its project is closed', async () => {
    const email = 'closed@client.test'
    const id = await given({ status: 'Approved' })
    const manager = await portal.as('manager')
    await manager.post(`/gigs/${id}/invitations`, await form(email))

    await manager.post(`/gigs/${id}/close`, { status_reason: 'The customer withdrew.' })

    const late = await portal.stranger().post('/accounts/invitations/accept', accept(await tokenTo(email)))
    expect(late).toMatchObject({ status: 422, body: { code: 'bad_token' } })
    const { body } = await manager.get(`/gigs/${id}/invitations`)
    expect(body).toMatchObject({ data: [{ status: 'Expired' }] })
  })
})
