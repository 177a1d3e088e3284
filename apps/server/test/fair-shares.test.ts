import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, Received } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

let portal: Portal
let project = ''
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  const { id } = await portal.db
    .selectFrom('gigs')
    .select('id')
    .where('owner_id', '=', await portal.userId('manager'))
    .where('status', '=', 'Published')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  project = id
})
afterAll(() => portal.stop())

const COSTLY: [string, (client: Client) => Promise<Received>][] = [
  ['searches', (client) => client.get('/search/quick?keyword=market')],
  ['rankings', (client) => client.post(`/gigs/${project}/recommendations`, {})],
  ['exports', (client) => client.get('/exportExperts?format=csv')],
]

describe('somebody who sends a dozen at once', () => {
  it.each(COSTLY)('of %s has ten of them answered after the first of somebody else', async (_, ask) => {
    const [noisy, quiet] = [await portal.as('admin'), await portal.as('manager')]
    for (const client of [noisy, quiet]) await client.get('/auth')
    const order: string[] = []
    const asked = async (client: Client) => {
      const { status, text } = await ask(client)
      order.push(client.name)
      expect(status, text.slice(0, 300)).toBe(200)
    }

    await Promise.all([...Array.from({ length: 12 }, () => asked(noisy)), asked(quiet)])

    expect(order).toHaveLength(13)
    expect(order.indexOf('manager')).toBeLessThan(9)
  })

  it('goes on getting answers', async () => {
    const noisy = await portal.as('manager')

    const answers = await Promise.all(
      Array.from({ length: 30 }, () => noisy.get('/search/quick?keyword=market')),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  })
})
