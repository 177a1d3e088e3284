import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { Client } from '#test/client.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { pdf } from '#test/sample-files.ts'
import { until } from '#test/until.ts'
import { alertOf } from './alerts-seen.ts'
import { startMoodyPeer, type Mood } from './moody-peer.ts'

let folder: TestFolder
let bucket: S3rver
let peer: Awaited<ReturnType<typeof startMoodyPeer>>
let portal: Portal
let admin: Client
let applicant: Client

beforeAll(async () => {
  folder = await createTestFolder()
  const configureBuckets = [{ name: 'guildhall-files' }]
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder.path,
    configureBuckets,
  })
  peer = await startMoodyPeer(`http://127.0.0.1:${(await bucket.run()).port}`)
  const endpoint = encodeURIComponent(peer.origin)
  portal = await startPortal({
    RATE_LIMIT_FACTOR: '1000',
    FILES_URL: `s3://S3RVER:S3RVER@guildhall-files?endpoint=${endpoint}&timeout=1`,
  })
  admin = await portal.as('admin')
  const { email } = await expert(portal.db, { expertStatus: 'New' })
  applicant = await new Client(portal.http, 'an applicant').signIn(email)
})
afterAll(async () => {
  await portal.stop()
  peer.stop()
  await bucket.close()
  await folder.remove()
})

const upload = () =>
  applicant.upload('/accounts/attachments', [{ field: 'file', filename: 'resume.pdf', content: pdf() }])
const Uploaded = z.object({ file_name: z.string() })
const kept = async () => (await portal.db.selectFrom('files').select('id').execute()).length

describe('the place of the files', { timeout: 120_000 }, () => {
  it.each<[Mood, number, string]>([
    ['gone', 503, 'gone'],
    ['silent', 503, 'slow'],
    ['nonsense', 503, 'nonsense'],
    ['closed', 503, 'refused'],
    ['full', 507, 'full'],
  ])(
    'that is %s loses no file, is told in System, and takes files when it is well again',
    async (mood, status, reason) => {
      const before = await kept()
      peer.state.mood = mood
      const refused = await upload()
      const during = await kept()
      const alert = await alertOf(admin, 'files')
      const elsewhere = await applicant.get('/faqs')
      peer.state.mood = 'well'
      const over = await until(async () => {
        const now = await alertOf(admin, 'files')
        return now?.over_at === null ? undefined : now
      })
      const taken = await upload()

      expect({ status: refused.status, body: refused.body }).toMatchObject({
        status,
        body: { code: status === 507 ? 'storage_full' : 'unavailable' },
      })
      expect(during).toBe(before)
      expect(alert).toMatchObject({ reason, over_at: null })
      expect(elsewhere.status).toBe(200)
      expect(over.over_at).toEqual(expect.any(String))
      expect(taken.status, taken.text).toBe(200)
    },
  )

  it('that stops in the middle of a file ends the call, and gives it whole when it is well again', async () => {
    const { file_name: fileName } = z.parse(Uploaded, (await upload()).body)
    peer.state.mood = 'stalling'
    const halted = await applicant.post('/resume/parse', { fileName })
    const alert = await alertOf(admin, 'files')
    peer.state.mood = 'well'
    const again = await applicant.post('/resume/parse', { fileName })

    expect(halted.status, halted.text).toBe(503)
    expect(alert).toMatchObject({ over_at: null })
    expect(again.status, again.text).toBe(200)
  })

  it('is told to admins of every instance', async () => {
    const other = await new Client(await portal.another(), 'admin').signIn('admin@demo.test')

    expect(await alertOf(other, 'files')).toMatchObject({ part: 'files', over_at: expect.any(String) })
  })
})

it('leaves nothing behind in the bucket of its own looks', async () => {
  const left = await until(async () => {
    const names = await readdir(join(folder.path, 'guildhall-files'))
    return names.some((name) => name.startsWith('check-')) ? undefined : names
  })
  expect(left.length).toBeGreaterThan(0)
})
