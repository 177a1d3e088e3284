import { afterAll, beforeAll, expect, it } from 'vitest'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import * as hours from '#features/work/hours/store.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { personalPart } from './service.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

it('names the project that somebody wrote hours for, and what came back of its weeks', async () => {
  const { id: person } = await givenExpert(portal.db)
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const hired = await engagement(portal.db, { gig, expert: person, status: 'Hired' })
  const times = { created_at: portal.clock.now, updated_at: portal.clock.now }
  await hours.insert(portal.db, { engagement_id: hired, day: '2026-01-02', minutes: 60, ...times })
  const week = { week: '2025-12-29', status: 'sent_back', reason: 'Split the first day.' }
  await portal.db
    .insertInto('hour_weeks')
    .values({ engagement_id: hired, ...week })
    .execute()
  const { internal_id: project, name } = await portal.db
    .selectFrom('gigs')
    .select(['internal_id', 'name'])
    .where('id', '=', gig)
    .executeTakeFirstOrThrow()

  const kept = await personalPart.collect(portal.db, {
    personId: person,
    userId: person,
    alias: '',
    words: [],
    names: [],
  })

  expect(kept['hours']).toEqual([{ project, name, day: '2026-01-02', minutes: 60, note: null }])
  expect(kept['weeks']).toMatchObject([{ project, ...week }])
})
