import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { DEMO_PAPERS, RENEWED } from './given-papers.ts'
import { insertPaper, type PaperRow } from './paper-store.ts'
import * as store from './store.ts'

const DEMO = [
  { kind: 'company', name: 'Nordvolt Recycling AB', note: 'In talks with a customer about a takeover.' },
  { kind: 'topic', name: 'solid-state cells', note: 'Patents in dispute; ask legal first.' },
] as const

/** The rules of the demo network: its texts, and its restricted list, of which nobody works anywhere. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@demo.test')
    .executeTakeFirst()
  if (admin === undefined) return
  const at = new Date(now.getTime() - 40 * 86_400_000)
  for (const entry of DEMO) await store.insert(db, entry, { userId: admin.id, at })
  for (const { age, ...paper } of DEMO_PAPERS) {
    const made = new Date(now.getTime() - age * 86_400_000)
    await insertPaper(db, { ...paper, version: 1 }, { userId: admin.id, at: made })
  }
  const { age, ...renewed } = RENEWED
  const renewedAt = new Date(now.getTime() - age * 86_400_000)
  await insertPaper(db, { ...renewed, version: 2 }, { userId: admin.id, at: renewedAt })
  // Where a customer shows most, whoever joins a call has learned the rules.
  for (const gate of ['training', 'attestation'])
    await store.setRequirement(
      db,
      { kind: 'growth-opportunity', confidentiality: 'restricted', gate, binds: ['call'] },
      { userId: admin.id, at },
    )
  await store.setRequirement(
    db,
    { kind: 'opportunity-engine', confidentiality: 'open', gate: 'training', binds: ['files'] },
    { userId: admin.id, at },
  )
}

/** The first version of each text. */
export async function firstPapers(db: Db): Promise<Omit<PaperRow, 'made_by'>[]> {
  const { rows } = await sql<
    Omit<PaperRow, 'made_by'>
  >`select id, kind, version, title, text, questions, made_at
    from compliance_papers where version = 1 order by kind`.execute(db)
  return rows
}
