import { Switch } from '@mantine/core'
import * as z from 'zod/mini'
import { ExpertsFilterBar } from '#features/experts/lists/experts-filter-bar.tsx'
import { useCardFilter } from '#features/experts/lists/use-card-filter.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import styles from './hiring.module.css'
import { RankingList } from './ranking-list.tsx'

const Search = z.object({ within_budget: z.optional(z.literal('true')), page: z.optional(z.string()) })

/** Experts by the filters of their lists (PRODUCT S-01), in the order of the ranking. */
export function ExpertSearch({ gigId, canRequest }: { gigId: string; canRequest: boolean }) {
  const prefix = prefixOf(useSignedIn()) ?? 'manager'
  const experts = useCardFilter()
  const { filter, setFilter } = useFilter(Search)
  const isPayable = filter.within_budget === 'true'
  return (
    <div className={styles['search']}>
      <ExpertsFilterBar prefix={prefix} experts={experts} />
      <Switch
        className={styles['payable'] ?? ''}
        label="Within budget"
        checked={isPayable}
        onChange={(event) =>
          setFilter({ within_budget: event.currentTarget.checked ? 'true' : undefined, page: undefined })
        }
      />
      <RankingList
        label="Experts found"
        gigId={gigId}
        canRequest={canRequest}
        query={{ filter: experts.filters, within_budget: isPayable || undefined }}
        isSearching={experts.keyword !== '' || experts.isFiltered || isPayable}
      />
    </div>
  )
}
