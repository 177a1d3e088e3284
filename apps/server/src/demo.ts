import { demoAccounts } from '#features/accounts/given.ts'
import type { Db } from '#platform/db/database.ts'
import { unhurried } from '#platform/db/unhurried.ts'
import type { DemoNetwork } from './feature.ts'
import { features } from './features.ts'

export type DemoOptions = Omit<DemoNetwork, 'accounts' | 'storage'> & Partial<Pick<DemoNetwork, 'storage'>>

/** Fills an empty database with the demo network; leaves any other as it is. */
export async function loadDemo(db: Db, { storage, ...options }: DemoOptions): Promise<void> {
  const rows = await Promise.all(features.map(async ({ demo }) => demo?.()))
  await db.transaction().execute(async (tx) => {
    await unhurried(tx)
    const someone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (someone !== undefined) return
    const network = { ...options, storage, accounts: await demoAccounts(tx) }
    for (const feature of rows) await feature?.demo?.(tx, network)
    for (const feature of rows) await feature?.lateDemo?.(tx, network)
  })
}
