import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { Suspense, useState, type ReactNode } from 'react'
import { useIsMobile, useNarrowerThan } from '#ui/theme/breakpoint.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { useFirstScreen } from '#ui/lists/use-first-screen.ts'
import { later } from '#ui/hooks/later.ts'
import { useKeys } from '#ui/hooks/use-keys.ts'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import styles from '#features/hiring/components/hiring.module.css'
import own from './ranked-row.module.css'
import { RankedRow } from './ranked-row.tsx'
import { RankingTable } from './ranking-table.tsx'
import { ReasonPanel } from './reason-panel.tsx'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  label: string
  rows: Recommendation[]
  chosen: readonly Recommendation[]
  onChoose: (rows: Recommendation[]) => void
  sort: Sort
  onSort: (sort: Sort | undefined) => void
  onRequest: ((row: Recommendation) => void) | undefined
  reloading: boolean
}

const ReasonDrawer = later(() => import('./reason-drawer.tsx'), 'ReasonDrawer')

/** From this width on, in px, the reasons have room beside the table. */
const WITH_PANEL = 1100

/** In px. */
const SMALLEST_CARD = 120

/** One page of the ranking: a table with the reasons beside it, or behind each score; on a phone cards that open. */
export function RankedExperts(props: Props) {
  const isMobile = useIsMobile()
  return isMobile ? <RankedCards {...props} /> : <RankedTable {...props} />
}

function RankedTable({ label, rows, chosen, onChoose, onRequest, reloading, ...order }: Props) {
  const [looked, setLooked] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useNarrowerThan(WITH_PANEL)
  const place = Math.max(
    0,
    rows.findIndex(({ expert }) => expert.id === looked),
  )
  const row = rows[place]
  const close = () => setOpen(false)
  const go = (next: number) => rows[next] && setLooked(rows[next].expert.id)
  const ask = row !== undefined && row.status === null && onRequest ? () => onRequest(row) : undefined
  useKeys({
    j: () => go(place + 1),
    k: () => go(place - 1),
    x: () => row && onChoose(toggled(chosen, row)),
    r: ask,
  })
  const choose = (ids: string[]) => onChoose(together(chosen, rows, ids))
  // One head orders both: those below the line stay below it.
  const tableOf = (some: readonly Recommendation[], isWeak: boolean) => (
    <RankingTable
      label={isWeak ? copy.weakMatches : label}
      rows={some}
      current={row?.expert.id}
      onCurrent={(id) => {
        setLooked(id)
        setOpen(isNarrow)
      }}
      chosen={chosen.map(({ expert }) => expert.id)}
      onChoose={choose}
      onRequest={onRequest}
      hasStates={onRequest !== undefined || rows.some(({ status }) => status !== null)}
      reloading={reloading}
      {...(!isWeak && order)}
    />
  )
  return (
    <div className={cx(layout['stack-16'], own['board'])}>
      <div className={shared['shrinks']}>
        <Ranked rows={rows} of={tableOf} />
        <p className={cx(shared['note'], own['keys'])}>
          {copy.keysMove}
          {onRequest && copy.keysRequest}.
        </p>
      </div>
      {row && !isNarrow && <ReasonPanel row={row} onRequest={ask} />}
      {row && isNarrow && isOpen && (
        <Suspense>
          <ReasonDrawer row={row} onClose={close} onRequest={ask && (() => (close(), ask()))} />
        </Suspense>
      )}
    </div>
  )
}

function RankedCards({ label, rows: all, chosen, onChoose, onRequest }: Props) {
  const rows = useFirstScreen(all, SMALLEST_CARD)
  const cardsOf = (some: readonly Recommendation[], isWeak: boolean) => (
    <ul className={cx(shared['list'], layout['stack-12'])} aria-label={isWeak ? copy.weakMatches : label}>
      {some.map((row) => (
        <RankedRow
          key={row.expert.id}
          row={row}
          isChosen={isIn(chosen, row)}
          onToggle={() => onChoose(toggled(chosen, row))}
          onRequest={onRequest && row.status === null ? () => onRequest(row) : undefined}
        />
      ))}
    </ul>
  )
  return <Ranked rows={rows} of={cardsOf} />
}

type RankedProps = {
  rows: readonly Recommendation[]
  of: (rows: readonly Recommendation[], isWeak: boolean) => ReactNode
}

/** Below the line: people with nothing of what the project asks for, but free and not in conflict. */
function Ranked({ rows, of }: RankedProps) {
  const [strong, weak] = [rows.filter((row) => !row.weak), rows.filter((row) => row.weak)]
  return (
    <>
      {strong.length > 0 && of(strong, false)}
      {weak.length > 0 && (
        <section className={own['weak']} aria-labelledby="weak-matches">
          <h3 id="weak-matches">{copy.weakMatches}</h3>
          <p className={styles['quiet']}>{copy.noneOfTheRequired}</p>
          {of(weak, true)}
        </section>
      )}
    </>
  )
}

const isIn = (chosen: readonly Recommendation[], { expert }: Recommendation) =>
  chosen.some((one) => one.expert.id === expert.id)

function toggled(chosen: readonly Recommendation[], row: Recommendation): Recommendation[] {
  if (!isIn(chosen, row)) return [...chosen, row]
  return chosen.filter((one) => one.expert.id !== row.expert.id)
}

/** Of one table the ids that are chosen now; of other tables and pages who was chosen before. */
function together(
  chosen: readonly Recommendation[],
  rows: readonly Recommendation[],
  ids: readonly string[],
): Recommendation[] {
  const kept = chosen.filter((one) => ids.includes(one.expert.id))
  return [...kept, ...rows.filter((row) => ids.includes(row.expert.id) && !isIn(kept, row))]
}
