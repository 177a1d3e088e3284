import { RATE_TYPES } from '@guildhall/contract/reference'
import type { Rate } from '@guildhall/contract/experts/sections'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { rates as section } from '#features/experts/short-sections.ts'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { AddButton } from '#features/experts/components/block.tsx'
import styles from './preferences.module.css'
import { SectionDialogs, type Opened } from '#features/experts/components/sections/section-dialogs.tsx'
import { EntryActions, type EntryActs } from '#features/experts/components/entry-actions.tsx'

/** What the expert asks for, for each kind of billing. */
export function RateList({ personId, canEdit }: { personId: string; canEdit: boolean }) {
  const query = useQuery(section.calls.list(personId))
  const rows = query.data ?? []
  const [opened, setOpened] = useState<Opened<Rate>>()
  const actsOn = (row: Rate) => ({
    edit: () => setOpened({ kind: 'edit', row }),
    remove: () => setOpened({ kind: 'delete', row }),
  })
  return (
    <>
      <div className={cx(layout['row'], styles['rateHead'])}>
        <span className={styles['label']}>{section.title}</span>
        {canEdit && query.data && rows.length < RATE_TYPES.length && (
          <AddButton noun={section.noun} onClick={() => setOpened({ kind: 'add' })} />
        )}
      </div>
      <ListStates
        state={listState(query, { isEmpty: query.data === undefined })}
        onRefresh={() => void query.refetch()}
        skeleton={<RateLines />}
      >
        <RateLines rows={rows} actsOn={canEdit ? actsOn : undefined} />
      </ListStates>
      <SectionDialogs
        section={section}
        ownerId={personId}
        taken={[]}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

type LinesProps = {
  /** Undefined until they have come: the lines hold the room. */
  rows?: readonly Rate[]
  actsOn?: ((row: Rate) => EntryActs) | undefined
}

function RateLines({ rows, actsOn }: LinesProps) {
  return (
    <ul className={cx(layout['stack-4'], styles['rates'])}>
      {RATE_TYPES.map((type) => {
        const row = rows?.find(({ rate_type: other }) => other === type)
        return (
          <li
            key={type}
            className={cx(layout['row-8'], styles['rate'])}
            data-none={row === undefined || undefined}
          >
            <span>{type}</span>
            <span>{rows && (row?.rate_display ?? copy.notProvided)}</span>
            {row && <EntryActions title={copy.rateType(type)} acts={actsOn?.(row)} />}
          </li>
        )
      })}
    </ul>
  )
}
