import { copy } from '#features/experts/copy.ts'
import type { Entry } from '#features/experts/queries.ts'
import type { Section } from '#features/experts/section.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { SectionDialog } from './section-dialog.tsx'
import type { Opened } from './section-dialogs.tsx'

type Props<Row extends Entry> = {
  section: Section<Row>
  ownerId: string
  taken: readonly string[]
  opened: Opened<Row>
  onClose: () => void
}

/** Add, change, or the second step of deleting. */
export function OpenedDialog<Row extends Entry>({ opened, ...props }: Props<Row>) {
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
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['experts'],
    textOf: () => copy.deleteFailed,
  })
  const remove = () =>
    run(() => section.calls.remove(ownerId, row.id), {
      said: section.texts.deleted,
      onDone: onClose,
      onRefused: onClose,
    })
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
