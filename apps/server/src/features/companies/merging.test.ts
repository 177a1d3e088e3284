import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sql } from 'kysely'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { untilItHolds } from '#test/until.ts'
import { companyWith } from './given.ts'

const Preview = z.object({
  data: z.object({
    from: z.object({ references: z.array(z.object({ kind: z.string(), count: z.number() })) }),
    into: z.object({ company: z.object({ name: z.string() }) }),
  }),
})
const Company = z.object({
  data: z.looseObject({ id: z.string(), logo: z.nullable(z.string()), version: z.number() }),
})
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const company = (name: string, more: object = {}) => companyWith(portal.db, { name, ...more })
const idOf = async (name: string) =>
  (await portal.db.selectFrom('companies').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const merge = (from: string, into: string, confirm: string) =>
  admin.post(`/companies/${from}/merge`, { into_id: into, confirm })
const open = async (id: string) => z.parse(Company, (await admin.get(`/companies/${id}`)).body).data
const preview = async (from: string, into: string) =>
  z.parse(Preview, (await admin.get(`/companies/${from}/merge?into_id=${into}`)).body).data

describe('a merge', () => {
  it('moves everything that names the company, and leaves nothing behind', async () => {
    const [from, into] = [await idOf('Voltaris Storage'), await idOf('Norrland Grid')]
    await portal.db
      .updateTable('people')
      .set({ company_id: from })
      .where('email', '=', 'customer@demo.test')
      .execute()
    const gig = await portal.db.selectFrom('gigs').select('id').executeTakeFirstOrThrow()
    await portal.db.updateTable('gigs').set({ company_id: from }).where('id', '=', gig.id).execute()
    const both = [from, into].map((id) => ({ gig_id: gig.id, company_id: id }))
    await portal.db.insertInto('gig_conflicts').values(both).execute()
    const shown = await preview(from, into)

    const merged = await merge(from, into, 'Voltaris Storage')

    expect(merged.status, merged.text).toBe(200)
    const kinds = shown.from.references.map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['people', 'experiences', 'projects', 'radars', 'awards', 'conflicts']),
    )
    expect((await preview(into, await idOf('Telmar'))).from.references.length).toBeGreaterThan(5)
    // The search hears of it a moment later.
    await untilItHolds(async () => expect(await tablesNaming(from)).toEqual(['company_redirects']))
    const conflicts = await portal.db
      .selectFrom('gig_conflicts')
      .selectAll()
      .where('gig_id', '=', gig.id)
      .execute()
    expect(conflicts).toEqual([{ gig_id: gig.id, company_id: into }])
  })

  it('leaves each radar and award with every company once', async () => {
    const { rows } = await sql<{ ids: string[] }>`
      select array(select e ->> 'company_id' from jsonb_array_elements(
        coalesce(details -> 'companies', details -> 'nominee_companies')) e) as ids
      from gigs where type in ('radar', 'award')`.execute(portal.db)
    expect(rows.length).toBeGreaterThan(5)
    for (const { ids } of rows) expect(new Set(ids).size).toBe(ids.length)
    const gigs = await portal.db
      .selectFrom('gigs')
      .select('id')
      .where('type', 'in', ['radar', 'award'])
      .execute()
    for (const { id } of gigs) expect((await admin.get(`/gigs/${id}`)).status).toBe(200)
  })

  it('keeps the old address, the old name and both histories', async () => {
    const [from, into] = [await company('Old Harbour Ltd', { is_draft: true }), await company('Old Harbour')]
    await admin.put(`/companies/${from}`, { website: 'oldharbour.example', size: '11-50' })
    await merge(from, into, 'Old Harbour Ltd')
    portal.clock.pass(1000)
    const last = await company('Older Harbour')
    await merge(into, last, 'Old Harbour')

    expect(await open(from)).toMatchObject({
      id: last,
      is_draft: false,
      website: 'https://oldharbour.example',
      size: '11-50',
      merged: [{ name: 'Old Harbour' }, { name: 'Old Harbour Ltd' }],
    })
    const history = await admin.get(`/companies/${from}/history`)
    expect(history.body).toMatchObject({
      data: [
        { kind: 'company.merged', differences: { merged: { from: 'Old Harbour', to: 'Older Harbour' } } },
        { kind: 'company.merged', differences: { merged: { from: 'Old Harbour Ltd' } } },
        { kind: 'company.changed', title: 'Old Harbour Ltd' },
      ],
    })
    const expert = await portal.as('expert')
    const suggested = await expert.post('/companies', { name: 'old harbour LTD', is_draft: true })
    expect(suggested.body).toMatchObject({ data: { id: last, name: 'Older Harbour' } })
    expect((await admin.get(`/companies/${from}/projects`)).status).toBe(200)
    expect((await admin.put(`/companies/${from}`, { size: '1-10' })).text).toBe(NOT_FOUND)
  })

  it('keeps a tree without circles when the company that stays stood below the other', async () => {
    const top = await company('Root works')
    const gone = await company('Trunk works', { parent_id: top })
    const branch = await company('Branch works', { parent_id: gone })
    const stays = await company('Leaf works', { parent_id: branch })

    expect((await merge(gone, stays, 'Trunk works')).status).toBe(200)

    expect(await open(stays)).toMatchObject({ parent: { id: top }, children: [{ id: branch }] })
    expect(await open(branch)).toMatchObject({ parent: { id: stays }, children: [] })
  })

  it('asks for the name, for another company and for what was read', async () => {
    const [from, into] = [await company('Twin works'), await company('Twin works AG')]
    const text = (field: string, words: string) => ({ errors: { [field]: [words] } })

    expect((await merge(from, into, 'Twin')).body).toMatchObject(
      text('confirm', 'Type the name as it stands here.'),
    )
    expect((await merge(from, from, 'Twin works')).body).toMatchObject(
      text('into_id', 'Choose another company.'),
    )
    const nowhere = '01932f5e-7d3a-7000-8000-000000000000'
    expect((await merge(from, nowhere, 'Twin works')).body).toMatchObject(
      text('into_id', 'Choose from the list.'),
    )
    expect((await merge(nowhere, into, 'Twin works')).text).toBe(NOT_FOUND)
    const stale = { body: { into_id: into, confirm: 'Twin works' }, headers: { 'if-match': '"99"' } }
    expect((await admin.send('POST', `/companies/${from}/merge`, stale)).status).toBe(412)
    expect((await open(from)).id).toBe(from)
  })

  it('knows every table that names a company', async () => {
    const { rows } = await sql<{
      name: string
    }>`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'companies'::regclass order by name`.execute(portal.db)
    expect(rows.map(({ name }) => name)).toEqual([
      'companies',
      'company_redirects',
      'company_segments',
      'expert_certifications',
      'expert_experiences',
      'gig_conflicts',
      'gigs',
      'import_rows',
      'people',
    ])
  })
})

describe('a logo', () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'canary-logo' } })
      .png()
      .toBuffer()
  const upload = async (id: string, content: Buffer | string) =>
    admin.upload(`/companies/${id}/logo`, [{ field: 'image', filename: 'logo.png', content }])
  const stored = async () => (await readdir(join(portal.folder, 'files', 'kept'))).length

  it('is drawn anew, replaced, taken over by a merge, and removed', async () => {
    const id = await company('Logo works')
    const { logo } = z.parse(Company, (await upload(id, await picture(900))).body).data
    const [large, small] = [await see(logo), await see(`${logo}?size=84`)]
    expect(large).toMatchObject({ format: 'webp', width: 512 })
    expect(large.exif).toBeUndefined()
    expect(small).toMatchObject({ width: 84, height: 84 })

    const second = z.parse(Company, (await upload(id, await picture(400))).body).data.logo
    expect((await admin.get(path(logo))).text).toBe(NOT_FOUND)
    const into = await company('Logo works AG')
    await merge(id, into, 'Logo works')

    expect((await open(into)).logo).toBe(second)
    expect((await admin.delete(`/companies/${into}/logo`)).status).toBe(200)
    expect((await admin.delete(`/companies/${into}/logo`)).text).toBe(NOT_FOUND)
  })

  it('is nothing but a picture, and nothing is kept of what is refused', async () => {
    const id = await company('No logo works')
    const before = await stored()
    expect((await upload(id, '<svg onload="alert(1)"/>')).body).toMatchObject({
      code: 'not_a_photo',
      errors: { image: ['Choose a PNG or JPEG picture.'] },
    })
    const expert = await portal.as('expert')
    const form = [{ field: 'image', filename: 'logo.png', content: await picture(90) }]
    expect((await expert.upload(`/companies/${id}/logo`, form)).text).toBe(NOT_FOUND)
    expect(await stored()).toBe(before)
  })

  const path = (logo: string | null) => (logo ?? '').replace('/api', '')
  const see = async (logo: string | null) => sharp((await admin.get(path(logo))).bytes).metadata()
})

/** Every table with a row in which this id stands, other than what happened. */
async function tablesNaming(id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(portal.db)
  const naming: string[] = []
  for (const { name } of rows.filter((table) => !/^(domain_events|activity_)/.test(table.name))) {
    const found = await sql<{ found: boolean }>`select exists
      (select from ${sql.table(name)} t where strpos(t::text, ${id}) > 0) as found`.execute(portal.db)
    if (found.rows[0]?.found === true) naming.push(name)
  }
  return naming
}
