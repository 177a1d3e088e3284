import type { RolePrefix } from '@guildhall/contract/access'
import { useQuery } from '@tanstack/react-query'
import { lazy, useId, useState } from 'react'
import { ChipList, tagOf, type FilterTag } from '#ui/filters/chip-list.tsx'
import { FilterBar } from '#ui/filters/filter-bar.tsx'
import { cardTags, without } from './card-chips.ts'
import styles from './experts-filter-bar.module.css'
import { ownRosters } from '#features/experts/rosters/roster-queries.ts'
import { useCardNames } from './use-card-names.ts'
import type { CardFilters } from './use-card-filter.ts'

// Dropdowns come when somebody asks for them: they weigh more than the list.
const Card = lazy(async () => ({ default: (await import('./experts-filter-card.tsx')).ExpertsFilterCard }))

type Props = {
  prefix: RolePrefix
  experts: CardFilters
  /** Nobody is found: the empty list itself offers the way back. */
  isEmpty?: boolean
}

/** Search above three characters or by Enter, filters, and what the list is filtered by. */
export function ExpertsFilterBar({ prefix, experts, isEmpty = false }: Props) {
  const { card, keyword, isFiltered, apply, find, clear } = experts
  const [isOpen, setOpen] = useState(false)
  const cardId = useId()
  const { nameOf, isComplete } = useCardNames(card)
  return (
    <div className={styles['place']}>
      <FilterBar
        searchLabel="Search by name, title, skill"
        search={keyword}
        minChars={4}
        onSearch={find}
        isFiltered={isFiltered}
        summary={isFiltered && <Chips experts={experts} nameOf={nameOf} />}
        onClear={isEmpty ? undefined : () => clear()}
        isOpen={isOpen}
        onToggle={setOpen}
        cardId={cardId}
      >
        {isComplete && (
          <Card
            key={JSON.stringify(card)}
            id={cardId}
            prefix={prefix}
            filter={card}
            nameOf={nameOf}
            onApply={(next) => {
              apply(next)
              setOpen(false)
            }}
          />
        )}
      </FilterBar>
    </div>
  )
}

function Chips({
  experts: { card, apply, rosterId, showRoster },
  nameOf,
}: {
  experts: CardFilters
  nameOf: (id: string) => string
}) {
  const { data: rosters } = useQuery({ ...ownRosters, enabled: rosterId !== undefined })
  const roster = rosters?.find(({ id }) => id === rosterId)?.name ?? '…'
  const tags: FilterTag<'roster' | keyof typeof card>[] = [
    ...(rosterId === undefined ? [] : [tagOf('roster', 'Roster', [roster])]),
    ...cardTags(card, nameOf),
  ]
  const remove = (key: (typeof tags)[number]['key']) =>
    key === 'roster' ? showRoster(undefined) : apply(without(card, key))
  return <ChipList tags={tags} onRemove={remove} />
}
