import type { Announcement } from '@guildhall/contract/announcements'
import { copy } from '#features/announcements/copy.ts'
import { deleteAnnouncement } from '#features/announcements/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'

type Props = { announcement: Announcement | undefined; onClose: () => void }

/** Asks, then deletes. One that somebody else has deleted is gone all the same. */
export function DeleteAnnouncement({ announcement, onClose }: Props) {
  const { run, isPending } = useWrite({
    kind: 'delete',
    tells: 'by toast',
    refetch: ['announcements'],
    textOf: (error) => (error instanceof ApiError && error.status === 404 ? '' : undefined),
  })
  const remove = (id: string) =>
    run(() => deleteAnnouncement(id), { said: copy.deleted, onDone: onClose, onRefused: onClose })
  return (
    <DeleteDialog
      opened={announcement !== undefined}
      onClose={onClose}
      onDelete={() => announcement && void remove(announcement.id)}
      type="announcement"
      pending={isPending}
    />
  )
}
