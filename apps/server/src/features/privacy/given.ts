import type { Db } from '#platform/db/database.ts'
import * as accounts from '#features/accounts/service.ts'
import * as store from './store.ts'

const DAY = 86_400_000

/** Experts of the demo network who asked to be erased, by their addresses; each so many days ago. */
const ASKED = [
  { email: 'stefan.vogel@experts.demo.test', daysAgo: 12, isWithdrawn: false },
  {
    email: 'karen.whitmore@experts.demo.test',
    daysAgo: 26,
    isWithdrawn: false,
    hold: 'Invoices of 2025 are under audit.',
  },
  { email: 'helen.strachan@experts.demo.test', daysAgo: 41, isWithdrawn: true },
] as const

/** Some requests: one that runs, one under a legal hold, one that was taken back. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'person_id', 'email'])
    .where('email', 'in', [...ASKED.map(({ email }) => email), 'admin@demo.test'])
    .execute()
  const admin = users.find(({ email }) => email === 'admin@demo.test')
  for (const { email, daysAgo, isWithdrawn, ...asked } of ASKED) {
    const user = users.find((one) => one.email === email)
    if (user === undefined) continue
    const requestedAt = new Date(now.getTime() - daysAgo * DAY)
    const due = new Date(requestedAt.getTime() + 30 * DAY)
    await store.insertErasure(db, {
      person_id: user.person_id,
      requested_by: user.id,
      requested_at: requestedAt,
      due_at: due,
      status: isWithdrawn ? 'withdrawn' : 'open',
      settled_at: isWithdrawn ? new Date(requestedAt.getTime() + 3 * DAY) : null,
    })
    if (!isWithdrawn) await accounts.setErasureDue(db, user.id, due)
    if ('hold' in asked) {
      const hold = {
        reason: asked.hold,
        set_by: admin?.id ?? null,
        set_at: new Date(now.getTime() - 20 * DAY),
      }
      await store.putHold(db, { person_id: user.person_id, ...hold })
    }
  }
}
