import { summaryTags, without } from '#features/activity/filter-summary.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import type { FilterNames } from '#features/activity/use-filter-names.ts'
import { ChipList } from '#ui/filters/chip-list.tsx'

type Props = {
  filter: ActivityFilter
  nameOf: FilterNames['nameOf']
  onApply: (filter: ActivityFilter) => void
}

/** What the list is filtered by; dropping a chip acts at once. */
export function FilterChips({ filter, nameOf, onApply }: Props) {
  const tags = summaryTags(filter, nameOf)
  return <ChipList tags={tags} onRemove={(key) => onApply(without(filter, key))} />
}
