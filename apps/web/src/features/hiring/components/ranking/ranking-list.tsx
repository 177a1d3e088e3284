import { RANKING_SORTS, type Loosening, type Recommendation } from '@guildhall/contract/hiring/ranking'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { page, sortBy } from '#platform/address-readers.ts'
import { copy } from '#features/hiring/copy.ts'
import { hiringQueries, type RankingQuery } from '#features/hiring/queries.ts'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { CompareDialog, comparables } from './compare-dialog.tsx'
import { RankedExperts } from './ranked-experts.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { arrived, later } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'

const RankingBulk = late(async () => (await arrived(() => import('./ranking-bulk.tsx'))).RankingBulk)

const RequestDialog = later(async () => {
  const part = await arrived(() => import('#features/hiring/components/step-dialogs.tsx'))
  return { RequestDialog: part.RequestDialog }
}, 'RequestDialog')

type Props = {
  label: string
  gigId: string
  canRequest: boolean
  /** What narrows the ranking down; nothing does without it. */
  query?: RankingQuery
  isSearching?: boolean
  onClear?: () => void
}

const SEARCH = { page, sort: sortBy(RANKING_SORTS) }
const BEST: Sort = { key: 'score', direction: 'desc' }

/** Experts, the best first unless asked otherwise, each with what speaks for them. */
export function RankingList(props: Props) {
  const { label, gigId, canRequest, query = {}, isSearching = false, onClear } = props
  const { filter, setFilter } = useFilter(SEARCH)
  const { page = 1, sort = BEST } = filter
  const [chosen, setChosen] = useState<Recommendation[]>([])
  const [dialog, setDialog] = useState<'request' | 'compare'>()
  const sorted = filter.sort && { sort: `${filter.sort.key}:${filter.sort.direction}` }
  const list = useQuery(hiringQueries.ranking(gigId, { ...query, ...sorted, page }))
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: list.data?.messages,
  })
  const ask = (row: Recommendation) => {
    setChosen([row])
    setDialog('request')
  }
  const request = canRequest ? ask : undefined
  const close = () => {
    setDialog(undefined)
    setChosen([])
  }
  return (
    <>
      <WhoElse ways={list.data?.loosen ?? []} />
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        {...(onClear && { onClear })}
        skeleton={<SkeletonRows rows={6} columns={3} />}
      >
        <RankedExperts
          {...{ label, rows, chosen, sort }}
          onChoose={setChosen}
          onSort={(next) => setFilter({ sort: sortText(next), page: undefined })}
          onRequest={request}
          reloading={state.reloading ?? false}
        />
        {list.data && <Pagination {...list.data.pagination} onPage={(next) => setFilter(toPage(next))} />}
      </ListStates>
      <Suspense>
        {chosen.length > 0 && dialog === undefined && (
          <RankingBulk
            chosen={chosen}
            canRequest={canRequest}
            onClear={() => setChosen([])}
            onDialog={setDialog}
          />
        )}
        {dialog === 'request' && (
          <RequestDialog
            gigId={gigId}
            experts={chosen.filter(({ status }) => status === null).map(({ expert }) => expert)}
            onClose={close}
          />
        )}
      </Suspense>
      {dialog === 'compare' && (
        <CompareDialog people={comparables(chosen, request)} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

/** What keeps others out, when hardly anybody matches. */
function WhoElse({ ways }: { ways: readonly Loosening[] }) {
  if (ways.length === 0) return null
  return (
    <Banner tone="plain">
      {copy.fewerThanThreeExpertsMatch} {ways.map(({ label, more }) => `${label}: ${more} more.`).join(' ')}
    </Banner>
  )
}
