import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { serveAssets } from './pages.ts'
import { createServer } from '#platform/http/server.ts'
import { shareAssets } from './shared-assets.ts'

let folder: TestFolder
let database: TestDatabase
let db: Db
const ends: (() => unknown)[] = []

beforeAll(async () => {
  folder = await createTestFolder()
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await sql`delete from shared_assets`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  await folder.remove()
})

/** An instance of a release that has these scripts. */
async function start(release: string, scripts: Record<string, string>) {
  const web = join(folder.path, release)
  await mkdir(join(web, 'assets'), { recursive: true })
  await writeFile(join(web, 'push-worker.js'), '')
  for (const [name, code] of Object.entries(scripts)) {
    await writeFile(join(web, 'assets', name), code)
    await writeFile(join(web, 'assets', `${name}.br`), brotliCompressSync(code))
  }
  const shared = await shareAssets(db, join(web, 'assets'))
  const http = createServer({
    publicUrl: 'http://127.0.0.1:3000',
    ownHosts: [],
    trustedProxies: [],
    sessionCookie: 'sid',
    logger: false,
    actorOf: async () => null,
  })
  await serveAssets(http, web, shared.find)
  ends.push(shared.stop, () => http.close())
  return (url: string, encoding = 'gzip') =>
    http.inject({ url, headers: { host: '127.0.0.1:3000', 'accept-encoding': encoding } })
}

describe('an asset of another release', () => {
  it('comes from the instance that does not have it, packed or not, to be kept for ever', async () => {
    const old = await start('old', { 'page-aaaaaaaa.js': 'export const old = 1' })
    const next = await start('next', { 'page-bbbbbbbb.js': 'export const next = 2' })

    expect(await next('/assets/page-aaaaaaaa.js')).toMatchObject({
      statusCode: 200,
      body: 'export const old = 1',
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
    expect(await old('/assets/page-bbbbbbbb.js', 'gzip, br')).toMatchObject({
      statusCode: 200,
      headers: { 'content-encoding': 'br' },
      rawPayload: brotliCompressSync('export const next = 2'),
    })
  })

  it('goes when no instance has had it for a day, and stays while one says that it has', async () => {
    await start('gone', { 'page-cccccccc.js': '3' })
    await start('kept', { 'page-dddddddd.js': '4' })
    await sql`update shared_assets set seen_at = now() - interval '25 hours'`.execute(db)

    const next = await start('kept', {})

    expect((await next('/assets/page-cccccccc.js')).statusCode).toBe(404)
    expect(await db.selectFrom('shared_assets').select('name').execute()).toEqual([
      { name: 'page-dddddddd.js' },
    ])
  })

  it.each(['/assets/none-eeeeeeee.js', '/assets/..%2findex.html', '/assets/', '/assets/a/b.js'])(
    'that nobody has is not found: %s',
    async (url) => {
      const get = await start('one', { 'page-ffffffff.js': '5' })

      expect((await get(url)).statusCode).toBe(404)
    },
  )
})
