import { pageQuery } from '@guildhall/contract/envelope'
import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { hiringQueries, type RankingQuery } from '#features/hiring/queries.ts'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { ExpertHead } from './expert-head.tsx'
import styles from './hiring.module.css'
import { RequestDialog } from './step-dialogs.tsx'

type Props = {
  label: string
  gigId: string
  canRequest: boolean
  /** What narrows the ranking down; nothing does without it. */
  query?: RankingQuery
  isSearching?: boolean
}

const Search = z.object({ page: pageQuery.page })

/** Experts, the best first, each with what speaks for them. */
export function RankingList({ label, gigId, canRequest, query = {}, isSearching = false }: Props) {
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
  return (
    <>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={6} columns={3} />}
      >
        <ul className={styles['list']} aria-label={label}>
          {rows.map((row) => (
            <RankedRow
              key={row.expert.id}
              row={row}
              isChosen={isIn(row)}
              onToggle={() => toggle(row)}
              onRequest={canRequest && row.status === null ? () => ask(row) : undefined}
            />
          ))}
        </ul>
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

type BulkProps = {
  chosen: readonly Recommendation[]
  canRequest: boolean
  onClear: () => void
  onDialog: (dialog: 'request' | 'compare') => void
}

function Bulk({ chosen, canRequest, onClear, onDialog }: BulkProps) {
  const free = chosen.filter(({ status }) => status === null).length
  return (
    <section className={styles['bulk']} aria-label="Chosen experts">
      <span>{chosen.length} chosen</span>
      <span className={styles['rowActions']}>
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

type RowProps = {
  row: Recommendation
  isChosen: boolean
  onToggle: () => void
  onRequest: (() => void) | undefined
}

function RankedRow({ row, isChosen, onToggle, onRequest }: RowProps) {
  const { expert, score, parts, status } = row
  const skills = parts.find(({ key }) => key === 'skills')?.chips ?? []
  const strong = parts.filter(({ key, value }) => value >= 0.6 && ['industry', 'years', 'rate'].includes(key))
  return (
    <li className={styles['row']}>
      <Checkbox
        className={styles['choose'] ?? ''}
        aria-label={`Choose ${expert.name}`}
        checked={isChosen}
        onChange={onToggle}
      />
      <div>
        <ExpertHead expert={expert} />
        <ul className={styles['chips']} aria-label="Why">
          {skills.map((skill) => (
            <li key={skill} className={styles['chip']}>
              {skill}
            </li>
          ))}
          {strong.map(({ key, evidence }) => (
            <li key={key} className={styles['chip']} data-tone="plain">
              {evidence}
            </li>
          ))}
        </ul>
        <details className={styles['why']}>
          <summary>How the score comes about</summary>
          <dl className={styles['parts']}>
            {parts.map(({ key, label, value, evidence }) => (
              <div key={key} className={styles['part']}>
                <dt>{label}</dt>
                <dd className={styles['bar']}>
                  <span
                    role="img"
                    aria-label={`${Math.round(value * 100)} %`}
                    style={{ width: `${Math.round(value * 100)}%` }}
                  />
                </dd>
                <dd>{evidence}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      <div className={styles['score']}>
        <span className={styles['scoreFigure']}>
          {Math.round(score)} <small>match</small>
        </span>
        {status !== null && <StatusBadge status={status} />}
        {onRequest !== undefined && (
          <Button variant="default" size="xs" onClick={onRequest} aria-label={`Request ${expert.name}`}>
            Request
          </Button>
        )}
      </div>
    </li>
  )
}
