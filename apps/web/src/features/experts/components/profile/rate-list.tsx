import { RATE_TYPES } from '@guildhall/contract/reference'
import type { Rate } from '@guildhall/contract/experts/sections'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { rates as section } from '#features/experts/short-sections.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { AddButton } from '#features/experts/components/block.tsx'
import styles from './preferences.module.css'
import { SectionDialogs, type Opened } from '#features/experts/components/sections/section-dialogs.tsx'
import { EntryActions } from '#features/experts/components/entry-actions.tsx'

/** What the expert asks for, for each kind of billing. */
export function RateList({ personId, canEdit }: { personId: string; canEdit: boolean }) {
  const { data: rows = [] } = useQuery(section.calls.list(personId))
  const [opened, setOpened] = useState<Opened<Rate>>()
  const actsOn = (row: Rate) => ({
    edit: () => setOpened({ kind: 'edit', row }),
    remove: () => setOpened({ kind: 'delete', row }),
  })
  return (
    <>
      <div className={cx(layout['row'], styles['rateHead'])}>
        <span className={styles['label']}>{section.title}</span>
        {canEdit && rows.length < RATE_TYPES.length && (
          <AddButton noun={section.noun} onClick={() => setOpened({ kind: 'add' })} />
        )}
      </div>
      <ul className={cx(layout['stack-4'], styles['rates'])}>
        {RATE_TYPES.map((type) => {
          const row = rows.find(({ rate_type: other }) => other === type)
          return (
            <li
              key={type}
              className={cx(layout['row-8'], styles['rate'])}
              data-none={row === undefined || undefined}
            >
              <span>{type}</span>
              <span>{row?.rate_display ?? copy.notProvided}</span>
              {row && <EntryActions title={copy.rateType(type)} acts={canEdit ? actsOn(row) : undefined} />}
            </li>
          )
        })}
      </ul>
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
