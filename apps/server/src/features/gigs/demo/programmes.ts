import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The opportunities of each programme of the demo network. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  'Home care growth programme': [
    'Value-based pricing for imaging software',
    'Remote diagnostics in rural clinics',
  ],
  'Growth pipeline for machine builders': [
    'Robotics for mid-size plants',
    'Machine vision in food inspection',
  ],
  'Commerce expansion programme': [
    'Instant payments for small businesses',
    'Cross-border wallets in West Africa',
  ],
}

export async function writeProgrammes(db: Db, gigs: ReadonlyMap<string, string>): Promise<void> {
  for (const [programme, names] of Object.entries(CHILDREN)) {
    const ids = names.flatMap((name) => gigs.get(name) ?? [])
    const id = gigs.get(programme)
    if (id === undefined) continue
    const details = sql<string>`jsonb_set(details, '{child_gig_ids}', ${JSON.stringify(ids)}::jsonb)`
    await db.updateTable('gigs').set({ details }).where('id', '=', id).execute()
  }
}
