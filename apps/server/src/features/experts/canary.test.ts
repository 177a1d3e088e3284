import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '#test/canary.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { expert } from './given.ts'

const hidden = (name: string) => `canary-hidden-${name}`
const ASKED = [
  '',
  '/sections',
  '/experiences',
  '/educations',
  '/certifications',
  '/skills',
  '/languages',
  '/rates',
  '/measurements',
  '/projects',
]

let portal: Portal
const ids = { approved: '', rejected: '', managed: '' }

// Every text column that some reader may not see holds a value that the client looks for in all it receives.
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  const customer = await idOf('customer@demo.test')
  const manager = await idOf('manager@demo.test')
  ids.approved = await plant('approved', 'Approved')
  ids.rejected = await plant('rejected', 'Rejected')
  ids.managed = await plant('managed', 'Suspended')
  for (const id of Object.values(ids)) {
    const managers = id === ids.managed ? sql`array[${manager}]::uuid[]` : sql`'{}'::uuid[]`
    await sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, manager_ids, shown_to)
      values (gen_random_uuid(), ${id}, gen_random_uuid(), ${hidden('gig')}, 'Hired', ${managers}, array[${customer}]::uuid[])`.execute(
      portal.db,
    )
  }
})
afterAll(() => portal.stop())

async function idOf(email: string): Promise<string> {
  const row = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}

async function plant(name: string, status: string): Promise<string> {
  const { db } = portal
  const { id } = await expert(db, { expertStatus: status, email: `${hidden('email')}-${name}@example.test` })
  await sql`update people set phone_country_iso = 'US', phone_country_code = '+1', phone_number = ${hidden('phone')},
    linked_in_url = ${hidden('linkedin')}, twitter_handle = ${hidden('twitter')}, nationality = ${hidden('nationality')},
    hear_about_us = ${hidden('heard')}, referral_name = ${hidden('referral')}, physical_location = ${hidden('physical')}
    where id = ${id}`.execute(db)
  await sql`update experts set rejected_reason = ${hidden('rejected')}, suspended_reason = ${hidden('suspended')},
    internal_note = ${hidden('note')}, demarcation = 'Ex-Frostie', rate_type = 'Hourly',
    rejected_by = ${await idOf('admin@demo.test')}, suspended_by = ${await idOf('admin@demo.test')} where person_id = ${id}`.execute(
    db,
  )
  await sql`insert into expert_rates (person_id, rate_type, rate) values (${id}, 'Hourly', 31415.92)`.execute(
    db,
  )
  return id
}

const CONTACTS = ['phone', 'linkedin', 'twitter', 'nationality', 'heard', 'referral', 'physical', 'gig'].map(
  hidden,
)
const EMAILS = Object.keys(ids).map((name) => `${hidden('email')}-${name}`)

/** Asks for everything there is of these people; the client fails on a hidden value that is not allowed. */
async function askEverything(client: Client): Promise<string> {
  const texts: string[] = []
  for (const id of Object.values(ids)) {
    const paths = [
      ...ASKED.map((path) => `/users/${id}${path}`),
      `/people/${id}`,
      `/experts/${id}`,
      `/experts/${id}/ratings`,
      `/users/${id}?view=public`,
      `/industries?user_id=${id}`,
      `/industries-segments?user_id=${id}`,
    ]
    for (const path of paths) texts.push((await client.get(path)).text)
  }
  return texts.join('\n')
}

async function as(name: string, allowed: readonly string[] = []): Promise<Client> {
  const client = await portal.as(name)
  client.allowed.push(...allowed)
  return client
}

describe('hidden values', () => {
  it('reach no customer, though the experts were put forward to them', async () => {
    const text = await askEverything(await as('customer'))

    expect(text).toContain(ids.approved)
    expect(text).not.toMatch(
      /31415|demarcation|"status"|"email"|"phone"|rate_|rejected|suspended|reasons|note/,
    )
  })

  it.each(['expert', 'incomplete', 'customer2'])('nor %s, to whom they do not exist', async (name) => {
    const text = await askEverything(await as(name))

    expect(new Set(text.split('\n'))).toEqual(new Set(['{"message":"Not Found","code":"not_found"}']))
  })

  it('of a note, a demarcation and the email addresses of strangers do not reach a manager', async () => {
    const client = await as('manager', [
      ...CONTACTS,
      ...EMAILS.filter((email) => !email.endsWith('rejected')),
      hidden('suspended'),
    ])
    const text = await askEverything(client)

    expect(text).toContain('31415.92')
    expect(text).not.toContain('demarcation')
  })

  it('of a rate do not reach HR', async () => {
    const client = await as('hr', [...CONTACTS, ...EMAILS, hidden('rejected'), hidden('suspended')])
    const text = await askEverything(client)

    expect(text).not.toMatch(/31415|demarcation|rate_type/)
  })

  it('of a note reach nobody with a profile, the demarcation reaches admins', async () => {
    const client = await as('admin', [...CONTACTS, ...EMAILS, hidden('rejected'), hidden('suspended')])
    const text = await askEverything(client)

    expect(text).toContain('Ex-Frostie')
  })

  it('are not told by what a search finds', async () => {
    const client = await as('customer')
    const [some, none] = await Promise.all([
      client.get(`/users/${ids.approved}/experiences?keyword=canary`),
      client.get(`/users/${ids.approved}/experiences?keyword=zzzz`),
    ])

    expect(some.text).toBe(none.text)
  })

  it('would be noticed', () => {
    expect(() => sweep(hidden('note'), 'somebody')).toThrow('hidden value')
  })
})
