import { PasskeyForm } from '@guildhall/contract/passkeys'
import { Button, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as z from 'zod/mini'
import { passkeyList } from '#features/accounts/passkey-list.ts'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { useSchemaForm } from '#ui/fields/form.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { ConfirmPassword } from './confirm-password.tsx'

const Fields = z.strictObject({ name: PasskeyForm.shape.name, password: z.string() })

/** Names a passkey, then has the browser make it. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const formId = useId()
  const form = useSchemaForm({ schema: Fields, initialValues: { name: deviceName(), password: '' } })
  const { run, isPending, failure, code } = useWrite({
    kind: 'create',
    refetch: () => cache.invalidateQueries({ queryKey: passkeyList.queryKey }),
  })
  const save = form.onSubmit(async (values) => {
    // The ceremony is for few: its library comes with the first use.
    const { makePasskey } = await import('#features/accounts/passkey-ceremony.ts')
    await run(() => makePasskey(values), { form, said: 'Passkey added.', onDone: onClose })
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Add passkey"
      isDirty={form.isDirty()}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          Add passkey
        </Button>
      }
    >
      <form id={formId} onSubmit={save} noValidate aria-label="Add passkey">
        <Stack gap="md">
          <Failure text={failure} />
          <TextInput
            label="Name"
            description="How you will know it in the list."
            withAsterisk
            maxLength={80}
            {...form.getInputProps('name')}
          />
          <ConfirmPassword code={code} {...form.getInputProps('password')} />
        </Stack>
      </form>
    </FormDialog>
  )
}

const DEVICES = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Mac OS/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
] as const

/** What most people would call the device at hand. */
function deviceName(): string {
  return DEVICES.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'This device'
}
