import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { givenReference } from './given.ts'

let portal: Portal
const people = new Map<string, Client>()

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100' })
  for (const name of ['admin', 'manager', 'hr', 'expert', 'expert2', 'customer']) {
    people.set(name, await portal.as(name))
  }
})

afterAll(() => portal.stop())

const ListBody = z.object({
  data: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  meta: z.object({ total: z.number() }),
})

function as(name: string) {
  const client = people.get(name) ?? portal.stranger()
  return {
    get: (path: string) => client.get(path),
    post: (path: string, body: unknown) => client.post(path, body),
    async list(path: string) {
      const { status, body } = await client.get(path)
      expect(status).toBe(200)
      return ListBody.parse(body)
    },
    async names(path: string) {
      return (await this.list(path)).data.map(({ name }) => name)
    },
  }
}

async function idOf(path: string, name: string): Promise<string> {
  const { data } = await as('expert').list(
    `${path}${path.includes('?') ? '&' : '?'}keyword=${encodeURIComponent(name)}`,
  )
  return data.find((row) => row.name === name)?.id ?? `${name} is missing`
}

describe('the lists', () => {
  it.each([
    ['/skills?pageSize=100', 100, 'Account-based marketing'],
    ['/languages?pageSize=1000', 180, 'German'],
    ['/industries?pageSize=100', 20, 'Telecommunications'],
    ['/industries-segments?pageSize=100', 100, 'Vehicles · Passenger Vehicles'],
    ['/industry_segment?pageSize=100', 100, 'Vehicles · Passenger Vehicles'],
    ['/countries?pageSize=1000', 250, 'Germany'],
    ['/nationalities?pageSize=1000', 243, 'German'],
    ['/tagId/?pageSize=1000', 18, 'Resume'],
    ['/tagId?pageSize=1000', 18, 'Resume'],
    ['/degree-types?pageSize=100', 30, 'Bachelor of Arts (BA)'],
    ['/schools?pageSize=100', 100, 'Aalto University'],
    ['/employment-types', 8, 'Full-time'],
    ['/talent-types', 10, 'Industry expert'],
    ['/categories', 14, 'Growth strategy'],
    ['/regions', 20, 'Global'],
    ['/accounts/person-titles', 10, 'Dr.'],
    ['/reasons?pageSize=100', 30, 'Other'],
  ])('answers %s', async (path, least, example) => {
    const names = await as('customer').names(path)

    expect(names.length).toBeGreaterThanOrEqual(least)
    expect(names).toContain(example)
  })

  it('are for signed-in people', async () => {
    expect((await as('nobody').get('/skills')).status).toBe(401)
  })

  it('hold 20 rows unless asked, at most 100, and 1000 where dropdowns load them whole', async () => {
    expect(await as('expert').names('/skills')).toHaveLength(20)
    expect((await as('expert').get('/skills?pageSize=101')).status).toBe(422)
    expect((await as('expert').get('/languages?pageSize=1001')).status).toBe(422)
  })

  it('page without a gap or a double row', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => as('expert').list(`/skills?pageSize=7&page=${page}`)),
    )
    const whole = await as('expert').list('/skills?pageSize=21')

    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
    expect(new Set(pages.map(({ meta }) => meta.total))).toEqual(new Set([whole.meta.total]))
  })

  it('say the total on a page behind the last one', async () => {
    const { data, meta } = await as('expert').list('/regions?page=9')

    expect(data).toEqual([])
    expect(meta.total).toBe(20)
  })

  it.each([
    ['/schools', 'ECOLE poly', 'École Polytechnique'],
    ['/schools', 'zurich', 'ETH Zürich'],
    ['/countries', 'cote', "Côte d'Ivoire"],
    ['/countries', 'ivory coast', "Côte d'Ivoire"],
    ['/nationalities', 'reunionese', 'Réunionese'],
    ['/skills', '  c++ ', 'C++'],
  ])('find in %s by %j without case and accents', async (path, keyword, name) => {
    expect(await as('expert').names(`${path}?keyword=${encodeURIComponent(keyword)}`)).toContain(name)
  })

  it('put names that begin with the keyword first', async () => {
    const [first] = await as('expert').names('/skills?keyword=data')

    expect(first).toMatch(/^Data/)
  })

  it('take the wildcards of SQL as characters', async () => {
    expect(await as('expert').names('/skills?keyword=%25')).toEqual([])
    expect(await as('expert').names('/skills?keyword=a_t')).toEqual([])
  })

  it('narrow to ids', async () => {
    const id = await idOf('/industries', 'Telecommunications')

    expect(await as('expert').names(`/industries?ids[]=${id}`)).toEqual(['Telecommunications'])
  })

  it('keep the order of employment types', async () => {
    const names = await as('expert').names('/employment-types')

    expect(names.slice(0, 4)).toEqual(['Full-time', 'Part-time', 'Self-employed', 'Freelance'])
  })

  it('give the segments of an industry with both levels', async () => {
    const id = await idOf('/industries', 'Telecommunications')

    const { data } = await as('expert').list(`/industries-segments?industry_id[]=${id}`)

    expect(data).toHaveLength(6)
    expect(data[0]).toMatchObject({
      industry_name: 'Telecommunications',
      segment_1: 'Networks',
      segment_2: 'Fixed Broadband',
    })
  })

  it('give the reasons of a kind with their texts', async () => {
    const { data } = await as('expert').list('/reasons?kind=reject')

    expect(data[0]).toMatchObject({
      name: 'Incomplete profile',
      allow_resubmit: true,
      default_text:
        'Your profile is incomplete. Please complete every section and submit your application again.',
    })
    expect(data.filter((row) => row['allow_resubmit']).map(({ name }) => name)).toEqual([
      'Incomplete profile',
      'Could not verify identity or employment',
    ])
    expect(data.at(-1)).toMatchObject({ name: 'Other', text_required: true })
    expect((await as('expert').get('/reasons?kind=fun')).status).toBe(422)
  })

  it('are never kept by a cache', async () => {
    expect((await as('expert').get('/countries')).headers['cache-control']).toContain('no-store')
  })
})

describe('places', () => {
  it('lead from a country to its states to their cities', async () => {
    const germany = await as('expert').list('/countries?keyword=germany')
    expect(germany.data[0]).toMatchObject({ name: 'Germany', nicename: 'Germany', iso: 'DE', phonecode: 49 })

    const states = await as('expert').list(
      `/countries/states?country_id=${germany.data[0]?.id}&pageSize=1000`,
    )
    expect(states.data).toHaveLength(16)
    const bavaria = states.data.find(({ name }) => name === 'Bayern')
    expect(bavaria).toMatchObject({ code: 'DE-BY', country_id: germany.data[0]?.id })

    const cities = await as('expert').names(`/countries/states/cities?state_id=${bavaria?.id}&pageSize=1000`)
    expect(cities).toEqual(expect.arrayContaining(['Munich', 'Nürnberg', 'Augsburg']))
    expect(cities).not.toContain('Berlin')
  })

  it('ask for the country before the state and the state before the city', async () => {
    expect((await as('expert').get('/countries/states')).body).toMatchObject({
      errors: { country_id: ['Choose a country first.'] },
    })
    expect((await as('expert').get('/countries/states/cities?state_id=')).body).toMatchObject({
      errors: { state_id: ['Choose a state first.'] },
    })
  })

  it('give every country a state and every state but those of empty islands a city', async () => {
    const stateless = await portal.db
      .selectFrom('countries')
      .select('iso')
      .where('id', 'not in', (states) => states.selectFrom('states').select('country_id'))
      .execute()
    const deserted = await portal.db
      .selectFrom('states')
      .select('name')
      .where('id', 'not in', (cities) => cities.selectFrom('cities').select('state_id'))
      .orderBy('name')
      .execute()

    expect(stateless).toEqual([])
    expect(deserted.map(({ name }) => name)).toEqual([
      'Bouvet Island',
      'British Indian Ocean Territory',
      'Heard Island and McDonald Islands',
      'United States Minor Outlying Islands',
    ])
  })
})

describe('adding', () => {
  it.each(['/skills', '/languages', '/schools', '/degree-types'])('puts a draft into %s', async (path) => {
    const { status, body } = await as('expert').post(path, { title: ' Beekeeping   at sea ' })

    expect(status).toBe(201)
    expect(body).toMatchObject({ success: true, data: { name: 'Beekeeping at sea', is_draft: true } })
    expect(await as('expert').names(`${path}?keyword=beekeeping`)).toEqual(['Beekeeping at sea'])
  })

  it('keeps a draft to its author and staff', async () => {
    await as('expert2').post('/skills', { title: 'Kite design' })

    expect(await as('expert').names('/skills?keyword=kite')).toEqual([])
    expect(await as('customer').names('/skills?keyword=kite')).toEqual([])
    expect(await as('hr').names('/skills?keyword=kite')).toEqual(['Kite design'])
  })

  it('notes where it came from', async () => {
    await as('expert').post('/schools', { name: 'École du Lac', is_draft: true, source: 'Profile' })

    const author = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'expert@demo.test')
      .executeTakeFirstOrThrow()
    const row = await portal.db
      .selectFrom('reference_items')
      .selectAll()
      .where('name', '=', 'École du Lac')
      .executeTakeFirst()
    expect(row).toMatchObject({ list: 'schools', is_draft: true, source: 'Profile', created_by: author.id })
  })

  it('answers what is there already, case and accents aside', async () => {
    const id = await givenReference.item(portal.db, 'schools', 'École Polytechnique')

    const { body } = await as('expert').post('/schools', { title: 'ecole POLYTECHNIQUE' })

    expect(body).toMatchObject({ success: true, data: { id, is_draft: false } })
  })

  it('makes one row of ten calls at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        as('expert').post('/skills', { title: at % 2 ? 'Ice Cutting' : 'ICE cutting' }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    const rows = await portal.db
      .selectFrom('reference_items')
      .select('id')
      .where('name_key', '=', 'ice cutting')
      .execute()
    expect(rows).toHaveLength(1)
    for (const { body } of answers) expect(body).toMatchObject({ data: { id: rows[0]?.id } })
  })

  it.each([
    ['customer', 403],
    ['admin', 201],
    ['manager', 201],
    ['hr', 201],
    ['expert', 201],
  ])('by a %s answers %i', async (role, status) => {
    expect((await as(role).post('/languages', { title: 'Klingon' })).status).toBe(status)
  })

  it.each([
    [{}],
    [{ title: '' }],
    [{ title: '  ' }],
    [{ title: 'x'.repeat(151) }],
    [{ title: '---' }],
    [{ title: 5 }],
  ])('refuses %j', async (body) => {
    const answer = await as('expert').post('/skills', body)

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { title: [expect.any(String)] } })
  })

  it('keeps markup as plain text', async () => {
    const { body } = await as('expert').post('/skills', { title: '<b>Bold</b> talk' })

    expect(body).toMatchObject({ data: { name: '<b>Bold</b> talk' } })
  })
})
