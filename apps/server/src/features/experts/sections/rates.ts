import type { Received } from '@guildhall/contract/endpoint'
import { SECTION_TEXTS, type Rate, type sections } from '@guildhall/contract/experts/sections'
import { rateText } from '@guildhall/contract/money'
import type { Db } from '#platform/db/database.ts'
import type { Place, Section } from './section.ts'

type Form = Received<typeof sections.rates.create, 'body'>

export const rates: Section<Form, Rate> = {
  name: 'rates',
  table: 'expert_rates',
  rows,
  columns: (_ctx, form) => Promise.resolve({ ...form }),
  label: ({ rate_type: type }) => type,
  isVisible: ({ canSeeRate }) => canSeeRate,
  unique: { column: 'rate_type', field: 'rate_type', text: SECTION_TEXTS.rates.exists },
}

async function rows(db: Db, { personId }: Place, id?: string): Promise<Rate[]> {
  const found = await db
    .selectFrom('expert_rates')
    .select(['id', 'version', 'rate_type', 'rate'])
    .where('person_id', '=', personId)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .orderBy('rate_type')
    .execute()
  return found.map((row) => {
    const rate = row.rate === null ? null : Number(row.rate)
    return { ...row, rate, rate_display: rateText(row.rate_type, rate) }
  })
}
