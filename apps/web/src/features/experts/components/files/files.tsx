import type { Attachment } from '@guildhall/contract/experts/files'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fileQueries, type FileSet } from '#features/experts/file-queries.ts'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { AddButton, Block } from '#features/experts/components/block.tsx'
import { FileDialogs, type OpenedFile } from './file-dialogs.tsx'
import { FileRow } from './file-row.tsx'
import { NotProvided } from '#features/experts/components/profile/not-provided.tsx'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'

const WORDS = {
  attachments: { title: 'Attachments', noun: 'attachment' },
  nda: { title: 'Non-disclosure agreements', noun: 'agreement' },
} as const

type Props = { set: FileSet; personId: string; canEdit: boolean; view?: 'public' | undefined }

/** A set of files of a person; nothing at all for whom these files are hidden. */
export function Files({ set, personId, canEdit, view }: Props) {
  const own = useQuery({ ...fileQueries.set(set, personId), enabled: view === undefined })
  const publicOnes = useQuery({ ...fileQueries.publicOnes(personId), enabled: view === 'public' })
  const query = view === 'public' ? publicOnes : own
  const { data: rows, isSuccess, refetch } = query
  const [opened, setOpened] = useState<OpenedFile>()
  if (isSuccess && rows === undefined) return null
  const { title, noun } = WORDS[set]
  return (
    <Block
      title={title}
      action={canEdit && <AddButton noun={noun} onClick={() => setOpened({ kind: 'add' })} />}
    >
      <ListStates
        state={listState(query, { isEmpty: rows === undefined })}
        onRefresh={() => void refetch()}
        skeleton={<SkeletonRows rows={2} columns={1} />}
      >
        {rows?.length === 0 && <NotProvided />}
        {rows !== undefined && rows.length > 0 && (
          <FileRows rows={rows} label={title} onOpen={canEdit ? setOpened : undefined} />
        )}
      </ListStates>
      <FileDialogs
        place={{ set, personId }}
        noun={noun}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </Block>
  )
}

type RowsProps = {
  rows: Attachment[]
  label: string
  onOpen: ((opened: OpenedFile) => void) | undefined
}

/** Files with the ways to open, change and delete them. */
export function FileRows({ rows, label, onOpen }: RowsProps) {
  return (
    <ul className={cx(shared['list'], shared['lined'])} aria-label={label}>
      {rows.map((file) => (
        <FileRow
          key={file.uuid}
          file={file}
          editing={
            onOpen && {
              edit: () => onOpen({ kind: 'edit', file }),
              remove: () => onOpen({ kind: 'delete', file }),
            }
          }
        />
      ))}
    </ul>
  )
}
