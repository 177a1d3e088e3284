import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { untilItHolds } from '#test/until.ts'
import { expert, type GivenLogin } from './given.ts'

const OLD = 'moving@example.test'
const NEW = 'moved@example.test'
const PASSWORD = 'Demo-pass-1'

let portal: Portal
let mine: GivenLogin
let owner: Client

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  mine = await expert(portal.db, { email: OLD })
  await expert(portal.db, { email: 'taken@example.test' })
  owner = await new Client(portal.http, 'the owner').signIn(OLD)
})
afterAll(() => portal.stop())

const form = (email: string, rest: object = {}) => ({
  first_name: 'Robin',
  last_name: 'Moving',
  email,
  phone: '617 555 0177',
  country_code: 'US',
  hear_about_us: 'Social Media',
  ...rest,
})

/** The newest mail to an address that has arrived, as soon as there is one. */
function mailTo(address: string) {
  return untilItHolds(async () => {
    const folder = join(portal.folder, 'mail')
    for (const name of (await readdir(folder)).toSorted().toReversed()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      if (mail.to?.some((to) => to.address === address) === true) return `${mail.subject}\n${mail.text}`
    }
    throw new Error(`There is no mail to ${address}.`)
  })
}

describe('a new email address', () => {
  it.each([
    ['no password', {}, 'Enter your current password'],
    ['a wrong password', { current_password: 'Wrong-pass-1' }, 'The current password is not right.'],
  ])('is not asked for with %s', async (_name, password, text) => {
    const answers = [
      await owner.put(`/users/${mine.id}`, form(NEW, password)),
      await owner.post(`/users/${mine.id}`, { email: NEW, ...password }),
    ]

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 422, body: { errors: { current_password: [text] } } })
    }
  })

  it('waits until it confirms; the old one hears of it and signs in until then', async () => {
    const asked = await owner.put(`/users/${mine.id}`, form(NEW, { current_password: PASSWORD }))
    const notice = await mailTo(OLD)
    const letter = await mailTo(NEW)
    const before = await new Client(portal.http).signIn(OLD)
    const token = /verify\?token=([\w-]+)/.exec(letter)?.[1]
    const confirmed = await portal.stranger().post('/accounts/verify', { token })
    const twice = await portal.stranger().post('/accounts/verify', { token })
    const after = await new Client(portal.http).signIn(NEW)
    const profile = await after.get(`/users/${mine.id}`)

    expect(asked.body, asked.text).toMatchObject({ data: { email: OLD, pending_email: NEW } })
    expect(notice).toContain('another email address')
    expect((await before.get('/auth')).status).toBe(200)
    expect([confirmed.status, twice.status]).toEqual([200, 422])
    expect(profile.body).toMatchObject({ data: { email: NEW, pending_email: null } })
  })

  it('ends the links that lie in the mailbox of the old one', async () => {
    const [old, fresh] = ['left@example.test', 'kept@example.test']
    const { id } = await expert(portal.db, { email: old })
    const leaving = await new Client(portal.http).signIn(old)
    await portal.stranger().post('/accounts/password/forgot', { email: old })
    const link = /reset\?token=([\w-]+)/.exec(await mailTo(old))?.[1]
    const works = () => portal.stranger().post('/accounts/password/look', { token: link })
    expect((await works()).body).toMatchObject({ data: { works: true } })

    const more = { phone: '617 555 0178', current_password: PASSWORD }
    await leaving.put(`/users/${id}`, form(fresh, more))
    const token = /verify\?token=([\w-]+)/.exec(await mailTo(fresh))?.[1]
    const confirmed = await portal.stranger().post('/accounts/verify', { token })

    expect(confirmed.status).toBe(200)
    expect((await works()).body).toMatchObject({ data: { works: false } })
  })

  it('that is somebody else’s is answered alike, and only that somebody hears of it', async () => {
    const fresh = await new Client(portal.http).signIn(NEW)
    const answer = await fresh.put(
      `/users/${mine.id}`,
      form('taken@example.test', { current_password: PASSWORD }),
    )
    const letter = await mailTo('taken@example.test')

    expect(answer.body, answer.text).toMatchObject({
      data: { email: NEW, pending_email: 'taken@example.test' },
    })
    expect(letter).toContain('You already have an account')
    expect(letter).not.toContain('token=')
  })
})
