import type { PaperKind, Question } from '@guildhall/contract/compliance/papers'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { nameOfUser } from '#platform/db/full-name.ts'

export interface PaperRow {
  id: string
  kind: PaperKind
  version: number
  title: string
  text: string
  questions: Question[]
  made_at: Date
  made_by: string | null
}

/** The current version of each text that somebody has written. */
export async function currentPapers(db: Db): Promise<PaperRow[]> {
  const { rows } =
    await sql<PaperRow>`select distinct on (c.kind) c.id, c.kind, c.version, c.title, c.text, c.questions,
      c.made_at, ${nameOfUser('c.made_by')} as made_by
    from compliance_papers c order by c.kind, c.version desc`.execute(db)
  return rows
}

/** Adds a version; false where somebody else was faster. */
export async function insertPaper(
  db: Db,
  row: Pick<PaperRow, 'kind' | 'version' | 'title' | 'text' | 'questions'>,
  by: { userId: string; at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('compliance_papers')
    .values({ ...row, questions: JSON.stringify(row.questions), made_by: by.userId, made_at: by.at })
    .onConflict((taken) => taken.columns(['kind', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** How many experts have done the current version of each; an attestation counts for its year. */
export async function doneOf(db: Db, year: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ kind: string; done: number }>`
    with current as (select distinct on (kind) id, kind, version from compliance_papers order by kind, version desc)
    select c.kind, case when c.kind = 'training'
        then (select count(*) from training_passes t where t.paper_id = c.id)
        else (select count(distinct a.person_id) from agreements a
          join agreement_signatures s on s.agreement_id = a.id
          where a.kind = c.kind and a.version = c.version and coalesce(a.year, ${year}::int) = ${year}::int) end::int as done
    from current c`.execute(db)
  return new Map(rows.map(({ kind, done }) => [kind, done]))
}
