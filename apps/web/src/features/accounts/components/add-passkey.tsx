import { PasskeyForm } from '@guildhall/contract/passkeys'
import { Button, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as z from 'zod/mini'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { passkeyList } from '#features/accounts/passkey-list.ts'
import { useForm } from '#platform/use-form.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { useValues } from '#ui/forms/use-values.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { ConfirmPassword } from './confirm-password.tsx'

const Fields = z.strictObject({ name: PasskeyForm.shape.name, password: z.string() })

/** Names a passkey, then has the browser make it. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const formId = useId()
  const filling = useValues(Fields, { name: deviceName(), password: '' })
  const form = useForm(filling, {
    kind: 'create',
    refetch: () => cache.invalidateQueries({ queryKey: passkeyList.queryKey }),
    async save() {
      // The ceremony is for few: its library comes with the first use.
      const { makePasskey } = await import('#features/accounts/passkey-ceremony.ts')
      await makePasskey(filling.values)
    },
    said: 'Passkey added.',
    onSaved: onClose,
  })
  return (
    <FormDialog
      onClose={onClose}
      title={settingsCopy.addPasskey}
      isDirty={form.isDirty}
      actions={
        <Button type="submit" form={formId} loading={form.isPending}>
          {settingsCopy.addPasskey}
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate aria-label={settingsCopy.addPasskey}>
        <Stack gap="md">
          <Failure text={form.failure} />
          <TextInput
            label={settingsCopy.name}
            description={settingsCopy.nameHelp}
            withAsterisk
            maxLength={80}
            {...form.text('name')}
          />
          <ConfirmPassword code={form.code} {...form.text('password')} />
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
