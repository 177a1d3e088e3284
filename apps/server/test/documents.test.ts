import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { sampleOf } from './samples.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '10000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const Listed = z.object({
  data: z.array(z.unknown()),
  messages: z.object({ empty_data: z.string() }),
  meta: z.object({ error: z.boolean(), errorMessage: z.string() }),
})
const Query = z.object({ properties: z.record(z.string(), z.unknown()) })

/** Takes the parameters of the lists beside it, and is none. */
const COUNT = '/managerExpertCount'
const SEARCHED = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .filter(({ method, path, input, ok }) => {
    if (method !== 'GET' || 'file' in ok || input.query === undefined || path === COUNT) return false
    const described = z.toJSONSchema(input.query, { io: 'input', unrepresentable: 'any' })
    const { properties } = z.safeParse(Query, described).data ?? { properties: {} }
    return 'keyword' in properties && 'page' in properties
  })

describe('a list', () => {
  it.each(SEARCHED.map((spec) => [spec.path, spec] as const))(
    'says No results when a search finds nothing, and that its later page failed: %s',
    async (_path, spec) => {
      const { path } = sampleOf(spec)
      const with_ = (more: string) => `${path}${path.includes('?') ? '&' : '?'}${more}`
      const found = await admin.get(with_('keyword=zzzzqqxx'))
      if (found.status !== 200) return expect([403, 404]).toContain(found.status)

      const { data, messages } = z.parse(Listed, found.body)
      if (data.length === 0) expect(messages.empty_data).toBe('No results')
      const beyond = z.parse(Listed, (await admin.get(with_('page=9999'))).body)
      expect(beyond).toMatchObject({ data: [], meta: { error: true, errorMessage: 'Something went wrong' } })
    },
  )
})

const Gigs = z.object({ data: z.array(z.object({ id: z.uuid() })) })
const Members = z.object({
  data: z.array(
    z.object({
      user: z.object({ id: z.uuid(), name: z.string() }),
      actions: z.object({ canOpen: z.boolean() }),
    }),
  ),
})

describe('the members of a project', () => {
  it.each(['admin', 'manager', 'hr', 'expert', 'customer'])(
    'are links to the pages that %s may open, and to no others',
    async (who) => {
      const reader = await portal.as(who)
      const gigs = z.parse(Gigs, (await reader.get('/gigs?pageSize=100')).body).data
      const told = new Map<string, boolean>()
      for (const { id } of gigs) {
        const { status, body } = await reader.get(`/gigs/${id}/members?pageSize=100`)
        if (status !== 200) continue
        for (const { user, actions } of z.parse(Members, body).data)
          if (actions.canOpen || !told.has(user.id)) told.set(user.id, actions.canOpen)
      }

      const misled: string[] = []
      for (const [id, canOpen] of told) {
        const isOpen = (await reader.get(`/users/${id}`)).status === 200
        if (canOpen !== isOpen) misled.push(`${id} ${canOpen ? 'is a link to nothing' : 'is no link'}`)
      }
      expect(told.size).toBeGreaterThan(0)
      expect(misled).toEqual([])
    },
  )
})

describe('an expert', () => {
  it('has projects that say who approved them, whoever wrote the event', async () => {
    const Projects = z.object({
      data: z.array(z.object({ approved_at: z.nullable(z.string()), approvedBy: z.unknown() })),
    })

    const { data } = z.parse(
      Projects,
      (await admin.get(`/users/${await portal.userId('expert')}/projects?pageSize=100`)).body,
    )

    expect(data.filter((one) => one.approved_at !== null)).not.toEqual([])
    expect(data.filter((one) => one.approved_at !== null && one.approvedBy === null)).toEqual([])
  })

  it('has a phone in both forms of the documents', async () => {
    const { body } = await admin.get(`/people/${await portal.userId('expert')}`)
    expect(body).toMatchObject({
      data: { country_code: expect.stringMatching(/^\+\d+$/), phone: { country_code: expect.any(String) } },
    })
  })
})
