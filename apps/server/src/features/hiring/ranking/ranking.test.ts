import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { WEIGHTS } from './weighing.ts'

let portal: Portal
let manager: Client
let gigId: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  const gig = portal.db
    .selectFrom('gigs')
    .select('id')
    .where('name', '=', 'Second-life batteries as a business')
  gigId = (await gig.executeTakeFirstOrThrow()).id
})
afterAll(() => portal.stop())

const Ids = z.object({ data: z.array(z.object({ id: z.string() })) })
const Ranking = z.object({
  data: z.array(
    z.object({
      score: z.number(),
      weak: z.boolean(),
      status: z.nullable(z.string()),
      expert: z.object({ id: z.string(), name: z.string(), years_of_experience: z.nullable(z.number()) }),
      parts: z.array(
        z.object({
          key: z.string(),
          value: z.number(),
          weight: z.number(),
          evidence: z.string(),
          chips: z.array(z.string()),
        }),
      ),
    }),
  ),
  pagination: z.object({ total: z.number(), totalPages: z.number() }),
})

const Loosened = z.object({
  data: z.array(
    z.object({ weak: z.boolean(), parts: z.array(z.object({ key: z.string(), evidence: z.string() })) }),
  ),
  loosen: z.array(z.object({ key: z.string(), label: z.string(), more: z.number() })),
})

/** No weak match, and not half as expensive again as the budget. */
function isFitting({ weak, parts }: z.infer<typeof Loosened>['data'][number]): boolean {
  const rate = parts.find(({ key }) => key === 'rate')?.evidence ?? ''
  return !weak && (/^(\d+) % over/.exec(rate)?.[1] ?? '0').padStart(4, '0') <= '0050'
}

async function rank(body: object = {}) {
  const answer = await manager.post(`/gigs/${gigId}/recommendations`, body)
  expect(answer.status, answer.text).toBe(200)
  return Ranking.parse(answer.body)
}

describe('the ranking', () => {
  it('weighs only what the brief asks for, 100 together, each with its evidence', async () => {
    const { data } = await rank({ pageSize: 50 })

    expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
    for (const { score, parts } of data) {
      const keys = parts.map(({ key }) => key)
      const sum = parts.reduce((total, { value, weight }) => total + 100 * value * weight, 0)
      expect(keys).toContain('skills')
      // The brief names no languages.
      expect(keys).not.toContain('language')
      expect(parts.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(1, 2)
      expect(parts.every(({ evidence, value }) => evidence !== '' && value >= 0 && value <= 1)).toBe(true)
      expect(Math.abs(sum - score)).toBeLessThan(0.2)
    }
    expect(data[0]?.parts.find(({ key }) => key === 'skills')?.chips.length).toBeGreaterThan(0)
    expect(data[0]?.parts.find(({ key }) => key === 'text')?.chips.length).toBeGreaterThan(0)
  })

  it('puts the better score first, and weak matches below a line', async () => {
    const { data } = await rank({ pageSize: 100 })
    const [strong, weak] = [data.filter((one) => !one.weak), data.filter((one) => one.weak)]

    expect(strong.length).toBeGreaterThan(0)
    expect(weak.length).toBeGreaterThan(0)
    expect(data).toEqual([...strong, ...weak])
    for (const part of [strong, weak]) {
      expect(part.map(({ score }) => score)).toEqual(part.map(({ score }) => score).toSorted((a, b) => b - a))
    }
  })

  it('is put in another order by rate, rating or years, and weak matches stay last', async () => {
    const { data } = await rank({ sort: 'years:desc', pageSize: 50 })
    const up = await rank({ sort: 'years:asc', pageSize: 50 })

    const years = (rows: typeof data) =>
      rows.flatMap(({ weak, expert }) => (weak ? [] : [expert.years_of_experience ?? 0]))
    expect(years(data)).toEqual(years(data).toSorted((a, b) => b - a))
    expect(years(up.data)).toEqual(years(up.data).toSorted((a, b) => a - b))
    expect(years(data)[0]).toBeGreaterThan(years(up.data)[0] ?? 99)
    const firstWeak = data.findIndex(({ weak }) => weak)
    if (firstWeak >= 0) expect(data.slice(firstWeak).every(({ weak }) => weak)).toBe(true)
    const refused = await manager.post(`/gigs/${gigId}/recommendations`, { sort: 'name' })
    expect(refused.status).toBe(422)
  })

  it('is the same each time, page by page', async () => {
    const all = await rank({ pageSize: 40 })
    const [first, second] = [await rank({ pageSize: 5 }), await rank({ pageSize: 5, page: 2 })]

    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 10))
    expect(first.pagination.total).toBe(all.pagination.total)
  })

  it('leaves out whose account is suspended, until it is active again', async () => {
    const { data } = await rank({ pageSize: 100 })
    const id = data.at(-1)?.expert.id ?? ''
    const { user_id: user } = await portal.db
      .selectFrom('users')
      .select('id as user_id')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
    const admin = await portal.as('admin')
    const listed = async () => (await rank({ pageSize: 100 })).data.map(({ expert }) => expert.id)

    await admin.post(`/users/${user}/deactivate`)
    const without = await listed()
    await admin.post(`/users/${user}/activate`)

    expect(without).not.toContain(id)
    expect(await listed()).toContain(id)
  })

  it('leaves out who pauses, who is not approved, and who works for a company in conflict', async () => {
    const { data } = await rank({ pageSize: 100 })
    const [paused, rival] = [data[0]?.expert.id ?? '', data[1]?.expert.id ?? '']
    await portal.db
      .updateTable('experts')
      .set({ is_available: false })
      .where('person_id', '=', paused)
      .execute()
    const job = await portal.db
      .selectFrom('expert_experiences')
      .select('company_id')
      .where('person_id', '=', rival)
      .where('end_at', 'is', null)
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('gig_conflicts')
      .values({ gig_id: gigId, company_id: job.company_id ?? '' })
      .execute()

    const ids = (await rank({ pageSize: 100 })).data.map(({ expert }) => expert.id)

    expect(ids).not.toContain(paused)
    expect(ids).not.toContain(rival)
    const approved = await portal.db
      .selectFrom('experts')
      .select('person_id')
      .where('status', '=', 'Approved')
      .execute()
    expect(ids.every((id) => approved.some((row) => row.person_id === id))).toBe(true)
  })

  it('narrows by the filters of the lists of experts, and leaves score and order as they are', async () => {
    const all = await rank({ pageSize: 100 })
    const found = await rank({ pageSize: 100, filter: { years_min: '15' } })
    const ids = found.data.map(({ expert }) => expert.id)

    expect(found.data.length).toBeGreaterThan(0)
    expect(found.data).toEqual(
      all.data.filter(({ expert }) => (expert.years_of_experience ?? 0) >= 15 && ids.includes(expert.id)),
    )
    expect(found.data).toHaveLength(found.pagination.total)
    const list = await manager.get('/experts?years_min=15&tab=approved&pageSize=100')
    expect(ids.toSorted()).toEqual(
      Ids.parse(list.body)
        .data.map(({ id }) => id)
        .toSorted(),
    )
  })

  it('narrows by all of several skills or any of them, by words, and by budget', async () => {
    const [first, second] = (await rank({ pageSize: 100 })).data.map(({ expert }) => expert)
    const skillsOf = async (person: string | undefined) => {
      const { rows } = await sql<{ skill_id: string }>`select skill_id from expert_skills
        where person_id = ${person}`.execute(portal.db)
      return rows.map(({ skill_id: id }) => id)
    }
    const skills = await skillsOf(first?.id)
    const either = [...skills, ...(await skillsOf(second?.id))]
    const names = async (body: object) =>
      (await rank({ pageSize: 100, ...body })).data.map((one) => one.expert.name)

    const any = await names({ filter: { skill_id: either, skill_match: 'any' } })
    const every = await names({ filter: { skill_id: skills, skill_match: 'all' } })
    expect(every).toContain(first?.name)
    expect(any).toEqual(expect.arrayContaining([first?.name, second?.name]))
    expect(any.length).toBeGreaterThan(every.length)
    expect(await names({ filter: { keyword: first?.name.toUpperCase() } })).toEqual([first?.name])
    expect(await names({ filter: { keyword: "%' or 1=1 --" } })).toEqual([])
    const payable = await rank({ pageSize: 100, within_budget: true })
    expect(payable.data.length).toBeGreaterThan(0)
    expect(
      payable.data.every(({ parts }) =>
        parts.some(({ key, evidence }) => key === 'rate' && evidence === 'Within budget'),
      ),
    ).toBe(true)
    expect((await manager.post(`/gigs/${gigId}/recommendations`, { filter: { years: '1' } })).status).toBe(
      422,
    )
  })

  it('says what to give up when hardly anybody fits, and how many more do then', async () => {
    const ask = async (years: number) => {
      await sql`update gigs set years_min = ${years} where id = ${gigId}`.execute(portal.db)
      const answer = await manager.post(`/gigs/${gigId}/recommendations`, { pageSize: 100 })
      return Loosened.parse(answer.body)
    }
    const free = await ask(0)
    const strict = await ask(50)

    expect(free.loosen).toEqual([])
    expect(strict.loosen).toEqual([
      { key: 'years', label: 'With fewer than 50 years', more: free.data.filter(isFitting).length },
    ])
    await ask(10)
  })

  it('is for those who hire', async () => {
    const ask = async (name: string) =>
      (await (await portal.as(name)).post(`/gigs/${gigId}/recommendations`, {})).status

    expect(await ask('admin')).toBe(200)
    expect(await ask('manager2')).toBe(404)
    expect(await ask('hr')).toBe(403)
    expect(await ask('expert2')).toBe(403)
    expect(await ask('customer')).toBe(403)
  })

  it('finds the right people for a brief with typing errors', async () => {
    const say = (name: string, summary: string) =>
      sql`update gigs set name = ${name}, summary = ${summary}, description = null where id = ${gigId}`.execute(
        portal.db,
      )
    await say('Cybersecurity', 'Penetration testing of industrial networks')
    const right = (await rank({ pageSize: 5 })).data.map(({ expert }) => expert.id)
    await say('Cyberseurity', 'Penetration testing of industrial netwroks')

    const wrong = (await rank({ pageSize: 5 })).data.map(({ expert }) => expert.id)
    expect(wrong[0]).toBe(right[0])
    expect(wrong.filter((id) => right.includes(id)).length).toBeGreaterThanOrEqual(4)
  })
})
