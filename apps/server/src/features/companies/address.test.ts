import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const Added = z.object({ data: z.object({ id: z.string() }) })
const Details = z.object({ data: z.looseObject({ address: z.optional(z.unknown()) }) })

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

it('says where a company is in parts and as one line', async () => {
  const address = await addressIn(await cityOf('DE', 'Munich'))

  expect(address).toEqual({
    city_name: 'Munich',
    state_name: 'Bayern',
    country_name: 'Germany',
    standard_address: 'Munich, Bayern, Germany',
  })
})

it('names a city that is a state of its own once', async () => {
  expect(await addressIn(await cityOf('DE', 'Berlin'))).toMatchObject({ standard_address: 'Berlin, Germany' })
})

it('says nothing of a place that nobody gave', async () => {
  expect(await addressIn({})).toEqual({
    city_name: null,
    state_name: null,
    country_name: null,
    standard_address: null,
  })
})

async function addressIn(place: object) {
  const added = await admin.post('/companies', { name: 'Ruhr Pumps', type: 'Partner', ...place })
  const { id } = z.parse(Added, added.body).data
  const { address } = z.parse(Details, (await admin.get(`/companies/${id}`)).body).data
  await admin.delete(`/companies/${id}`)
  return address
}

function cityOf(iso: string, name: string) {
  return portal.db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .innerJoin('countries', 'countries.id', 'states.country_id')
    .select(['cities.id as city_id', 'states.id as state_id', 'countries.id as country_id'])
    .where('countries.iso', '=', iso)
    .where('cities.name', '=', name)
    .executeTakeFirstOrThrow()
}
