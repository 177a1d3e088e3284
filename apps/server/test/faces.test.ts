import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hangPortraits } from '#features/experts/demo/pictures.ts'
import { openStorage } from '#platform/files/files.ts'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { sampleOf } from './samples.ts'

const NOBODY = '01932f5e-7d3a-7000-8000-000000000000'
const READS = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .filter(({ method, path, ok }) => method === 'GET' && !('file' in ok) && !path.endsWith('/stream'))

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100000' })
  const storage = await openStorage({ folder: join(portal.folder, 'files'), url: undefined })
  await hangPortraits(portal.db, storage)
})
afterAll(() => portal.stop())

const Gigs = z.object({ data: z.array(z.object({ id: z.string() })) })

it.each(['expert', 'customer', 'hr', 'manager'])(
  'shows %s no picture that does not open for them',
  async (name) => {
    const reader = await portal.as(name)
    const { data: gigs } = z.parse(Gigs, (await reader.get('/gigs?pageSize=3')).body)
    const ids = [await portal.userId(name), ...gigs.map(({ id }) => id)]

    const shown = new Map<string, string>()
    for (const spec of READS) for (const one of await photosIn(reader, spec, ids)) shown.set(one, spec.path)

    const broken: string[] = []
    for (const [photo, path] of shown) {
      const { status } = await reader.get(photo.replace('/api', ''))
      if (status !== 200) broken.push(`${path} shows ${photo}: ${status}`)
    }
    expect(shown.size).toBeGreaterThan(2)
    expect(broken).toEqual([])
  },
  60_000,
)

async function photosIn(reader: Client, spec: EndpointSpec, ids: readonly string[]): Promise<string[]> {
  const { path } = sampleOf(spec)
  const paths = path.includes(NOBODY) ? ids.map((id) => path.replaceAll(NOBODY, id)) : [path]
  const answers = await Promise.all(paths.map((one) => reader.get(one)))
  return answers.flatMap(({ text }) =>
    [...text.matchAll(/"(\/api\/photos\/[\w-]+)[^"]*"/g)].map(([, photo = '']) => photo),
  )
}
