import type { Passkey } from '@guildhall/contract/passkeys'
import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/accounts/copy.ts'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { passkeyList, removePasskey } from '#features/accounts/passkey-list.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { FormFailure } from './form-card.tsx'

type Props = { passkey: Passkey; onClose: () => void }

/** Asks, then removes; the password too when the sign-in was some time ago. */
export function RemovePasskey({ passkey, onClose }: Props) {
  const cache = useQueryClient()
  const [password, setPassword] = useState('')
  const { run, isPending, failure, code } = useWrite({
    kind: 'delete',
    refetch: () => cache.invalidateQueries({ queryKey: passkeyList.queryKey }),
  })
  const remove = () =>
    void run(() => removePasskey(passkey.id, password), { said: 'Passkey removed.', onDone: onClose })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={remove}
      title={settingsCopy.removeQuestion(passkey.name)}
      cancelLabel={copy.keepIt}
      confirmLabel={settingsCopy.remove}
      destructive
      pending={isPending}
    >
      <Stack gap="md">
        <FormFailure text={failure} />
        <span>{settingsCopy.removePasskeyLead}</span>
        <ConfirmPassword
          code={code}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
