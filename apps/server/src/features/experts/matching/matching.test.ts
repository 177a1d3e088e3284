import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import { openMatching, type Matching } from './service.ts'

let portal: Portal
let matching: Matching
let person = ''
beforeAll(async () => {
  portal = await startPortal()
  matching = openMatching()
  await refresh()
  const { rows } = await sql<{ id: string }>`select e.person_id as id from experts e
    where e.status = 'Approved' and e.is_available
      and exists (select from expert_skills x where x.person_id = e.person_id)
      and exists (select from expert_rates x where x.person_id = e.person_id)
      and exists (select from expert_languages x where x.person_id = e.person_id)
      and exists (select from expert_experiences x where x.person_id = e.person_id)
    order by e.person_id limit 1`.execute(portal.db)
  person = rows[0]?.id ?? ''
})
afterAll(() => portal.stop())

const refresh = () => matching.refresh(portal.db, portal.clock.now)

/** Jobs of the portal may touch somebody meanwhile, but nobody touches all. */
const FEW = 5

/** Of whom something else is kept after a change; the index itself stays. */
async function readAgainAfter(change: RawBuilder<unknown>) {
  const [index, before, version] = [matching.index(), [...matching.facts()], matching.version()]
  await change.execute(portal.db)
  await refresh()
  expect(matching.index()).toBe(index)
  expect(matching.version()).toBeGreaterThan(version)
  const other = matching.facts().flatMap((one, slot) => (one === before[slot] ? [] : [one?.personId ?? null]))
  expect(before.length).toBeGreaterThan(4 * FEW)
  expect(other.length).toBeLessThan(FEW)
  return other
}

describe('the memory of the profiles', () => {
  const CHANGES: [what: string, change: () => RawBuilder<unknown>][] = [
    ['title', () => sql`update people set job_title = 'Head of tests' where id = ${person}`],
    [
      'skill',
      () => sql`delete from expert_skills where ctid = (select ctid from expert_skills
      where person_id = ${person} limit 1)`,
    ],
    ['rate', () => sql`update expert_rates set rate = rate + 1 where person_id = ${person}`],
    ['language', () => sql`update expert_languages set level = 'Elementary' where person_id = ${person}`],
    ['job', () => sql`update expert_experiences set description = 'Ran tests.' where person_id = ${person}`],
    ['years', () => sql`update people set years_of_experience = 39 where id = ${person}`],
  ]

  it.each(CHANGES)(
    'takes in a new %s with the next look, and reads nobody else again',
    async (_what, change) => {
      expect(await readAgainAfter(change())).toContain(person)
    },
  )

  it('holds nobody who pauses, and everybody who is back', async () => {
    const pause = (isBack: boolean) =>
      sql`update experts set is_available = ${isBack} where person_id = ${person}`

    expect(await readAgainAfter(pause(false))).toContain(null)
    expect(matching.index().slotOf(person)).toBeUndefined()
    expect(await readAgainAfter(pause(true))).toContain(person)
  })
})
