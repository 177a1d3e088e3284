import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { listState } from '#platform/list-state.ts'
import type { Entry } from '#features/experts/queries.ts'
import type { Section } from '#features/experts/section.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { AddButton, Block, EditButton } from '#features/experts/components/block.tsx'
import type { EntryActs } from '#features/experts/components/entry-actions.tsx'
import { NotProvided } from '#features/experts/components/profile/not-provided.tsx'
import { SectionDialogs, type Opened } from './section-dialogs.tsx'
import { SectionEntries } from './section-entries.tsx'
import styles from './section-entries.module.css'
import { useLoaded } from '#ui/hooks/use-loaded.ts'

const loadList = () => import('./entries-dialog.tsx')

type Props<Row extends Entry> = {
  section: Section<Row>
  ownerId: string
  canEdit: boolean
  /** What hangs on an entry. */
  renderBelow?: (row: Row) => ReactNode
  /** What can be added to an entry. */
  addTo?: (row: Row) => EntryActs['add']
}

/** One section of a profile: its entries, and for who may edit the ways to add, change and delete them. */
export function SectionCard<Row extends Entry>(props: Props<Row>) {
  const { section, ownerId, canEdit, renderBelow, addTo } = props
  const query = useQuery(section.calls.list(ownerId))
  const { data: rows, refetch } = query
  const [opened, setOpened] = useState<Opened<Row>>()
  const [listed, setListed] = useState(false)
  const list = useLoaded(loadList, listed)
  const taken = useMemo(() => (rows ?? []).map((row) => section.view(row).title), [rows, section])
  const add = () => setOpened({ kind: 'add' })
  const actsOn = (row: Row): EntryActs => ({
    edit: () => setOpened({ kind: 'edit', row }),
    remove: () => setOpened({ kind: 'delete', row }),
    add: addTo?.(row),
  })
  const isListed = section.look === 'pills' && rows !== undefined && rows.length > 0
  const summary = rows === undefined ? '' : (section.summary?.(rows) ?? '')
  return (
    <Block
      title={section.title}
      aside={summary}
      action={
        canEdit && (
          <span className={styles['both']}>
            {isListed && <EditButton noun={section.title.toLowerCase()} onClick={() => setListed(true)} />}
            <AddButton noun={section.noun} onClick={add} />
          </span>
        )
      }
    >
      <ListStates
        state={listState(query, { isEmpty: rows === undefined })}
        onRefresh={() => void refetch()}
        skeleton={<SkeletonRows rows={2} columns={1} />}
      >
        {rows?.length === 0 && <NotProvided />}
        {rows !== undefined && rows.length > 0 && (
          <SectionEntries
            section={section}
            rows={rows}
            renderBelow={renderBelow}
            actsOn={canEdit ? actsOn : undefined}
          />
        )}
      </ListStates>
      {listed && list && (
        <list.EntriesDialog
          section={section}
          rows={rows ?? []}
          actsOn={actsOn}
          onAdd={add}
          onClose={() => setListed(false)}
        />
      )}
      <SectionDialogs
        section={section}
        ownerId={ownerId}
        taken={taken}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </Block>
  )
}
