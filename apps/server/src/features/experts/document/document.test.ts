import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { biographyOf } from '#features/experts/demo/biography.ts'
import { expert, type GivenLogin } from '#features/experts/given.ts'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import { Client, type Received } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const RATE = 'USD 717.25 / hour'

let portal: Portal
let mine: GivenLogin
let owner: Client

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  mine = await expert(portal.db, {
    firstName: 'Łucja',
    lastName: 'Θεοδώρου-Київська',
    jobTitle: 'Head of <b>Pricing</b>',
    biography: biographyOf('IT', 'pricing', 4712),
    phone: { iso: 'US', code: '+1', number: '6175559944' },
  })
  await sql`update experts set rate_type = 'Hourly' where person_id = ${mine.id}`.execute(portal.db)
  await sql`insert into expert_rates (person_id, rate_type, rate) values (${mine.id}, 'Hourly', 717.25)
    on conflict (person_id, rate_type) do update set rate = 717.25`.execute(portal.db)
  const { id: customer } = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'customer@demo.test')
    .executeTakeFirstOrThrow()
  await sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, shown_to)
    values (gen_random_uuid(), ${mine.id}, gen_random_uuid(), 'A gig', 'Reviewed', array[${customer}]::uuid[])`.execute(
    portal.db,
  )
  owner = await new Client(portal.http, 'the owner').signIn(mine.email)
})
afterAll(() => portal.stop())

const path = (query: string) => `/users/${mine.id}/export?${query}`

describe('GET /users/:id/export', () => {
  it('sets the profile as PDF, in any alphabet of Europe', async () => {
    const answer = await owner.get(path('format=pdf'))

    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
    })
    const text = await pdfText(answer)
    expect(text).toContain('Łucja Θεοδώρου-Київська')
    expect(text).toContain('Head of <b>Pricing</b>')
    expect(text).toContain('Guildhall Experts')
    for (const title of ['Experience', 'Education', 'Skills', 'Languages']) expect(text).toContain(title)
    expect(text).toContain(RATE)
    expect(text).toContain(mine.email)
  })

  it('gives a grade after its name, in whatever words it is', async () => {
    const client = await portal.as('expert')
    const answer = await client.get(`/users/${await portal.userId('expert')}/export?format=pdf`)

    expect(await pdfText(answer)).toContain('Bocconi University, Grade: With distinction')
  })

  it('sets it as a word document', async () => {
    const answer = await owner.get(path('format=docx'))

    expect(answer.headers).toMatchObject({ 'content-type': WORD })
    const text = wordText(answer.bytes)
    expect(text).toContain('Łucja Θεοδώρου-Київська')
    expect(text).toContain('Head of &lt;b&gt;Pricing&lt;/b&gt;')
    expect(text).toContain(RATE)
    expect(wordText(answer.bytes, 'docProps/core.xml')).toContain(
      '<cp:lastModifiedBy>Guildhall Experts</cp:lastModifiedBy>',
    )
  })

  it.each(['pdf', 'docx'])('tells a customer neither rate nor contacts, as %s', async (format) => {
    const customer = await portal.as('customer')

    for (const answer of [
      await customer.get(path(`format=${format}`)),
      await owner.get(path(`format=${format}&view=public`)),
    ]) {
      expect(answer.status).toBe(200)
      const text = format === 'pdf' ? await pdfText(answer) : wordText(answer.bytes)
      expect(text).toContain('Łucja')
      expect(text).not.toContain('717.25')
      expect(text).not.toContain(mine.email)
      expect(text).not.toContain('9944')
    }
  })

  it('hides whom the reader may not see, and who is no expert', async () => {
    const other = await portal.as('customer2')
    const admin = await portal.as('admin')
    const { id: me } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@demo.test')
      .executeTakeFirstOrThrow()

    expect((await other.get(path('format=pdf'))).status).toBe(404)
    expect((await (await portal.as('expert2')).get(path('format=pdf'))).status).toBe(404)
    expect((await admin.get(`/users/${me}/export?format=pdf`)).status).toBe(404)
    expect((await admin.get(path('format=exe'))).body).toMatchObject({
      errors: { format: ['Choose pdf or docx.'] },
    })
  })
})

async function pdfText({ bytes }: Received): Promise<string> {
  const { pages } = await readPdf(new Uint8Array(bytes))
  return pages.map((page) => page.items.map(({ text }) => text).join(' ')).join('\n')
}

/** The text of a part of the document, found by the directory at the end of the archive. */
function wordText(archive: Buffer, part = 'word/document.xml'): string {
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006') + 16)
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, extra, comment, local] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ]
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === part) {
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      return inflateRawSync(archive.subarray(start, start + size)).toString('utf8')
    }
    at += 46 + nameLength + extra + comment
  }
  throw new Error('The archive holds no word document.')
}
