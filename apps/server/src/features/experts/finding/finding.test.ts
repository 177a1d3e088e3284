import { finding, type FoundExpert } from '@guildhall/contract/experts/finding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert, type GivenExpert } from '#features/experts/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const QUESTION = 'Who knows grid connection queues in Poland?'
const BIO =
  'I love the sea and old maps. For nine years I steered grid connection queues at a network operator: milestones, deposits, and who moves up when a project fails.'

let portal: Portal
let manager: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
})
afterAll(() => portal.stop())

interface About {
  job_title?: string
  location?: string
  bio?: string
}

async function adviser(about: About, given: GivenExpert = {}): Promise<string> {
  const { id } = await givenExpert(portal.db, given)
  const said = { job_title: 'Adviser', location: 'Gdynia, Poland', ...about }
  await portal.db.updateTable('people').set(said).where('id', '=', id).execute()
  return id
}

async function ask(query: string, as = manager): Promise<FoundExpert[]> {
  const answer = await as.get(`/experts/find?query=${encodeURIComponent(query)}`)
  expect(answer.status, answer.text).toBe(200)
  return z.parse(finding.find.ok, answer.body).data
}

const idsOf = (found: readonly FoundExpert[]) => found.map(({ expert }) => expert.id)

describe('a question finds experts', () => {
  it('by their bio alone, and says which sentence answers it', async () => {
    const id = await adviser({ bio: BIO })

    const [first] = await ask(QUESTION)

    expect(first?.expert.id).toBe(id)
    expect(first?.matched[0]).toBe('Poland')
    expect(first?.matched.join(' ')).toMatch(/queues/)
    expect(first?.evidence).toMatch(/^For nine years I steered grid connection queues/)
  })

  it('those first who live in the country, then those who say the same elsewhere', async () => {
    const title = 'Zephyrion queue adviser'
    const elsewhere = await adviser({ job_title: title, location: 'Berlin, Germany' })
    const there = await adviser({ job_title: title })

    const found = await ask('Who knows zephyrion queues in Poland?')

    expect(idsOf(found).slice(0, 2)).toEqual([there, elsewhere])
    expect(found[0]?.matched).toContain('Poland')
    expect(found[1]?.matched).not.toContain('Poland')
  })

  it('who say that they know the country although they live elsewhere', async () => {
    const title = 'Quasarite licensing'
    const silent = await adviser({ job_title: title, location: 'Lyon, France' })
    const saying = await adviser({ job_title: title, location: 'Lyon, France', bio: 'Mostly in Poland.' })

    expect(idsOf(await ask('quasarite licensing in Poland')).slice(0, 2)).toEqual([saying, silent])
  })

  it('of a country when nothing else is asked for', async () => {
    const found = await ask('Who is in Poland?')

    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ matched }) => matched.join() === 'Poland')).toBe(true)
  })

  it('by their name, although they take on no work', async () => {
    const vetting = { is_available: false }
    const id = await adviser({}, { firstName: 'Xanthippe', lastName: 'Quillfeather', vetting })

    const [first] = await ask('Find Xanthippe Quillfeather')

    expect(first).toMatchObject({ expert: { id }, matched: ['xanthippe', 'quillfeather'] })
  })

  it('nobody where nothing answers it', async () => {
    expect(await ask('Who knows xyzzyplugh?')).toEqual([])
    expect(await ask('who is')).toEqual([])
  })
})

describe('whoever asks finds only whom they may see', () => {
  it('nobody who is not approved, whatever their bio says', async () => {
    const bio = 'Vorpalite refining for ten years.'
    const approved = await adviser({ bio })
    for (const expertStatus of ['Pending', 'Suspended', 'Invited']) await adviser({ bio }, { expertStatus })

    const admin = await portal.as('admin')

    expect(idsOf(await ask('vorpalite refining', admin))).toEqual([approved])
    expect(idsOf(await ask('vorpalite refining'))).toEqual([approved])
  })

  it('no rates as HR, and nothing at all as somebody who is not staff', async () => {
    const found = await ask('battery storage', await portal.as('hr'))

    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ expert }) => expert.bill_rate === undefined)).toBe(true)
    for (const role of ['expert', 'customer'] as const) {
      const answer = await (await portal.as(role)).get('/experts/find?query=battery')
      expect(answer.status).toBe(404)
    }
  })
})
