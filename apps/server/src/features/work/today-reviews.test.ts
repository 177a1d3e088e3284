import { today } from '@guildhall/contract/today'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { deliverable } from '#features/work/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

async function hiredOn(gig: string) {
  const { id, email } = await givenExpert(portal.db)
  const hire = await engagement(portal.db, { gig, expert: id, status: 'Hired' })
  return { hire, client: await portal.stranger().signIn(email) }
}

async function titlesOf(client: Client, key: string): Promise<string[]> {
  const { data } = z.parse(today.read.ok, (await client.get('/today')).body)
  return data.groups
    .filter((group) => group.key === key)
    .flatMap(({ items }) => items.map((one) => one.title))
}

it('keeps what anybody may hand in before its manager, and then before who handed it in', async () => {
  const manager = await portal.as('manager')
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const [me, other] = [await hiredOn(gig), await hiredOn(gig)]
  const id = await deliverable(portal.db, { gig, title: 'Interviews' })

  await me.client.post(`/deliverables/${id}/hand-in`, { link: 'https://files.example/a' })

  expect(await titlesOf(manager, 'work_to_review')).toContainEqual(expect.stringMatching(/^Interviews, by /))

  await manager.post(`/deliverables/${id}/send-back`, { reason: 'One is missing.' })

  expect(await titlesOf(manager, 'work_to_review')).not.toContainEqual(
    expect.stringMatching(/^Interviews, by /),
  )
  expect(await titlesOf(me.client, 'work_sent_back')).toEqual(['Interviews'])
  expect(await titlesOf(other.client, 'work_sent_back')).toEqual([])
})
