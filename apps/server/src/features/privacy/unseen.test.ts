import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { unzip } from '#test/unzip.ts'
import { until } from '#test/until.ts'

const PASSWORD = 'Demo-pass-1'

let portal: Portal
let owner: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  owner = (await user(portal.db, { roles: ['growth_experts_manager'] })).id
})
afterAll(() => portal.stop())

async function somebody(given: Parameters<typeof expert>[1] = {}) {
  const one = await expert(portal.db, given)
  return { ...one, client: await portal.stranger().signIn(one.email) }
}

const Job = z.object({ data: z.object({ status: z.string(), url: z.optional(z.string()) }) })

/** The files of the archive, by name. */
async function archiveFor(client: Client, id: string): Promise<Map<string, Buffer>> {
  const asked = await client.post(`/users/${id}/data-export`, { current_password: PASSWORD })
  const { data } = z.parse(z.object({ data: z.object({ id: z.uuid() }) }), asked.body)
  const url = await until(async () => {
    const job = z.parse(Job, (await client.get(`/jobs/${data.id}`)).body).data
    return job.status === 'done' && job.url
  })
  const { headers } = await client.get(url.replace('/api', ''))
  const { pathname, search } = new URL(String(headers['location']))
  return unzip((await client.get(pathname.replace('/api', '') + search)).bytes)
}

it('tells an expert of a project what they read there, and not why or how others chose', async () => {
  const one = await somebody()
  const work = await gig(portal.db, { owner, status: 'Published' })
  await engagement(portal.db, {
    gig: work,
    expert: one.id,
    status: 'Closed',
    columns: {
      origin: 'recommendation',
      close_reason: 'not_selected',
      reason_text: 'Others know the market better.',
    },
  })
  const elsewhere = await gig(portal.db, { owner, status: 'Published' })
  await engagement(portal.db, {
    gig: elsewhere,
    expert: one.id,
    status: 'Closed',
    columns: { close_reason: 'declined', reason_text: 'No time.' },
  })

  const files = await archiveFor(one.client, one.id)

  const said = files.get('data/engagements.json')?.toString() ?? ''
  expect(said).toContain('No time.')
  expect(said).toContain('"origin": "invite"')
  expect([...files.values()].join('\n')).not.toMatch(/recommendation|Others know the market better/)
})
