import { formatDate } from '#ui/text/date-format.ts'
import type { FilterTag } from '#ui/filters/chip-list.tsx'
import { shortened } from '#ui/text/see-more.tsx'
import { spelt } from '#ui/text/wording.ts'
import { SECTION_LABELS, STATUS_LABELS, TYPE_LABELS } from './copy.ts'
import { NO_FILTER, SECTIONS, activeFilters } from './filter-draft.ts'
import type { ActivityFilter, FilterKey, SectionKey } from './filter-draft.ts'

/** One removable chip over the list. */
export type SummaryTag = FilterTag<FilterKey>

/** Names of browsers and operating systems are cut here (specification spec 000 §2). */
const MAX_NAME = 15

/** What the list is filtered by, in the order of the card. `nameOf` turns ids and keys into names. */
export function summaryTags(
  filter: ActivityFilter,
  nameOf: (key: SectionKey, value: string) => string,
): SummaryTag[] {
  const { type, status, ip, start_at, end_at } = activeFilters(filter)
  return [
    ...(type ? [tag('type', 'Type', TYPE_LABELS[type])] : []),
    ...(status ? [tag('status', 'Status', spelt(STATUS_LABELS[status]))] : []),
    ...(ip ? [tag('ip', 'IP', ip)] : []),
    ...(start_at ? [tag('start_at', 'From', formatDate(start_at))] : []),
    ...(end_at ? [tag('end_at', 'To', formatDate(end_at))] : []),
    ...SECTIONS.flatMap((key) => {
      const names = filter[key].map((value) => nameOf(key, value))
      return names.length > 0 ? [sectionTag(key, names)] : []
    }),
  ]
}

/** The filters without the one of a chip. */
export function without(filter: ActivityFilter, key: FilterKey): ActivityFilter {
  return { ...filter, [key]: NO_FILTER[key] }
}

/** First name '+N': 'Chrome +2'. */
export function firstAndRest(names: readonly string[], max = Number.POSITIVE_INFINITY): string {
  const [first = '', ...rest] = names
  const shown = shortened(first, max)
  return rest.length > 0 ? `${shown} +${rest.length}` : shown
}

function sectionTag(key: SectionKey, names: readonly string[]): SummaryTag {
  const max = key === 'browser' || key === 'os' ? MAX_NAME : undefined
  return { key, label: SECTION_LABELS[key].title, value: firstAndRest(names, max), full: names.join(', ') }
}

function tag(key: FilterKey, label: string, value: string): SummaryTag {
  return { key, label, value, full: value }
}
