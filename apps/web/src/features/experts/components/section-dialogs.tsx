import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import type { Entry } from '#features/experts/queries.ts'
import type { Section } from '#features/experts/section.ts'
import { DeleteDialog } from '#ui/delete-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'
import { SectionDialog } from './section-dialog.tsx'

/** What the reader is doing to a section. */
export type Opened<Row> = { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row }

type Props<Row extends Entry> = {
  section: Section<Row>
  ownerId: string
  taken: readonly string[]
  opened: Opened<Row> | undefined
  onClose: () => void
}

/** The dialogs of a section: add, change, and the second step of deleting. */
export function SectionDialogs<Row extends Entry>({ opened, ...props }: Props<Row>) {
  if (opened === undefined) return null
  if (opened.kind === 'add') return <SectionDialog {...props} />
  if (opened.kind === 'edit') return <SectionDialog {...props} entryId={opened.row.id} />
  return <Deleting {...props} row={opened.row} />
}

function Deleting<Row extends Entry>({
  section,
  ownerId,
  row,
  onClose,
}: Omit<Props<Row>, 'opened'> & { row: Row }) {
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function remove() {
    setPending(true)
    try {
      await section.calls.remove(ownerId, row.id)
      toasts.success(section.texts.deleted)
    } catch {
      toasts.error(copy.deleteFailed)
    }
    onClose()
    await queryClient.invalidateQueries({ queryKey: ['experts'] })
  }
  return (
    <DeleteDialog
      opened
      onClose={onClose}
      onDelete={() => void remove()}
      type={section.noun}
      name={section.view(row).title}
      pending={isPending}
    />
  )
}
