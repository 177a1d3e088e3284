import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'

const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'

let portal: Portal
let elena: Client
let owner: string

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  elena = await portal.as('expert')
  const { body } = await elena.get('/auth?include=person')
  owner = z.parse(Person, body).data.person.id
})
afterAll(() => portal.stop())

const Person = z.object({ data: z.object({ person: z.object({ id: z.uuid() }) }) })
const Photo = z.object({ data: z.object({ photo: z.string() }), message: z.string() })
const Profile = z.object({ data: z.object({ photo: z.nullable(z.string()), is_default_img: z.boolean() }) })

const stored = async () => (await readdir(join(portal.folder, 'files', 'kept'))).length
const upload = (content: Buffer, by = elena, filename = 'me.jpg') =>
  by.upload(`/users/${owner}/upload`, [{ field: 'image', filename, content }])
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const seen = async () => z.parse(Profile, (await elena.get(`/users/${owner}`)).body).data

/** A picture as a telephone takes it: turned on its side, with the place where it was taken. */
function telephone(): Promise<Buffer> {
  return canvas(1200, 800)
    .withExif({
      IFD0: { Copyright: 'canary-exif' },
      IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

describe('a photo', () => {
  it('is drawn anew: 512 and 84 px, upright, without metadata', async () => {
    const jpeg = await telephone()
    expect((await sharp(jpeg).metadata()).exif?.toString('latin1')).toContain('canary-exif')

    const uploaded = await upload(jpeg)
    const { photo } = z.parse(Photo, uploaded.body).data
    const large = await elena.get(photo.replace('/api', ''))
    const small = await elena.get(`${photo.replace('/api', '')}?size=84`)

    expect(uploaded.body).toMatchObject({ success: true, message: 'Profile image has been updated.' })
    expect(large.headers['content-type']).toBe('image/webp')
    const shown = await sharp(large.bytes).metadata()
    expect(shown).toMatchObject({ format: 'webp', width: 341, height: 512 })
    expect([shown.exif, shown.icc, shown.xmp, shown.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(large.bytes.toString('latin1')).not.toMatch(/canary-exif|GPS/)
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 84, height: 84 })
    expect(await seen()).toMatchObject({ photo, is_default_img: false })
  })

  it('replaces the one before, and goes once', async () => {
    const first = z.parse(Photo, (await upload(await canvas(90, 90).png().toBuffer())).body).data.photo
    await upload(await canvas(100, 100).png().toBuffer())
    await until(async () => (await stored()) === 2)

    const deleted = await elena.delete(`/users/${owner}/delete-image`)
    const again = await elena.delete(`/users/${owner}/delete-image`)

    expect((await elena.get(first.replace('/api', ''))).text).toBe(NOT_FOUND)
    expect([deleted.status, deleted.body]).toMatchObject([
      200,
      { message: 'Profile image has been deleted.' },
    ])
    expect([again.status, again.text]).toEqual([404, NOT_FOUND])
    await until(async () => (await stored()) === 0)
    expect(await seen()).toMatchObject({ photo: null, is_default_img: true })
  })

  it('leaves an open form of the profile saveable', async () => {
    const before = await elena.get(`/users/${owner}`)

    await upload(await canvas(90, 90).png().toBuffer())

    expect((await elena.get(`/users/${owner}`)).headers['etag']).toBe(before.headers['etag'])
  })

  it('is changed by its owner and admins, hidden with its person', async () => {
    const png = await canvas(90, 90).png().toBuffer()
    const [admin, hr, expert2] = await Promise.all(['admin', 'hr', 'expert2'].map((name) => portal.as(name)))

    expect((await upload(png, admin)).status).toBe(200)
    expect((await upload(png, hr)).status).toBe(403)
    expect((await upload(png, expert2)).text).toBe(NOT_FOUND)
    expect((await expert2?.delete(`/users/${owner}/delete-image`))?.text).toBe(NOT_FOUND)
    const { photo } = await seen()
    expect((await hr?.get((photo ?? '').replace('/api', '')))?.status).toBe(200)
    expect((await expert2?.get((photo ?? '').replace('/api', '')))?.text).toBe(NOT_FOUND)
  })
})

describe('no photo', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  )
  it.each([
    ['an SVG', () => Promise.resolve(svg)],
    ['a GIF', () => canvas(9, 9).gif().toBuffer()],
    ['a WebP', () => canvas(9, 9).webp().toBuffer()],
    ['a TIFF', () => canvas(9, 9).tiff().toBuffer()],
    ['half a JPEG', async () => (await telephone()).subarray(0, 4000)],
    ['text', () => Promise.resolve(Buffer.from('hello'))],
    ['41 million pixels', () => canvas(6404, 6404).png().toBuffer()],
  ])('is %s, whatever its name', async (_what, content) => {
    const before = await stored()

    const answer = await upload(await content(), elena, 'me.png')

    expect([answer.status, answer.body]).toMatchObject([422, { code: 'not_a_photo' }])
    expect(await stored()).toBe(before)
    expect(await readdir(join(portal.folder, 'files', 'incoming'))).toEqual([])
  })

  it('is larger than 5 MB', async () => {
    const answer = await upload(Buffer.concat([await telephone(), Buffer.alloc(5 * 1024 * 1024)]))

    expect([answer.status, answer.body]).toMatchObject([413, { message: 'File size exceeds 5 MB.' }])
  })
})
