import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import { countryOfPlace } from './service.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

it.each([
  ['Lisbon, Portugal', 'PT'],
  ['San Francisco, CA', 'US'],
  ['Portland, OR', 'US'],
  ['Toronto, CA', 'CA'],
  ['Berlin, DE', 'DE'],
  ['Vienna, AT', 'AT'],
  ['Nowhere at all, CA', undefined],
  ['Nowhere at all, AT', 'AT'],
  ['Germany', 'DE'],
  ['Remote', undefined],
  ['', undefined],
])('finds the country of "%s"', async (place, iso) => {
  expect((await countryOfPlace(portal.db, place))?.iso).toBe(iso)
})
