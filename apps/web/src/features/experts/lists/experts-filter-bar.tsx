import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/experts/copy.ts'
import { ownRosters } from '#features/experts/rosters/roster-queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { ChipList, tagOf } from '#ui/filters/chip-list.tsx'
import { FilterChips } from '#ui/filters/filter-chips.tsx'
import { later } from '#ui/hooks/later.ts'
import { groupsOf, groupTags, withoutGroup } from './card-groups.ts'
import styles from './experts-filter-bar.module.css'
import { useCardNames } from './use-card-names.ts'
import type { CardFilters } from './use-card-filter.ts'

// Dropdowns come when somebody asks for them: they weigh more than the list.
const Field = later(() => import('./experts-filter-field.tsx'), 'ExpertsFilterField')

type Props = {
  experts: CardFilters
  /** Nobody is found: the empty list itself offers the way back. */
  isEmpty?: boolean
}

/** Search above three characters or by Enter, filters, and what the list is filtered by. */
export function ExpertsFilterBar({ experts, isEmpty = false }: Props) {
  const { card, keyword, rosterId, apply, find, clear } = experts
  const { actions } = useSignedIn()
  const { nameOf, isComplete } = useCardNames(card)
  return (
    <div className={styles['place']}>
      <FilterChips
        searchLabel={copy.searchByNameTitleSkill}
        search={keyword}
        minChars={4}
        onSearch={find}
        groups={groupsOf(actions)}
        tags={groupTags(card, nameOf)}
        renderField={(group) => (
          <Field group={group} filter={card} nameOf={nameOf} isNamed={isComplete} onApply={apply} />
        )}
        onRemove={(group) => apply(withoutGroup(card, group))}
        more={
          rosterId !== undefined && <Roster id={rosterId} onRemove={() => experts.showRoster(undefined)} />
        }
        onClear={isEmpty ? undefined : () => clear()}
      />
    </div>
  )
}

function Roster({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data: rosters } = useQuery(ownRosters)
  const name = rosters?.find((roster) => roster.id === id)?.name ?? '…'
  return <ChipList tags={[tagOf('roster', 'Roster', [name])]} onRemove={onRemove} />
}
