import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loadKnownSamples } from '#app/known-objects.ts'
import type { SampleOf } from '#app/samples.ts'
import { person } from '#features/people/given.ts'
import { partsOf } from './fuzz/secrets.ts'
import { schemaOf } from './fuzz/values.ts'
import { startPortal, type Portal } from './portal.ts'

/** Of a person without a login: neither stands anywhere else. */
const EMAIL = 'contact-of-nobody@planted.test'
const PHONE = '6175550199'
const LAST_NAME = 'Quillfeather'

const READS = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .filter(({ method, ok }) => method === 'GET' && !('file' in ok && ok.file === 'text/event-stream'))

let portal: Portal
let sampleOf: SampleOf
let contactId: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100000' })
  const company = await portal.db
    .selectFrom('companies')
    .select('id')
    .where('type', '=', 'Customer')
    .where('is_draft', '=', false)
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow()
  const contact = await person(portal.db, {
    lastName: LAST_NAME,
    email: EMAIL,
    phone: { iso: 'US', code: '+1', number: PHONE },
    companyId: company.id,
  })
  contactId = contact.id
  sampleOf = await loadKnownSamples(portal.db)
})
afterAll(() => portal.stop())

/** The example; with this person for each thing that it names, or looking for their name. */
function pathsOf(spec: EndpointSpec): string[] {
  const { path } = sampleOf(spec)
  if (spec.path.includes(':')) return [path, spec.path.replaceAll(/:\w+/g, contactId)]
  const words = Object.keys(schemaOf(spec.input.query ?? z.object({})).properties ?? {})
  const asked = words.filter((word) => /keyword|search|name/.test(word)).map((word) => `${word}=${LAST_NAME}`)
  return [[path, asked.join('&')].join(path.includes('?') ? '&' : '?')]
}

async function tellersTo(name: string): Promise<string[]> {
  const reader = await portal.as(name)
  const telling = new Set<string>()
  for (const spec of READS)
    for (const path of pathsOf(spec)) {
      const { bytes, status } = await reader.get(path)
      expect(status, path).toBeLessThan(500)
      const parts = await partsOf(bytes)
      if (parts.some((part) => part.includes(EMAIL) || part.includes(PHONE))) telling.add(spec.path)
    }
  return [...telling]
}

describe('mail and phone of somebody without a login', () => {
  it('are told to administrators, who read the list of people', async () => {
    expect((await tellersTo('admin')).toSorted()).toEqual([
      '/people',
      '/people/:id',
      '/people/:id/merge',
      '/people/:id/record',
      '/people/export.csv',
      '/users/:id',
    ])
  }, 120_000)

  it.each(['manager', 'hr', 'expert', 'customer'])(
    'are told to %s nowhere',
    async (name) => {
      expect(await tellersTo(name)).toEqual([])
    },
    120_000,
  )
})
