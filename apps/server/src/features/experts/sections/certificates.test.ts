import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { biographyOf } from '#features/experts/demo/biography.ts'
import { expert } from '#features/experts/given.ts'
import { givenReference } from '#features/reference/given.ts'
import { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'

let portal: Portal
let owner: Client
let personId: string
let certificateId: string

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  const { id, email } = await expert(portal.db, { biography: biographyOf('DE', 'medtech', 4713) })
  personId = id
  owner = await new Client(portal.http, 'the owner').signIn(email)
  const found = await portal.db
    .selectFrom('expert_certifications')
    .select('id')
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  certificateId = found.id
  const { id: customer } = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'customer@demo.test')
    .executeTakeFirstOrThrow()
  await sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, shown_to)
    values (gen_random_uuid(), ${id}, gen_random_uuid(), 'A gig', 'Reviewed', array[${customer}]::uuid[])`.execute(
    portal.db,
  )
})
afterAll(() => portal.stop())

const Rows = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), attachments: z.array(z.looseObject({ filename: z.string() })) }),
  ),
})

async function filesFor(client: Client): Promise<string[]> {
  const { body } = await client.get(`/users/${personId}/certifications`)
  const row = z.parse(Rows, body).data.find(({ id }) => id === certificateId)
  return (row?.attachments ?? []).map(({ filename }) => filename).toSorted()
}

async function add(name: string, tag: string): Promise<void> {
  const tagId = await givenReference.item(portal.db, 'tags', tag)
  const { status } = await owner.upload(`/users/${personId}/certifications/${certificateId}/attachments`, [
    { field: 'tag_ids', content: JSON.stringify([tagId]) },
    { field: 'file', filename: name, content: pdf() },
  ])
  expect(status).toBe(201)
}

describe('the attachments of a certificate', () => {
  it('stand in it for whom they may be seen by', async () => {
    await add('diploma.pdf', 'Certificate')
    await add('shown.pdf', 'Public')

    expect(await filesFor(owner)).toEqual(['diploma.pdf', 'shown.pdf'])
    expect(await filesFor(await portal.as('hr'))).toEqual(['diploma.pdf', 'shown.pdf'])
    expect(await filesFor(await portal.as('customer'))).toEqual(['shown.pdf'])
    // The files of an expert are for managers who work with them.
    expect(await filesFor(await portal.as('manager'))).toEqual([])
  })

  it('stand in it when it is read alone or changed', async () => {
    const path = `/users/${personId}/certifications/${certificateId}`
    const { body } = await owner.get(path)
    const { data } = z.parse(
      z.object({ data: z.looseObject({ company: z.object({ id: z.string() }) }) }),
      body,
    )

    const changed = await owner.put(path, {
      title: 'Renamed',
      company_id: data.company.id,
      no_expiration: true,
    })

    expect(changed.body).toMatchObject({ data: { title: 'Renamed', attachments: [{}, {}] } })
  })
})
