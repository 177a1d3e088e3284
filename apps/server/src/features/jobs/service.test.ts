import { array, assert, asyncProperty, boolean } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '#platform/http/refuse.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import * as jobs from './service.ts'

let portal: Portal
let admin = ''

beforeAll(async () => {
  portal = await startPortal()
  const found = portal.db.selectFrom('users').select('id').where('email', '=', 'admin@demo.test')
  admin = (await found.executeTakeFirstOrThrow()).id
})
afterAll(() => portal.stop())

async function begun(names: readonly string[]): Promise<string> {
  const { rows } = await sql<{ id: string; name: string }>`
    select gen_random_uuid() as id, name from unnest(${names}::text[]) name`.execute(portal.db)
  const { id } = await portal.db
    .insertInto('jobs')
    .values({ user_id: admin, kind: 'test', status: 'running', total: names.length, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into job_items (job_id, position, subject_id, name)
    select ${id}, position, (one->>'id')::uuid, one->>'name'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as item(one, position)`.execute(
    portal.db,
  )
  return id
}

describe('the parts of a job', () => {
  it('are done once each, however short the turns are', async () => {
    await assert(
      asyncProperty(array(boolean(), { maxLength: 6 }), async (allowed) => {
        const id = await begun(allowed.map(String))
        const done: string[] = []
        const turn = () =>
          jobs.eachItem(
            portal.db,
            id,
            (_tx, subject) => {
              done.push(subject)
              if (allowed[done.length - 1] !== true) throw refuse('wrong_state')
              return Promise.resolve()
            },
            0,
          )

        const turns: string[] = []
        do turns.push(await turn())
        while (turns.at(-1) === 'more')

        expect(turns).toHaveLength(allowed.length + 1)
        const items = await portal.db
          .selectFrom('job_items')
          .select(['subject_id', 'status'])
          .where('job_id', '=', id)
          .orderBy('position')
          .execute()
        expect(items.map((item) => item.subject_id)).toEqual(done)
        expect(items.map(({ status }) => status === 'done')).toEqual(allowed)
        const job = portal.db.selectFrom('jobs').select('done').where('id', '=', id)
        expect(await job.executeTakeFirst()).toEqual({ done: allowed.length })
      }),
      { numRuns: 20 },
    )
  })

  it('of several jobs are worked on by one worker, in turns', async () => {
    await portal.db.transaction().execute(async (tx) => {
      await jobs.addTurn(tx, 'nobody.does.this', { jobId: 'one' })
      await jobs.addTurn(tx, 'nobody.does.this', { jobId: 'two' })
    })

    const queues = await until(async () => {
      const { rows } = await sql<{
        queue: string
      }>`select distinct queue_name as queue from graphile_worker.jobs
        where task_identifier = 'nobody.does.this'`.execute(portal.db)
      return rows.length > 0 && rows
    })
    expect(queues).toEqual([{ queue: 'parts' }])
  })
})

describe('the outcome of a job', () => {
  const refused = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Person ${index + 1}`, message: 'Gone' }))

  it.each([
    [0, { count: '9 of 9', left: '' }],
    [1, { count: '8 of 9', left: ' Not done: Person 1 (Gone).' }],
    [5, { count: '4 of 9', left: ' Not done: Person 1 (Gone), Person 2 (Gone), Person 3 (Gone), 2 more.' }],
  ])('names the first of %d who were left', (count, said) => {
    expect(jobs.outcome(9, refused(count))).toEqual(said)
  })
})
