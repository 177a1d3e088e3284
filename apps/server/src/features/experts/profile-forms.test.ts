import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenReference } from '#features/reference/given.ts'
import { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { expert } from './given.ts'

const UNKNOWN = '01932f5e-7d3a-7000-8000-000000000000'
const REQUIRED = 'This field is required.'

let portal: Portal
let owner: Client
let admin: Client
const ids = { owner: '', other: '' }
const EMAIL = 'profile-owner@example.test'

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1' })
  const mine = await expert(portal.db, { email: EMAIL, firstName: 'Ada', lastName: 'Lovelace' })
  const other = await expert(portal.db, {
    email: 'somebody-else@example.test',
    phone: { iso: 'GB', code: '+44', number: '7700900777' },
  })
  ids.owner = mine.id
  ids.other = other.id
  owner = await new Client(portal.http, 'the owner').signIn(EMAIL)
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const ACCOUNT = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: EMAIL,
  phone: '617 555 0199',
  country_code: 'US',
  hear_about_us: 'Expert Referral',
  referral_name: 'Charles',
  linked_in_url: 'www.linkedin.com/in/ada-lovelace',
}
const ABOUT = {
  job_title: 'Analyst',
  years_of_experience: 12,
  nationality: 'british',
  location: 'London',
  rate_type: 'Daily',
}

describe('profile information', () => {
  it('is saved and read back', async () => {
    const answer = await owner.put(`/users/${ids.owner}`, ACCOUNT)

    expect(answer.body, answer.text).toMatchObject({
      data: {
        name: 'Ada Lovelace',
        phone: { number: '6175550199', country_code: '+1', country: { iso: 'US' } },
        hear_about_us: 'Expert Referral',
        referral_name: 'Charles',
        linked_in_url: 'https://www.linkedin.com/in/ada-lovelace',
      },
    })
  })

  it.each<[Record<string, unknown>, Record<string, string[]>]>([
    [
      { first_name: ' ', last_name: '', phone: '', hear_about_us: '' },
      { first_name: [REQUIRED], last_name: [REQUIRED], hear_about_us: [REQUIRED] },
    ],
    [{ first_name: 'Win at https://evil.test' }, { first_name: ['A name holds no links.'] }],
    [{ email: 'a@b?bcc=c' }, { email: ['Invalid email.'] }],
    [{ email: '"x@evil.test y"@corp.test' }, { email: ['Invalid email.'] }],
    [
      { phone: ' ', country_code: '' },
      { phone: [REQUIRED], country_code: [REQUIRED] },
    ],
    [{ phone: '12', country_code: 'US' }, { phone: ['Use a phone number like 617 555 0118.'] }],
    [{ phone: '12345', country_code: 'US' }, { phone: ['This is no phone number of this country.'] }],
    [{ phone: '7700 900777', country_code: '+44' }, { phone: ['This phone number is in use already.'] }],
    [{ hear_about_us: 'A dream' }, { hear_about_us: ['Choose from the list.'] }],
    ...[
      'javascript:alert(1)',
      'https://linkedin.com.evil.test/in/x',
      'https://evil.test/?x=linkedin.com/in/ab',
      'https://www.linkedin.com/in/a b',
      'https://www.linkedin.com/in/ab\r\nBcc: x',
    ].map((url): [Record<string, unknown>, Record<string, string[]>] => [
      { linked_in_url: url },
      { linked_in_url: ['Invalid linked in URL ex: www.linkedin.com/in/user-name.'] },
    ]),
  ])('refuses %o', async (wrong, errors) => {
    const answer = await owner.put(`/users/${ids.owner}`, { ...ACCOUNT, ...wrong })

    expect(answer).toMatchObject({ status: 422, body: { errors } })
  })

  it('keeps no referral name that nobody asked for', async () => {
    const answer = await owner.put(`/users/${ids.owner}`, { ...ACCOUNT, hear_about_us: 'Social Media' })

    expect(answer.body).toMatchObject({ data: { referral_name: null } })
  })
})

describe('about me', () => {
  it('is saved with a rate that may stay open, in the words of the lists', async () => {
    const open = await owner.put(`/people/${ids.owner}`, ABOUT)
    const priced = await owner.put(`/people/${ids.owner}`, { ...ABOUT, rate: 950, twitter_handle: 'ada' })
    const rates = await owner.get(`/users/${ids.owner}/rates`)

    expect(open.body).toMatchObject({
      data: { nationality: 'British', rate: null, rate_display: 'Negotiable / day' },
    })
    expect(priced.body).toMatchObject({
      data: { rate: 950, rate_display: 'USD 950 / day', twitter_handle: '@ada' },
    })
    expect(rates.body).toMatchObject({ data: [{ rate_type: 'Daily', rate: 950 }] })
  })

  it.each<[Record<string, unknown>, Record<string, string[]>]>([
    [
      { job_title: '', years_of_experience: null, nationality: '', location: ' ' },
      {
        job_title: ['This field is required'],
        years_of_experience: ['This field is required'],
        nationality: ['This field is required'],
        location: ['This field is required'],
      },
    ],
    [{ rate_type: 'Please select rate type' }, { rate_type: ['Please select rate type'] }],
    [{ nationality: 'Klingon' }, { nationality: ['Choose from the list.'] }],
    [{ years_of_experience: '' }, { years_of_experience: ['This field is required'] }],
    [{ years_of_experience: 61 }, { years_of_experience: ['At most 60.'] }],
    [{ twitter_handle: '@x" onx=' }, { twitter_handle: ['Invalid Twitter handle ex: @user_name'] }],
    [{ bio: 'x'.repeat(4001) }, { bio: ['At most 4000 characters.'] }],
  ])('refuses %o', async (wrong, errors) => {
    const answer = await owner.put(`/people/${ids.owner}`, { ...ABOUT, ...wrong })

    expect(answer).toMatchObject({ status: 422, body: { errors } })
  })

  it('asks an expert for a type of rate, and nobody else', async () => {
    const { rate_type: _, ...without } = ABOUT
    const customer = await portal.as('customer')
    const fresh = await expert(portal.db)
    const expertOf = await new Client(portal.http, 'a fresh expert').signIn(fresh.email)
    const asked = await expertOf.put(`/people/${fresh.id}`, without)
    const customerId = idOf((await customer.get('/auth')).body)

    const saved = await customer.put(`/people/${customerId}`, without)
    const refused = await customer.put(`/people/${customerId}`, ABOUT)

    expect(asked.body).toMatchObject({ errors: { rate_type: ['Please select rate type'] } })
    expect(saved.status, saved.text).toBe(200)
    expect(refused.status).toBe(422)
  })

  it('has a demarcation that admins alone set', async () => {
    const marked = { ...ABOUT, demarcation: 'Panel Member' }
    const tries = [
      await owner.put(`/people/${ids.owner}`, marked),
      await owner.put(`/experts/${ids.owner}`, { demarcation: null }),
      await owner.post(`/users/${ids.owner}`, { demarcation: 'Ex-Frostie' }),
      await (await portal.as('manager')).put(`/people/${ids.owner}`, marked),
      await (await portal.as('hr')).put(`/people/${ids.owner}`, marked),
    ]
    const byAdmin = await admin.put(`/experts/${ids.owner}`, { demarcation: 'Panel Member' })

    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(byAdmin.body).toMatchObject({ data: { demarcation: 'Panel Member' } })
  })
})

function idOf(body: unknown): string {
  const data: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined
  return typeof data === 'object' && data !== null ? String(Reflect.get(data, 'id')) : ''
}

describe('areas of expertise', () => {
  it('are saved as a whole, each segment with its industry', async () => {
    const industry = await givenReference.item(portal.db, 'industries', 'Education')
    const { id: segment } = await portal.db
      .selectFrom('industry_segments')
      .select('id')
      .where('segment_2', '=', 'Robotics')
      .executeTakeFirstOrThrow()
    const form = {
      user_id: ids.owner,
      industries_ids: [industry],
      industries_segments_ids: [segment, segment],
    }

    const saved = await owner.post('/industries-segments', form)
    const read = await owner.get(`/users/${ids.owner}/measurements`)
    const industries = await owner.get(`/industries?user_id=${ids.owner}`)
    const fewer = await owner.post('/industries-segments', { user_id: ids.owner, industries_ids: [] })
    const unsaid = await owner.post('/industries-segments', { user_id: ids.owner })
    const emptied = await owner.post('/industry_segment', { user_id: ids.owner, industries_segments_ids: [] })

    expect(saved.body, saved.text).toMatchObject({
      data: {
        industries: [{ name: 'Education' }, { name: 'Industrial Automation and Machinery' }],
        industry_segments: [{ segment_2: 'Robotics' }],
        version: 1,
      },
    })
    expect(read.body).toMatchObject({ data: { version: 1 }, actions: { canEdit: true } })
    expect(industries.body).toMatchObject({ pagination: { total: 2 } })
    expect(fewer.body).toMatchObject({
      data: {
        industries: [{ name: 'Industrial Automation and Machinery' }],
        industry_segments: [{ segment_2: 'Robotics' }],
        version: 2,
      },
    })
    expect(unsaid).toMatchObject({
      status: 422,
      body: { errors: { industries_segments_ids: ['This field is required.'] } },
    })
    expect(emptied.body).toMatchObject({ data: { industries: [], industry_segments: [], version: 3 } })
  })

  it('are refused when stale, unknown or of somebody else', async () => {
    const body = { user_id: ids.owner, industries_segments_ids: [] }
    const stale = await owner.send('POST', '/industries-segments', { body, headers: { 'if-match': '"0"' } })
    const unknown = await owner.post('/industries-segments', { ...body, industries_ids: [UNKNOWN] })
    const foreign = await owner.post('/industries-segments', { ...body, user_id: ids.other })
    const hidden = await owner.get(`/industries?user_id=${ids.other}`)

    expect(stale).toMatchObject({ status: 412, body: { data: { version: 3 } } })
    expect(unknown).toMatchObject({
      status: 422,
      body: { errors: { industries_ids: ['Choose from the list.'] } },
    })
    expect([foreign.status, hidden.status]).toEqual([404, 404])
  })
})

describe('the check of an address or number', () => {
  it('says whether it is used by somebody else, ten times a minute, about oneself', async () => {
    const { email } = await expert(portal.db)
    const curious = await new Client(portal.http, 'a curious expert').signIn(email)
    const ask = (query: string) => curious.get(`/person-email/check?email=${query}`)

    expect(await ask('somebody-else@example.test')).toMatchObject({ status: 200, text: '{"is_used":true}' })
    expect(await ask(email)).toMatchObject({ text: '{"is_used":false}' })
    expect(await ask('%25@example.test')).toMatchObject({ text: '{"is_used":false}' })
    expect((await ask(`x@example.test&person_id=${ids.other}`)).status).toBe(404)
    expect((await ask('a@x.test&email=b@x.test')).status).toBe(422)
    expect(await curious.get('/person-phone/check?phone=07700900777&country_iso=GB')).toMatchObject({
      text: '{"is_used":true}',
    })
    for (let count = 6; count < 10; count += 1) await ask('nobody@example.test')
    expect((await ask('nobody@example.test')).status).toBe(429)
  })

  it('may be asked about anybody by staff', async () => {
    const answer = await admin.get(
      `/person-email/check?email=somebody-else@example.test&person_id=${ids.other}`,
    )

    expect(answer.text).toBe('{"is_used":false}')
  })
})
