import { createHash } from 'node:crypto'
import { signing as contract } from '@guildhall/contract/hiring/signing'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let manager: Client
let me: { id: string; client: Client; name: string }
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  const one = await givenExpert(portal.db, { firstName: 'Grace', lastName: 'Kimani' })
  me = { id: one.id, client: await portal.stranger().signIn(one.email), name: 'Grace Kimani' }
})
afterAll(() => portal.stop())

/** A hire of a project of its own. */
async function hired(columns: object = {}) {
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  return engagement(portal.db, {
    gig,
    expert: me.id,
    status: 'Hired',
    columns: { rate: 100, rate_type: 'Hourly', hours_planned: 40, ...columns },
  })
}

const sheet = async (id: string, client = me.client) => {
  const answer = await client.get(`/engagements/${id}/signatures`)
  expect(answer.status, answer.text).toBe(200)
  return z.parse(contract.signatures.ok, answer.body)
}
const read = async (id: string) => {
  const { version, sha256 } = (await sheet(id)).agreement
  return { typed_name: me.name, accepted: true, version, sha256 }
}
const sign = (id: string, form: object, client = me.client) =>
  client.post(`/engagements/${id}/agreement/sign`, form)
const raise = (id: string, hours: number) => manager.put(`/engagements/${id}/terms`, { hours_planned: hours })

async function file(id: string, query = '', client = me.client): Promise<Buffer> {
  const answer = await client.get(`/engagements/${id}/agreement${query}`)
  expect(answer.status).toBe(200)
  return answer.bytes
}
const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

async function pagesOf(bytes: Buffer): Promise<string[]> {
  const { pages } = await readPdf(new Uint8Array(bytes))
  const textOf = (items: readonly { text: string }[]) => items.map(({ text }) => text).join(' ')
  return pages.map(({ items }) => textOf(items).replaceAll(/\s+/g, ' '))
}

describe('an agreement', () => {
  it('is shown in full before it is signed, with the hash of the text', async () => {
    const { agreement, data, actions } = await sheet(await hired({ starts_on: '2027-01-04' }))

    expect(agreement).toMatchObject({ version: 1, is_signed: false, sha256: hashOf(agreement.text) })
    expect(agreement.text).toContain('Hours planned: 40')
    expect(agreement.text).toContain('Start: Jan 04,2027')
    expect(agreement.text).toMatch(/^Agreed on: [A-Z][a-z]{2} \d\d,\d{4}$/m)
    expect(data).toEqual([])
    expect(actions).toEqual({ canSign: true, canChangeTerms: false })
  })

  it('is signed by its expert once, with who, when, how and from where', async () => {
    const id = await hired()
    const form = await read(id)

    const answer = await sign(id, { ...form, typed_name: '  grace   KIMANI ' })
    expect(answer.status, answer.text).toBe(200)
    expect(await sheet(id)).toMatchObject({
      agreement: { is_signed: true },
      data: [
        {
          typed_name: 'grace   KIMANI',
          name_differs: false,
          version: 1,
          sha256: form.sha256,
          signer: { name: 'Grace Kimani' },
          signed_at: portal.clock.now.toISOString(),
          second_factor: false,
          ip: expect.any(String),
        },
      ],
      actions: { canSign: false },
    })
    expect((await sign(id, form)).body).toMatchObject({ code: 'already_signed' })
    const seen = await sheet(id, manager)
    expect(seen.data[0]).toMatchObject({ typed_name: 'grace   KIMANI', ip: null, user_agent: null })
  })

  it('says when another name was typed', async () => {
    const id = await hired()

    const answer = await sign(id, { ...(await read(id)), typed_name: 'G. Kimani' })

    expect(answer.body).toMatchObject({ data: { typed_name: 'G. Kimani', name_differs: true } })
  })

  it('is signed with the hash of the file too', async () => {
    const id = await hired()
    const sha256 = hashOf(await file(id))

    expect((await sign(id, { ...(await read(id)), sha256 })).status).toBe(200)
  })

  it('asks for a name, the tick, a version and a hash', async () => {
    const id = await hired()
    const form = await read(id)
    const tries = [
      [{ ...form, typed_name: ' ' }, 'typed_name'],
      [{ ...form, accepted: false }, 'accepted'],
      [{ ...form, version: 'one' }, 'version'],
      [{ ...form, sha256: 'abc' }, 'sha256'],
    ] as const
    for (const [bad, field] of tries) {
      const answer = await sign(id, bad)
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
    }
    expect((await sheet(id)).data).toEqual([])
  })

  it('is the expert’s alone to sign, and nobody else knows of it', async () => {
    const id = await hired()
    const form = await read(id)
    const answers = {
      manager: (await sign(id, form, manager)).status,
      admin: (await sign(id, form, await portal.as('admin'))).status,
    }
    expect(answers).toEqual({ manager: 403, admin: 403 })
    for (const name of ['manager2', 'hr', 'expert2', 'customer']) {
      const client = await portal.as(name)
      expect((await sign(id, form, client)).status).toBe(404)
      expect((await client.get(`/engagements/${id}/signatures`)).status).toBe(404)
      expect((await client.put(`/engagements/${id}/terms`, { hours_planned: 50 })).status).toBe(404)
    }
  })

  it('is not signed twice at once', async () => {
    const id = await hired()
    const form = await read(id)

    const answers = await Promise.all([1, 2, 3].map(() => sign(id, form)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('is not signed any more once the work has ended', async () => {
    const id = await hired()
    const form = await read(id)
    await manager.post(`/engagements/${id}/end`, { outcome: 'completed' })

    expect((await sign(id, form)).body).toMatchObject({ code: 'wrong_state' })
  })
})

describe('a change of the terms', () => {
  it('makes a version that has to be signed again; one that was replaced is refused', async () => {
    const id = await hired()
    const old = await read(id)
    await sign(id, old)
    expect((await raise(id, 60)).body).toMatchObject({ data: { version: 2, is_signed: false } })

    expect((await sign(id, old)).body).toMatchObject({ code: 'agreement_changed' })
    expect((await sign(id, { ...old, version: 2 })).body).toMatchObject({ code: 'agreement_changed' })
    expect((await sign(id, await read(id))).status).toBe(200)
    const { data, agreement } = await sheet(id)
    expect(data.map(({ version }) => version)).toEqual([2, 1])
    expect(agreement.text).toContain('Hours planned: 60')
  })

  it('is made from what was read: of two who change them at once the second is told', async () => {
    const id = await hired()
    const { body } = await manager.get(`/engagements/${id}/signatures`)
    const { engagement_version: version } = z.parse(contract.signatures.ok, body)
    const put = (form: object) =>
      manager.send('PUT', `/engagements/${id}/terms`, { body: form, headers: { 'If-Match': `"${version}"` } })
    expect((await put({ ends_on: '2030-03-31' })).status).toBe(200)

    expect((await put({ hours_planned: 45, ends_on: null })).status).toBe(412)

    expect((await sheet(id)).agreement.version).toBe(2)
  })

  it('that changes nothing makes none', async () => {
    const id = await hired()

    expect((await raise(id, 40)).body).toMatchObject({ data: { version: 1 } })
  })

  it('keeps what was worked, and the order of the days', async () => {
    const id = await hired()
    await me.client.post(`/engagements/${id}/hours`, {
      day: portal.clock.now.toISOString().slice(0, 10),
      minutes: 90,
    })

    expect((await raise(id, 1)).body).toMatchObject({ code: 'hours_below_worked' })
    const early = await manager.put(`/engagements/${id}/terms`, { ends_on: '2020-01-01' })
    expect(early.body).toMatchObject({ errors: { ends_on: ['The end is before the start.'] } })
    expect((await me.client.put(`/engagements/${id}/terms`, { hours_planned: 90 })).status).toBe(403)
  })

  it('tells the expert, and the signature tells the managers', async () => {
    const id = await hired()
    await raise(id, 50)
    await sign(id, await read(id))

    const { rows } = await sql<{
      kind: string
    }>`select kind from notifications n join engagements e on e.gig_id = n.gig_id
      where e.id = ${id} order by n.created_at, n.id`.execute(portal.db)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['agreement.changed', 'agreement.signed'])
  })
})

describe('the file', () => {
  it('has a certificate once it is signed, and is the same bytes for ever', async () => {
    const id = await hired()
    const before = await file(id)
    expect((await pagesOf(before)).join(' ')).not.toContain('Certificate')
    await sign(id, { ...(await read(id)), typed_name: 'G. Kimani' })

    const [one, two] = await Promise.all([file(id), file(id, '', manager)])
    portal.clock.pass(120_000)
    await raise(id, 60)
    const later = await file(id, '?version=1')

    expect(one.equals(two) && one.equals(later)).toBe(true)
    const pages = await pagesOf(one)
    const { sha256 } = (await sheet(id)).data[0] ?? { sha256: 'none' }
    for (const said of ['Certificate of signature', 'Grace Kimani', 'G. Kimani (differs', sha256, '/verify'])
      expect(pages.at(-1)).toContain(said)
    expect(pages[0]).not.toContain('Certificate')
    expect((await me.client.get(`/engagements/${id}/agreement?version=9`)).status).toBe(404)
  })

  it('is verified by anybody, uploaded or by its hash; any other is not known', async () => {
    const id = await hired()
    const unsigned = await file(id)
    const { sha256 } = await read(id)
    const stranger = portal.stranger()
    const ask = async (hash: string) => (await stranger.post('/verify', { hash })).body
    expect(await ask(hashOf(unsigned))).toEqual({ data: { result: 'not known' } })
    expect(await ask(sha256)).toEqual({ data: { result: 'not known' } })
    await sign(id, await read(id))
    const bytes = await file(id)
    const upload = (content: Buffer) =>
      stranger.upload('/verify', [{ field: 'file', filename: 'agreement.pdf', content }])

    expect((await upload(bytes)).body).toEqual({ data: { result: 'valid' } })
    expect(await ask(hashOf(bytes).toUpperCase())).toEqual({ data: { result: 'valid' } })
    expect(await ask(sha256)).toEqual({ data: { result: 'valid' } })
    const bent = Buffer.from(bytes)
    bent[1000] = (bent[1000] ?? 0) ^ 1
    expect((await upload(bent)).body).toEqual({ data: { result: 'not known' } })
    expect((await upload(Buffer.alloc(0))).body).toEqual({ data: { result: 'not known' } })
    expect((await stranger.post('/verify', { hash: 'abc' })).status).toBe(422)
    expect((await upload(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  })
})

async function codeOf(id: string) {
  const found = portal.db.selectFrom('people').select('internal_id').where('id', '=', id)
  return (await found.executeTakeFirstOrThrow()).internal_id
}

describe('the evidence', () => {
  it('is neither changed nor deleted, by nobody', async () => {
    const id = await hired()
    await sign(id, await read(id))
    const mine = sql`agreement_id in (select id from agreements where engagement_id = ${id})`

    for (const change of [
      sql`update agreement_signatures set typed_name = 'X' where ${mine}`,
      sql`delete from agreement_signatures where ${mine}`,
      sql`truncate agreement_signatures`,
      sql`delete from agreements where engagement_id = ${id}`,
    ])
      await expect(change.execute(portal.db)).rejects.toMatchObject({
        code: expect.stringMatching(/^42501|^23503/),
      })
    const asOwner = (change: RawBuilder<unknown>) =>
      portal.db.transaction().execute(async (db) => {
        await sql`set local role none`.execute(db)
        await change.execute(db)
      })
    for (const change of [
      sql`update agreement_signatures set typed_name = 'X' where ${mine}`,
      sql`delete from agreement_signatures where ${mine}`,
      sql`truncate agreement_signatures`,
    ])
      await expect(asOwner(change)).rejects.toThrow('Signatures are evidence')
    expect((await sheet(id)).data).toHaveLength(1)
  })

  it('loses who signed when they are erased, and nothing else', async () => {
    const id = await hired()
    await sign(id, await read(id))
    const bytes = await file(id)
    await manager.post(`/engagements/${id}/end`, { outcome: 'completed' })
    await expect(sql`select erase_signer(${me.id})`.execute(portal.db)).rejects.toThrow(
      'Only an erased person',
    )
    await portal.db
      .updateTable('engagements')
      .set({ status: 'Closed', close_reason: 'completed' })
      .where('person_id', '=', me.id)
      .where('status', '=', 'Hired')
      .execute()

    const erased = await (
      await portal.as('admin')
    ).post(`/users/${me.id}/erase`, {
      confirm: await codeOf(me.id),
      current_password: 'Demo-pass-1',
    })
    expect(erased.status, erased.text).toBeLessThan(300)

    const seen = await sheet(id, manager)
    expect(seen.data[0]).toMatchObject({ typed_name: null, signer: { name: 'Erased' }, version: 1 })
    expect(seen.agreement.text).not.toContain('Kimani')
    const again = (await pagesOf(await file(id, '', manager))).join(' ')
    expect(again).toContain('Erased')
    expect(again).not.toContain('Kimani')
    const known = await portal.stranger().post('/verify', { hash: hashOf(bytes) })
    expect(known.body).toEqual({ data: { result: 'valid' } })
  })
})
