import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { givenReference } from '#features/reference/given.ts'
import type { Client, Received } from '#test/client.ts'
import { pdf } from '#test/sample-files.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const UNKNOWN = '01932f5e-7d3a-7000-8000-000000000000'
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'
/** Where each part of the answer stands alone, and how it is found there. */
const PARTS = {
  experiences: 'experiences',
  educations: 'educations',
  certifications: 'certifications',
  skills: 'skills',
  languages: 'languages',
  rates: 'rates',
  areas: 'measurements',
  attachments: 'attachments',
  nda: 'nda',
} as const

const Id = z.object({ data: z.object({ id: z.uuid() }) })
const Data = z.object({ data: z.unknown() })
const Whole = z.object({ data: z.record(z.string(), z.unknown()) })

let portal: Portal
let elena: Client
let owner: string

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  elena = await portal.as('expert')
  const { body } = await elena.get('/auth?include=person')
  const Person = z.object({ data: z.object({ person: z.object({ id: z.uuid() }) }) })
  owner = z.parse(Person, body).data.person.id
  await fill()
  const [manager, customer] = [await portal.as('manager'), await portal.as('customer')]
  await portal.db
    .insertInto('expert_gigs')
    .values({
      engagement_id: UNKNOWN,
      person_id: owner,
      gig_id: UNKNOWN,
      gig_title: 'Gig',
      status: 'Hired',
      manager_ids: [await userOf(manager)],
      shown_to: [await userOf(customer)],
    })
    .execute()
})
afterAll(() => portal.stop())

async function userOf(client: Client): Promise<string> {
  return z.parse(Id, (await client.get('/auth')).body).data.id
}

/** Something in each section; of the files one that customers see and one that they do not. */
async function fill(): Promise<void> {
  const { db } = portal
  const skill = await givenReference.item(db, 'skills', 'Due diligence')
  const language = await givenReference.item(db, 'languages', 'Italian')
  await elena.post(`/users/${owner}/skills`, { skill_id: skill, level: 'Expert' })
  await elena.post(`/users/${owner}/languages`, { language_id: language })
  await elena.post(`/users/${owner}/rates`, { rate_type: 'Daily', rate: 1200 })
  for (const [set, tag] of [
    ['attachments', 'Public'],
    ['attachments', 'Work sample'],
    ['nda', 'Work sample'],
  ] as const) {
    const tagId = await givenReference.item(db, 'tags', tag)
    await elena.upload(`/users/${owner}/${set}`, [
      { field: 'files[0][file]', filename: `${tag}.pdf`, content: pdf() },
      { field: 'files[0][tag_ids]', content: JSON.stringify([tagId]) },
    ])
  }
}

/** What each part answers when it is asked for alone; undefined where this reader gets none. */
async function alone(client: Client): Promise<Record<string, unknown>> {
  const parts = Object.entries(PARTS).map(async ([part, path]) => {
    const query = part === 'areas' ? '' : '?pageSize=100'
    const { status, body } = await client.get(`/users/${owner}/${path}${query}`)
    if (status === 404) return []
    return [[part, part === 'areas' ? body : z.parse(Data, body).data] as const]
  })
  return Object.fromEntries((await Promise.all(parts)).flat())
}

const whole = (answer: Received) => z.parse(Whole, answer.body).data
const namesIn = (answer: Received) => Object.keys(whole(answer)).toSorted()

it.each(['expert', 'admin', 'hr', 'manager', 'manager2', 'customer'])(
  'one call answers %s what each section answers alone',
  async (name) => {
    const client = await portal.as(name)

    expect(whole(await client.get(`/users/${owner}/sections`))).toEqual(await alone(client))
  },
)

it('leaves out what a reader may not see, and shows each something', async () => {
  const shown = async (name: string) => namesIn(await (await portal.as(name)).get(`/users/${owner}/sections`))
  const always = ['areas', 'certifications', 'educations', 'experiences', 'languages', 'skills']

  expect(await shown('expert')).toEqual([...always, 'attachments', 'nda', 'rates'].toSorted())
  expect(await shown('hr')).toEqual([...always, 'attachments', 'nda'].toSorted())
  expect(await shown('customer')).toEqual([...always, 'attachments'].toSorted())
  const { skills, attachments } = whole(await elena.get(`/users/${owner}/sections`))
  expect(skills).toContainEqual(expect.objectContaining({ name: 'Due diligence' }))
  expect(attachments).not.toEqual([])
})

it.each(['expert2', 'customer2', 'incomplete'])('does not exist for %s', async (name) => {
  const client = await portal.as(name)

  expect((await client.get(`/users/${owner}/sections`)).text).toBe(NOT_FOUND)
  expect((await client.get(`/users/${UNKNOWN}/sections`)).text).toBe(NOT_FOUND)
})
