import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { Weighed } from '@guildhall/contract/hiring/ranking'
import { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

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

const Ranking = z.object({
  data: z.array(
    z.object({
      score: z.number(),
      weak: z.boolean(),
      expert: z.object({ id: z.string() }),
      status: z.nullable(z.string()),
      parts: z.unknown(),
    }),
  ),
})

const Kept = z.object({ data: z.object({ score: z.number(), weighed: Weighed }) })

async function rank(asks = manager) {
  const answer = await asks.post(`/gigs/${gigId}/recommendations`, { pageSize: 100 })
  expect(answer.status, answer.text).toBe(200)
  return Ranking.parse(answer.body).data.map(({ score, weak, expert, status }) => ({
    id: expert.id,
    score,
    weak,
    status,
  }))
}

describe('the ranking', () => {
  it('is the same however names, nationalities and photos are swapped', async () => {
    const before = await rank()

    await fc.assert(
      fc.asyncProperty(fc.string(), async (seed) => {
        await sql`update people p set first_name = o.first_name, last_name = o.last_name,
            nationality = o.nationality, photo_file = o.photo_file
          from (select *, row_number() over (order by id) as place from people) o,
            (select id, row_number() over (order by md5(${seed} || id), id) as place from people) mine
          where mine.id = p.id and o.place = mine.place`.execute(portal.db)
        expect(await rank()).toEqual(before)
      }),
      { numRuns: 4 },
    )
  })

  it('is the same whichever gender the words of the profiles have', async () => {
    const say = (title: string, words: string) =>
      sql`update people set job_title = regexp_replace(job_title, '( chair(wo)?man)?$', ${title}),
        bio = regexp_replace(bio, '( Here:.*)?$', ${words})`.execute(portal.db)

    const brief = sql`update gigs set summary = regexp_replace(summary, '( Ask a chairman.)?$',
      ' Ask a chairman.') where id = ${gigId}`
    await brief.execute(portal.db)
    await say(' chairman', ' Here: Mr Smith leads his team; he was a businessman, and trusts himself.')
    const before = await rank()
    await say(' chairwoman', ' Here: Ms Smith leads her team; she was a businesswoman, and trusts herself.')

    expect(await rank()).toEqual(before)
  })

  it('does not know when somebody went to school', async () => {
    const before = await rank()
    await sql`update expert_educations set start_at = start_at - interval '20 years',
      end_at = end_at - interval '20 years'`.execute(portal.db)
    await sql`update people set version = version`.execute(portal.db)

    expect(await rank()).toEqual(before)
  })

  it('sees a profile that was changed in the very next ranking, and on every server', async () => {
    const before = await rank()
    const last = before.at(-1)?.id ?? ''
    const second = await portal.another()
    await sql`update people set job_title = 'Head of second-life batteries', bio =
      'Repurposed vehicle batteries as grid storage: battery testing, state of health, second-life business cases.'
      where id = ${last}`.execute(portal.db)

    const after = await rank()
    expect(after.findIndex(({ id }) => id === last)).toBeLessThan(10)
    const there = await new Client(second, 'manager').signIn('manager@demo.test')
    expect(await rank(there)).toEqual(after)
    await sql`update experts set is_available = false where person_id = ${last}`.execute(portal.db)
    expect((await rank()).map(({ id }) => id)).not.toContain(last)
  })

  it('offers nobody who lacks a language of the brief, or only understands it', async () => {
    const [first, second] = await rank()
    const language = await sql<{ id: string }>`insert into reference_items (list, name)
      values ('languages', 'Test language') returning id`.execute(portal.db)
    const id = language.rows[0]?.id
    await sql`insert into gig_languages (gig_id, language_id) values (${gigId}, ${id})`.execute(portal.db)
    await sql`insert into expert_languages (person_id, language_id, level)
      values (${first?.id}, ${id}, 'Fluent'), (${second?.id}, ${id}, 'Elementary')`.execute(portal.db)

    expect((await rank()).map((one) => one.id)).toEqual([first?.id])
    const answer = await manager.post(`/gigs/${gigId}/recommendations`, {})
    const { loosen } = z
      .object({ loosen: z.array(z.object({ key: z.string(), label: z.string(), more: z.number() })) })
      .parse(answer.body)
    expect(loosen.map(({ key, label }) => [key, label])).toEqual([['languages', 'Without Test language']])
    expect(loosen[0]?.more).toBeGreaterThan(1)
    await sql`delete from gig_languages where gig_id = ${gigId}`.execute(portal.db)
  })

  it('keeps with a request what was weighed', async () => {
    const first = (await rank()).find(({ status }) => status === null)
    const answer = await manager.post(`/gigs/${gigId}/engagements`, { expert_ids: [first?.id] })
    expect(answer.status, answer.text).toBeLessThan(300)

    const id = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(answer.body).data[0]?.id
    const read = async () => Kept.parse((await manager.get(`/engagements/${id}`)).body).data
    const { score, weighed } = await read()
    const sum = weighed.parts.reduce((total, { weight, value }) => total + 100 * weight * value, 0)
    expect(score).toBeCloseTo(sum, 1)
    const text = weighed.parts.find(({ key }) => key === 'text')
    expect(text?.evidence).not.toBe('')
    expect(text?.chips.length).toBeGreaterThan(0)

    // Whatever becomes of the profile and of the project.
    await sql`update people set job_title = 'Florist', bio = 'Flowers.' where id = ${first?.id}`.execute(
      portal.db,
    )
    await sql`update gigs set summary = 'Another matter altogether' where id = ${gigId}`.execute(portal.db)
    expect(await read()).toEqual({ score, weighed })
    const colleague = await portal.as('manager2')
    expect((await colleague.get(`/engagements/${id}`)).status).toBe(404)
  })
})
