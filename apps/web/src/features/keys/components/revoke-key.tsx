import type { ApiKey } from '@guildhall/contract/keys'
import { copy } from '#features/keys/copy.ts'
import { revokeKey } from '#features/keys/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'

type Props = { apiKey: ApiKey | undefined; onClose: () => void }

/** Asks, then revokes. A key that somebody else revoked is revoked all the same. */
export function RevokeKey({ apiKey, onClose }: Props) {
  const { run, isPending } = useWrite({
    kind: 'update',
    tells: 'by toast',
    refetch: ['keys'],
    textOf: (error) => (error instanceof ApiError && error.status === 404 ? '' : undefined),
  })
  const revoke = () =>
    apiKey &&
    void run(() => revokeKey(apiKey.id), { said: copy.revoked, onDone: onClose, onRefused: onClose })
  return (
    <ConfirmDialog
      opened={apiKey !== undefined}
      onClose={onClose}
      onConfirm={revoke}
      title={copy.revokeTitle(apiKey?.name ?? '')}
      cancelLabel={copy.cancel}
      confirmLabel={copy.revoke}
      destructive
      pending={isPending}
    >
      {copy.revokeText}
    </ConfirmDialog>
  )
}
