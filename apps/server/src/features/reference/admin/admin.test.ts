import { CaredItem, CaredReason } from '@guildhall/contract/reference/admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client, Received } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const item = ({ body }: Received) => z.parse(z.object({ data: CaredItem }), body).data
const items = ({ body }: Received) => z.parse(z.object({ data: z.array(CaredItem) }), body).data
const reason = ({ body }: Received) => z.parse(z.object({ data: CaredReason }), body).data
const reasons = async () =>
  z.parse(z.object({ data: z.array(CaredReason) }), (await admin.get('/settings/reasons')).body).data
const names = ({ body }: Received) =>
  z.parse(z.object({ data: z.array(z.object({ name: z.string() })) }), body).data.map(({ name }) => name)

describe('an entry of a list', () => {
  it('is added, renamed from the version that was seen, and found by everybody', async () => {
    const added = await admin.post('/settings/reference/skills', { name: 'Tidal  power <b>' })
    expect(added.status, added.text).toBe(201)
    expect(item(added)).toMatchObject({ name: 'Tidal power <b>', state: 'active', source: 'Admin', uses: 0 })
    const { id, version } = item(added)
    const rename = (name: string) =>
      admin.send('PUT', `/settings/reference/skills/${id}`, {
        body: { name },
        headers: { 'if-match': `"${version}"` },
      })

    expect(item(await rename('Tidal power')).version).toBe(version + 1)

    expect((await rename('Wave power')).status).toBe(412)
    const expert = await portal.as('expert')
    expect(names(await expert.get('/skills?keyword=tidal'))).toEqual(['Tidal power'])
  })

  it.each([
    ['skills', 'TIDAL power', 'Skills already exists'],
    ['languages', 'german', 'Language already exists'],
    ['regions', 'europe', 'Region already exists'],
  ])('of %s is not added twice', async (list, name, text) => {
    const answer = await admin.post(`/settings/reference/${list}`, { name })
    expect([answer.status, answer.body]).toMatchObject([422, { message: text, errors: { name: [text] } }])
  })

  it('that somebody typed becomes one for all when it is approved', async () => {
    const expert = await portal.as('expert')
    await expert.post('/skills', { title: 'Peat bogs' })
    const [draft] = items(await admin.get('/settings/reference/skills?state=draft&keyword=peat'))
    expect(draft).toMatchObject({ state: 'draft', source: 'Profile', created_by: expect.any(String) })

    const approved = await admin.post(`/settings/reference/skills/${draft?.id}/approve`)

    expect(item(approved).state).toBe('active')
    expect(names(await (await portal.as('expert2')).get('/skills?keyword=peat'))).toEqual(['Peat bogs'])
    expect((await admin.post(`/settings/reference/skills/${draft?.id}/approve`)).status).toBe(409)
  })

  it('that waited for approval waits again when it comes back, and the history says so', async () => {
    await (await portal.as('expert')).post('/skills', { title: 'Salt marshes' })
    const [draft] = items(await admin.get('/settings/reference/skills?state=draft&keyword=salt marshes'))
    await admin.post(`/settings/reference/skills/${draft?.id}/retire`)

    expect(item(await admin.post(`/settings/reference/skills/${draft?.id}/restore`)).state).toBe('draft')

    expect((await admin.get('/settings/history?area=reference&pageSize=1')).body).toMatchObject({
      data: [{ differences: [{ field: 'state', from: 'retired', to: 'draft' }] }],
    })
  })

  it('that is retired is offered no more, keeps its name where it stands, and comes back', async () => {
    const { id } = item(await admin.post('/settings/reference/regions', { name: 'Atlantis' }))
    await admin.post(`/settings/reference/regions/${id}/retire`)
    const manager = await portal.as('manager')
    expect(names(await manager.get('/regions?keyword=atlantis'))).toEqual([])
    expect(names(await manager.get(`/regions?ids[]=${id}`))).toEqual(['Atlantis'])

    expect(item(await admin.post(`/settings/reference/regions/${id}/restore`)).state).toBe('active')

    expect(names(await manager.get('/regions?keyword=atlantis'))).toEqual(['Atlantis'])
  })

  it('that is retired is not brought back by typing it', async () => {
    const { id } = item(await admin.post('/settings/reference/skills', { name: 'Phlogiston' }))
    await admin.post(`/settings/reference/skills/${id}/retire`)
    const typed = await (await portal.as('expert')).post('/skills', { title: 'phlogiston' })
    expect([typed.status, typed.body]).toMatchObject([
      422,
      { errors: { title: [expect.stringContaining('no longer')] } },
    ])
  })

  it('is merged: what named it names the other, once, and its name leads there', async () => {
    const [used] = items(await admin.get('/settings/reference/skills?pageSize=100')).filter(
      ({ uses }) => uses > 0,
    )
    if (used === undefined) throw new Error('No skill is used.')
    const owners = await portal.db
      .selectFrom('expert_skills')
      .select('person_id')
      .where('skill_id', '=', used.id)
      .execute()
    const { id: other } = item(await admin.post('/settings/reference/skills', { name: `${used.name} (new)` }))
    // One person names both.
    await portal.db
      .insertInto('expert_skills')
      .values({ person_id: owners[0]?.person_id ?? '', skill_id: other })
      .execute()

    const merged = await admin.post(`/settings/reference/skills/${used.id}/merge`, { into: other })

    expect(item(merged)).toMatchObject({ id: other, uses: used.uses })
    expect(
      await portal.db.selectFrom('expert_skills').selectAll().where('skill_id', '=', used.id).execute(),
    ).toEqual([])
    expect(
      (await admin.get(`/settings/reference/skills?keyword=${encodeURIComponent(used.name)}`)).body,
    ).not.toHaveProperty('data.1')
    const typed = await (await portal.as('expert')).post('/skills', { title: used.name })
    expect(typed.body).toMatchObject({ data: { id: other } })
    expect((await admin.get('/settings/history?area=reference')).body).toHaveProperty(
      'data.0.kind',
      'reference.merged',
    )
    expect((await admin.post(`/settings/reference/skills/${used.id}/merge`, { into: other })).status).toBe(
      404,
    )
    expect((await admin.post(`/settings/reference/skills/${other}/merge`, { into: other })).status).toBe(409)
  })

  it('of the industries takes its segments along, and of two with one name one is left', async () => {
    const { id: from } = item(await admin.post('/settings/reference/industries', { name: 'Old industry' }))
    const { id: to } = item(await admin.post('/settings/reference/industries', { name: 'New industry' }))
    const segment = (industry_id: string, name: string) =>
      admin.post('/settings/reference/segments', { industry_id, segment_1: 'First', name })
    await segment(from, 'Shared')
    await segment(from, 'Only here')
    await segment(to, 'Shared')

    await admin.post(`/settings/reference/industries/${from}/merge`, { into: to })

    const left = items(await admin.get('/settings/reference/segments?keyword=new+industry'))
    expect(left.map(({ name }) => name).toSorted()).toEqual(['Only here', 'Shared'])
    expect(left.every(({ industry }) => industry?.id === to)).toBe(true)
  })

  it('of the segments needs its industry and its first level', async () => {
    const answer = await admin.post('/settings/reference/segments', { name: 'Alone' })
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: { segment_1: ['This field is required.'] } },
    ])
  })

  it.each([
    ['languages', { name: 'Volapük', code: 'volapuk' }, { code: ['Use a code of two letters, like de.'] }],
    ['languages', { name: 'Platt', code: 'DE' }, { code: ['Another language has this code.'] }],
    ['nationalities', { name: 'Utopian', code: 'QQ' }, { code: ['Use the code of a country, like DE.'] }],
    ['tags', { name: 'Public!' }, { name: ['Tag already exists'] }],
  ])(
    'of the %s is refused with a code that stands for nothing or for another: %j',
    async (list, form, errors) => {
      const answer = await admin.post(`/settings/reference/${list}`, form)
      expect([answer.status, answer.body]).toMatchObject([422, { errors }])
    },
  )

  it('has its code as everybody writes it, and keeps one that was there', async () => {
    const { id, code } = item(
      await admin.post('/settings/reference/nationalities', { name: 'Bavarian', code: 'de' }),
    )
    expect(code).toBe('DE')
    const renamed = await admin.put(`/settings/reference/nationalities/${id}`, { name: 'Free Bavarian' })
    expect(item(renamed)).toMatchObject({ name: 'Free Bavarian', code: 'DE' })
  })

  it('with the tag of public documents stays', async () => {
    const found = items(await admin.get('/settings/reference/tags')).find(({ code }) => code === 'public')
    expect((await admin.post(`/settings/reference/tags/${found?.id}/retire`)).status).toBe(409)
  })

  it.each(['nonsense', 'reasons', '../skills'])('of a list %s does not exist', async (list) => {
    expect((await admin.get(`/settings/reference/${encodeURIComponent(list)}`)).status).toBe(422)
  })
})

describe('the lists', () => {
  it('are counted with what waits for approval', async () => {
    const { body } = await admin.get('/settings/reference')
    expect(body).toMatchObject({
      data: expect.arrayContaining([{ list: 'regions', total: expect.any(Number), drafts: 0, retired: 0 }]),
    })
  })
})

describe('a reason', () => {
  const FORM = {
    name: 'Moved abroad',
    allow_resubmit: true,
    default_text: ' Come back soon. ',
    text_required: false,
  }

  it('is added, changed, ordered, retired and, while nobody gave it, deleted', async () => {
    const added = await admin.post('/settings/reasons', { ...FORM, kind: 'reject' })
    expect([added.status, added.body]).toMatchObject([
      201,
      { data: { default_text: 'Come back soon.', uses: 0 } },
    ])
    const { id, version } = reason(added)
    expect((await admin.post('/settings/reasons', { ...FORM, kind: 'reject' })).body).toMatchObject({
      errors: { name: ['Reason already exists'] },
    })
    const put = (name: string) =>
      admin.send('PUT', `/settings/reasons/${id}`, {
        body: { ...FORM, name },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await put('Moved away')).status).toBe(200)
    expect((await put('Again')).status).toBe(412)

    const ids = (await reasons()).filter(({ kind }) => kind === 'reject').map((one) => one.id)
    const order = [id, ...ids.filter((one) => one !== id)]
    expect((await admin.put('/settings/reasons/order', { kind: 'reject', ids: order })).status).toBe(200)
    expect((await admin.get('/settings/history?area=reasons&pageSize=1')).body).toMatchObject({
      data: [{ title: 'Order of the reasons to reject an expert' }],
    })
    const hr = await portal.as('hr')
    expect(names(await hr.get('/reasons?kind=reject'))[0]).toBe('Moved away')
    expect((await admin.put('/settings/reasons/order', { kind: 'reject', ids: ids.slice(1) })).status).toBe(
      409,
    )

    await admin.post(`/settings/reasons/${id}/retire`)
    expect(names(await hr.get('/reasons?kind=reject'))).not.toContain('Moved away')
    expect((await admin.post(`/settings/reasons/${id}/retire`)).status).toBe(409)
    await admin.post(`/settings/reasons/${id}/restore`)
    expect((await admin.delete(`/settings/reasons/${id}`)).status).toBe(200)
  })

  it('that was given or came with the portal is retired and not deleted, and then refused for decisions', async () => {
    const given = (await reasons()).find(({ kind, uses }) => kind === 'reject' && uses > 0)
    expect((await admin.delete(`/settings/reasons/${given?.id}`)).status).toBe(409)
    await admin.post(`/settings/reasons/${given?.id}/retire`)
    const { person_id: id } = await portal.db
      .selectFrom('users')
      .select('person_id')
      .where('email', '=', 'pending@demo.test')
      .executeTakeFirstOrThrow()

    const refused = await admin.post(`/users/${id}/reject`, { reason_ids: [given?.id], status_reason: 'No.' })

    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { reason_ids: ['Choose from the list.'] } },
    ])
    await admin.post(`/settings/reasons/${given?.id}/restore`)
  })
})
