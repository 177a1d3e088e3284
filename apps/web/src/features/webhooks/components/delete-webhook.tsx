import type { Webhook } from '@guildhall/contract/webhooks'
import { copy } from '#features/webhooks/copy.ts'
import { deleteWebhook } from '#features/webhooks/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'

type Props = { webhook: Webhook | undefined; onClose: () => void }

/** Asks, then deletes. One that somebody else has deleted is gone all the same. */
export function DeleteWebhook({ webhook, onClose }: Props) {
  const { run, isPending } = useWrite({
    kind: 'delete',
    tells: 'by toast',
    refetch: ['webhooks'],
    textOf: (error) => (error instanceof ApiError && error.status === 404 ? '' : undefined),
  })
  const remove = (id: string) =>
    run(() => deleteWebhook(id), { said: copy.deleted, onDone: onClose, onRefused: onClose })
  return (
    <DeleteDialog
      opened={webhook !== undefined}
      onClose={onClose}
      onDelete={() => webhook && void remove(webhook.id)}
      type="webhook"
      name={webhook?.url}
      pending={isPending}
    />
  )
}
