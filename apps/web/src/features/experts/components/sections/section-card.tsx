import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { failureText } from '#platform/api-error.ts'
import type { Entry } from '#features/experts/queries.ts'
import type { Section } from '#features/experts/section.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { AddButton, Block } from '#features/experts/components/block.tsx'
import { NotProvided } from '#features/experts/components/not-provided.tsx'
import { SectionDialogs, type Opened } from './section-dialogs.tsx'
import { SectionEntries } from './section-entries.tsx'

type Props<Row extends Entry> = {
  section: Section<Row>
  ownerId: string
  canEdit: boolean
  /** What hangs on an entry. */
  renderBelow?: (row: Row) => ReactNode
}

/** One section of a profile: its entries, and for who may edit the ways to add, change and delete them. */
export function SectionCard<Row extends Entry>({ section, ownerId, canEdit, renderBelow }: Props<Row>) {
  const { data: rows, isPending, isFetching, error, refetch } = useQuery(section.calls.list(ownerId))
  const [opened, setOpened] = useState<Opened<Row>>()
  const taken = useMemo(() => (rows ?? []).map((row) => section.view(row).title), [rows, section])
  const editing = {
    edit: (row: Row) => setOpened({ kind: 'edit', row }),
    remove: (row: Row) => setOpened({ kind: 'delete', row }),
  }
  const summary = rows === undefined ? '' : (section.summary?.(rows) ?? '')
  const state = {
    loading: isPending,
    reloading: isFetching,
    error: error !== null && failureText(error, 'list'),
    isSearching: false,
    isEmpty: rows === undefined,
    onFirstPage: true,
  }
  return (
    <Block
      title={section.title}
      aside={summary}
      action={canEdit && <AddButton noun={section.noun} onClick={() => setOpened({ kind: 'add' })} />}
    >
      <ListStates
        state={state}
        onRefresh={() => void refetch()}
        skeleton={<SkeletonRows rows={2} columns={1} />}
      >
        {rows?.length === 0 && <NotProvided />}
        {rows !== undefined && rows.length > 0 && (
          <SectionEntries
            section={section}
            rows={rows}
            renderBelow={renderBelow}
            editing={canEdit ? editing : undefined}
          />
        )}
      </ListStates>
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
