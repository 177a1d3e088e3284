import { pageOf } from '@guildhall/contract/envelope'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addItem, referenceQueries } from './queries.ts'

const ID = '01932f5e-7d3a-7000-8000-000000000000'

/** Answers every call with the next of these bodies, and notes what was asked. */
function serve(...bodies: unknown[]) {
  const asked: { method: string; url: URL; body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ method, url: new URL(url, 'http://localhost'), body })
    return Promise.resolve(Response.json(bodies[asked.length - 1]))
  })
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the reference queries', () => {
  it('load countries whole and once an hour', async () => {
    const germany = { id: ID, name: 'Germany', nicename: 'Germany', iso: 'DE', phonecode: 49 }
    const asked = serve(pageOf([germany], { page: 1, pageSize: 1000, total: 1 }))
    const client = new QueryClient()

    await client.fetchQuery(referenceQueries.countries())
    const { data } = await client.fetchQuery(referenceQueries.countries())

    expect(data).toEqual([germany])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url.searchParams.get('pageSize')).toBe('1000')
  })

  it('collect the segments of all pages', async () => {
    const segment = {
      id: ID,
      name: 'A · B',
      industry_id: ID,
      industry_name: 'C',
      segment_1: 'A',
      segment_2: 'B',
    }
    const hundred = Array.from({ length: 100 }, () => segment)
    const asked = serve(
      pageOf(hundred, { page: 1, pageSize: 100, total: 101 }),
      pageOf([segment], { page: 2, pageSize: 100, total: 101 }),
    )

    const { data } = await new QueryClient().fetchQuery(referenceQueries.segments([ID]))

    expect(data).toHaveLength(101)
    expect(asked.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2'])
    expect(asked[0]?.url.searchParams.getAll('industry_id[]')).toEqual([ID])
  })

  it('wait for the country before the states and for the state before the cities', () => {
    expect(referenceQueries.states(null).enabled).toBe(false)
    expect(referenceQueries.states(ID).enabled).toBe(true)
    expect(referenceQueries.cities(null).enabled).toBe(false)
    expect(referenceQueries.cities(ID).enabled).toBe(true)
  })

  it('add an item by its title', async () => {
    const asked = serve({ data: { id: ID, name: 'Kite design', is_draft: true }, success: true })

    const item = await addItem('skills', 'Kite design')

    expect(item).toMatchObject({ id: ID, name: 'Kite design' })
    expect(asked[0]).toMatchObject({ method: 'POST', body: '{"title":"Kite design"}' })
    expect(asked[0]?.url.pathname).toBe('/api/skills')
  })
})
