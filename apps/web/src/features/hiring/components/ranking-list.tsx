import { pageQuery } from '@guildhall/contract/envelope'
import type { Loosening, Recommendation } from '@guildhall/contract/hiring/ranking'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { hiringQueries, type RankingQuery } from '#features/hiring/queries.ts'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import styles from './hiring.module.css'
import rankingList from './ranking-list.module.css'
import own from './ranked-row.module.css'
import { RankedRow } from './ranked-row.tsx'
import { RequestDialog } from './step-dialogs.tsx'

type Props = {
  label: string
  gigId: string
  canRequest: boolean
  /** What narrows the ranking down; nothing does without it. */
  query?: RankingQuery
  isSearching?: boolean
  onClear?: () => void
}

const Search = z.object({ page: pageQuery.page })

/** Experts, the best first, each with what speaks for them. */
export function RankingList({ label, gigId, canRequest, query = {}, isSearching = false, onClear }: Props) {
  const { filter, setFilter } = useFilter(Search)
  const { page = 1 } = filter
  const [chosen, setChosen] = useState<Recommendation[]>([])
  const [dialog, setDialog] = useState<'request' | 'compare'>()
  const list = useQuery(hiringQueries.ranking(gigId, { ...query, page }))
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching,
    onFirstPage: page === 1,
    messages: list.data?.messages,
  })
  const isIn = (row: Recommendation) => chosen.some((one) => one.expert.id === row.expert.id)
  const toggle = (row: Recommendation) =>
    setChosen(isIn(row) ? chosen.filter((one) => one.expert.id !== row.expert.id) : [...chosen, row])
  const ask = (row: Recommendation) => {
    setChosen([row])
    setDialog('request')
  }
  const close = () => {
    setDialog(undefined)
    setChosen([])
  }
  const rowOf = (row: Recommendation) => (
    <RankedRow
      key={row.expert.id}
      row={row}
      isChosen={isIn(row)}
      onToggle={() => toggle(row)}
      onRequest={canRequest && row.status === null ? () => ask(row) : undefined}
    />
  )
  return (
    <>
      <WhoElse ways={list.data?.loosen ?? []} />
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        {...(onClear && { onClear })}
        skeleton={<SkeletonRows rows={6} columns={3} />}
      >
        <RankedRows label={label} rows={rows.filter(({ weak }) => !weak)} of={rowOf} />
        <WeakMatches rows={rows.filter(({ weak }) => weak)} of={rowOf} />
        {list.data && (
          <Pagination
            {...list.data.pagination}
            onPage={(next) => setFilter({ page: next > 1 ? String(next) : undefined })}
          />
        )}
      </ListStates>
      {chosen.length > 0 && dialog === undefined && (
        <Bulk chosen={chosen} canRequest={canRequest} onClear={() => setChosen([])} onDialog={setDialog} />
      )}
      {dialog === 'request' && (
        <RequestDialog
          gigId={gigId}
          experts={chosen.filter(({ status }) => status === null).map(({ expert }) => expert)}
          onClose={close}
        />
      )}
      {dialog === 'compare' && (
        <CompareDialog rows={chosen.slice(0, 3)} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

type RowsProps = {
  label: string
  rows: readonly Recommendation[]
  of: (row: Recommendation) => ReactNode
}

function RankedRows({ label, rows, of }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <ul className={styles['list']} aria-label={label}>
      {rows.map(of)}
    </ul>
  )
}

/** What keeps others out, when hardly anybody matches. */
function WhoElse({ ways }: { ways: readonly Loosening[] }) {
  if (ways.length === 0) return null
  return (
    <p className={own['else']}>
      Fewer than three experts match. {ways.map(({ label, more }) => `${label}: ${more} more.`).join(' ')}
    </p>
  )
}

/** Below the line: people with nothing of what the project asks for, but free and not in conflict. */
function WeakMatches({ rows, of }: Omit<RowsProps, 'label'>) {
  if (rows.length === 0) return null
  return (
    <section className={own['weak']} aria-labelledby="weak-matches">
      <h3 id="weak-matches">Weak matches</h3>
      <p className={styles['quiet']}>None of the required skills, and little in common with the project.</p>
      <RankedRows label="Weak matches" rows={rows} of={of} />
    </section>
  )
}

type BulkProps = {
  chosen: readonly Recommendation[]
  canRequest: boolean
  onClear: () => void
  onDialog: (dialog: 'request' | 'compare') => void
}

function Bulk({ chosen, canRequest, onClear, onDialog }: BulkProps) {
  const free = chosen.filter(({ status }) => status === null).length
  return (
    <section className={rankingList['bulk']} aria-label="Chosen experts">
      <span>{chosen.length} chosen</span>
      <span className={rankingList['rowActions']}>
        <Button variant="white" size="xs" onClick={onClear}>
          Clear
        </Button>
        <Button
          variant="white"
          size="xs"
          disabled={chosen.length < 2 || chosen.length > 3}
          onClick={() => onDialog('compare')}
        >
          Compare
        </Button>
        {canRequest && free > 0 && (
          <Button size="xs" onClick={() => onDialog('request')}>
            Request {free}
          </Button>
        )}
      </span>
    </section>
  )
}
