import { array, assert, asyncProperty, boolean, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import * as store from './store.ts'

let portal: Portal
let readers: string[]

beforeAll(async () => {
  portal = await startPortal()
  const found = await portal.db.selectFrom('users').select('id').orderBy('id').limit(3).execute()
  readers = found.map(({ id }) => id)
})
afterAll(() => portal.stop())

const row = (user_id: string, state: { is_read: boolean; in_app: boolean }) => ({
  user_id,
  category: 'jobs',
  kind: 'test',
  subject: 'Done.',
  mail: 'none',
  has_push: false,
  created_at: new Date(),
  ...state,
})

describe('notifications', () => {
  it('are written for more readers than one statement has room for', async () => {
    const [reader = ''] = readers
    await portal.db.deleteFrom('notifications').execute()

    await store.insert(
      portal.db,
      Array.from({ length: 9000 }, () => row(reader, { is_read: false, in_app: true })),
    )

    expect(await store.countUnread(portal.db, reader)).toBe(9000)
  })

  it('are counted for many readers as for each of them', async () => {
    const states = array(record({ is_read: boolean(), in_app: boolean() }), { maxLength: 4 })
    await assert(
      asyncProperty(array(states, { minLength: 3, maxLength: 3 }), async (each) => {
        await portal.db.deleteFrom('notifications').execute()
        await store.insert(
          portal.db,
          each.flatMap((own, index) => own.map((state) => row(readers[index] ?? '', state))),
        )

        const counted = await store.unreadOf(portal.db, readers)

        for (const reader of readers)
          expect(counted.get(reader) ?? 0).toBe(await store.countUnread(portal.db, reader))
      }),
      { numRuns: 20 },
    )
  })
})
