import type { Differences } from '#features/activity/service.ts'
import type { CompanyRecord } from './store.ts'

/** What a change has made of a company, in words: names instead of ids. Undefined when nothing is different. */
export function differencesOf(before: CompanyRecord | null, after: CompanyRecord): Differences | undefined {
  const [old, now] = [before === null ? {} : wordsOf(before), wordsOf(after)]
  const changed = Object.entries(now).flatMap(([field, to]) => {
    const from: unknown = Reflect.get(old, field) ?? null
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [[field, { from, to }] as const]
  })
  return changed.length === 0 ? undefined : Object.fromEntries(changed)
}

function wordsOf(row: CompanyRecord): Record<string, string | null> {
  const segments = row.segments.map(({ name }) => name).join(', ')
  return {
    name: row.name,
    type: row.type,
    website: row.website,
    industry: row.industry?.name ?? null,
    segments: segments === '' ? null : segments,
    country: row.country?.name ?? null,
    state: row.state?.name ?? null,
    city: row.city?.name ?? null,
    size: row.size,
    revenue: row.revenue === null ? null : `${row.currency} ${Number(row.revenue).toLocaleString('en-US')}`,
    description: row.description,
    parent: row.parent?.name ?? null,
  }
}
