import { Segments } from '#ui/fields/segments.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hiringQueries } from '#features/hiring/queries.ts'
import { thingState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from '#features/hiring/components/hiring.module.css'
import hiringDialogs from '#features/hiring/components/hiring-dialogs.module.css'

interface Outcome {
  id: string
  outcome: 'completed' | 'terminated'
}
type Props = { gigId: string; onChange: (outcomes: Outcome[]) => void }

/** In the closing dialog of a project: what becomes of each expert who is hired. */
export function ClosingOutcomes({ gigId, onChange }: Props) {
  const hired = useQuery(hiringQueries.engagements(gigId, { status: 'Hired', page: 1, pageSize: '100' }))
  const [ended, setEnded] = useState<readonly string[]>([])
  const rows = hired.data?.data ?? []
  if (hired.error === null && rows.length === 0) return null
  const choose = (id: string, outcome: string) => {
    const next = outcome === 'terminated' ? [...ended, id] : ended.filter((one) => one !== id)
    setEnded(next)
    onChange(rows.map((row) => ({ id: row.id, outcome: next.includes(row.id) ? 'terminated' : 'completed' })))
  }
  return (
    <section className={hiringDialogs['outcomes']} aria-labelledby="outcomes">
      <h3 id="outcomes">{copy.outcomeForEachHired}</h3>
      <p className={styles['quiet']}>{copy.bothSidesCanRate}</p>
      <ListStates state={thingState(hired, hired.data === undefined)} onRefresh={() => void hired.refetch()}>
        <ul className={cx(layout['stack-8'], hiringDialogs['checks'])} aria-label={copy.hiredExperts}>
          {rows.map(({ id, expert }) => (
            <li key={id} data-outcome>
              <span>{expert.name}</span>
              <Segments
                label={copy.outcomeFor(expert.name)}
                isSmall
                options={[
                  { value: 'completed', label: copy.completed },
                  { value: 'terminated', label: copy.endedEarly },
                ]}
                value={ended.includes(id) ? 'terminated' : 'completed'}
                onChange={(outcome) => choose(id, outcome)}
              />
            </li>
          ))}
        </ul>
      </ListStates>
    </section>
  )
}
