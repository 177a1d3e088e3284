import { GRANTABLE, PERMISSIONS, ROLES, type Permission, type Role } from '@guildhall/contract/access'
import { Button, Input, Select, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { copy } from '#features/keys/copy.ts'
import { useKeyForm } from '#features/keys/use-key-form.ts'
import { permissionName } from '#platform/permission-names.ts'
import { ROLE_NAMES } from '#platform/role-names.ts'
import { DayField } from '#ui/day-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { trimming } from '#ui/form.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import { ShownOnce } from '#ui/shown-once.tsx'
import '#ui/styles-dropdowns.css'
import styles from './key-dialog.module.css'

const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))

/** Makes a key, then shows it once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>()
  if (key !== undefined) return <MadeKey secret={key} onClose={onClose} />
  return <KeyForm onMade={setKey} onClose={onClose} />
}

function MadeKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={copy.shownTitle}
      closeOnClickOutside={false}
      actions={<Button onClick={onClose}>{copy.done}</Button>}
    >
      {copy.shownText}
      <ShownOnce label="Key" secret={secret} />
    </Dialog>
  )
}

function KeyForm({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const { form, isPending, failure, save } = useKeyForm(onMade)
  const formId = useId()
  const name = form.getInputProps('name')
  const { role, expires_at: lastDay } = form.getValues()
  return (
    <FormDialog
      onClose={onClose}
      title={copy.add}
      isDirty={form.isDirty()}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          {copy.add}
        </Button>
      }
    >
      <form id={formId} className={styles['fields']} onSubmit={save} noValidate aria-label={copy.add}>
        <Failure text={failure} />
        <TextInput
          label={copy.nameLabel}
          description={copy.nameHint}
          withAsterisk
          maxLength={80}
          {...name}
          {...trimming(name)}
        />
        <Select
          label={copy.roleLabel}
          withAsterisk
          data={ROLE_CHOICES}
          value={role}
          allowDeselect={false}
          comboboxProps={{ keepMounted: false }}
          error={form.errors['role']}
          onChange={(next) =>
            form.setValues({ role: ROLES.find((one) => one === next) ?? role, permissions: [] })
          }
        />
        <div>
          <MultiChoiceField
            label={copy.permissionsLabel}
            placeholder="Choose permissions"
            options={choicesOf(role)}
            value={form.getValues().permissions}
            onChange={(permissions) => form.setFieldValue('permissions', permissions)}
          />
          <Input.Description>{copy.permissionsHint}</Input.Description>
          <Input.Error>{form.errors['permissions']}</Input.Error>
        </div>
        <DayField
          label={copy.expiresLabel}
          description={copy.expiresHint}
          value={lastDay}
          error={form.errors['expires_at']}
          onChange={(day) => form.setFieldValue('expires_at', day)}
        />
      </form>
    </FormDialog>
  )
}

/** What this role can hold. */
function choicesOf(role: Role): { value: Permission; label: string }[] {
  return PERMISSIONS.filter(
    (permission) => role === 'growth_experts_admin' || GRANTABLE[permission]?.includes(role),
  ).map((value) => ({ value, label: permissionName(value) }))
}
