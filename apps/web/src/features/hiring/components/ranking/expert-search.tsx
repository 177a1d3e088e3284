import { Switch } from '@mantine/core'
import { oneOf, words } from '#platform/address-readers.ts'
import { FilteredExperts } from '#features/experts/components/filtered-experts.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { copy } from '#features/hiring/copy.ts'
import styles from '#features/hiring/components/hiring.module.css'
import { RankingList } from './ranking-list.tsx'

const SEARCH = { within_budget: oneOf(['true']), page: words() }

/** Experts by the filters of their lists (PRODUCT S-01), in the order of the ranking. */
export function ExpertSearch({ gigId, canRequest }: { gigId: string; canRequest: boolean }) {
  const { filter: address, setFilter } = useFilter(SEARCH)
  const isPayable = address.within_budget === 'true'
  return (
    <div className={styles['search']}>
      <FilteredExperts>
        {({ filter, isSearching, clear }) => (
          <>
            <Switch
              className={styles['payable'] ?? ''}
              label={copy.withinBudget}
              checked={isPayable}
              onChange={(event) =>
                setFilter({
                  within_budget: event.currentTarget.checked ? 'true' : undefined,
                  page: undefined,
                })
              }
            />
            <RankingList
              label={copy.expertsFound}
              gigId={gigId}
              canRequest={canRequest}
              query={{ filter, within_budget: isPayable || undefined }}
              isSearching={isSearching || isPayable}
              onClear={() => clear({ within_budget: undefined })}
            />
          </>
        )}
      </FilteredExperts>
    </div>
  )
}
