import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The areas of expertise of a person. Version 0: never saved. */
export async function find(db: Db, personId: string) {
  const industries = db
    .selectFrom('expert_industries as it')
    .innerJoin('reference_items as item', 'item.id', 'it.industry_id')
    .select(['item.id', 'item.name'])
    .where('it.person_id', '=', personId)
    .orderBy(sql`item.name collate alphabetical`)
  const segments = db
    .selectFrom('expert_segments as it')
    .innerJoin('industry_segments as segment', 'segment.id', 'it.segment_id')
    .innerJoin('reference_items as industry', 'industry.id', 'segment.industry_id')
    .select([
      'segment.id',
      'segment.name',
      'segment.industry_id',
      'industry.name as industry_name',
      'segment.segment_1',
      'segment.segment_2',
    ])
    .where('it.person_id', '=', personId)
    .orderBy('industry.name')
    .orderBy('segment.position')
  const saved = db.selectFrom('expert_areas').select('version').where('person_id', '=', personId)
  return {
    industries: await industries.execute(),
    industry_segments: await segments.execute(),
    version: (await saved.executeTakeFirst())?.version ?? 0,
  }
}

export interface AreaIds {
  industryIds: readonly string[]
  segmentIds: readonly string[]
}

/** Replaces both sets. */
export async function replace(db: Db, personId: string, { industryIds, segmentIds }: AreaIds): Promise<void> {
  await db
    .insertInto('expert_areas')
    .values({ person_id: personId })
    .onConflict((row) => row.column('person_id').doUpdateSet({ version: sql`expert_areas.version + 1` }))
    .execute()
  await db.deleteFrom('expert_industries').where('person_id', '=', personId).execute()
  await db.deleteFrom('expert_segments').where('person_id', '=', personId).execute()
  const industries = industryIds.map((id) => ({ person_id: personId, industry_id: id }))
  if (industries.length > 0) await db.insertInto('expert_industries').values(industries).execute()
  const segments = segmentIds.map((id) => ({ person_id: personId, segment_id: id }))
  if (segments.length > 0) await db.insertInto('expert_segments').values(segments).execute()
}
