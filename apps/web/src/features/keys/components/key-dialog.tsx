import { canHold, PERMISSIONS, ROLES, type Permission, type Role } from '@guildhall/contract/access'
import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/keys/copy.ts'
import { useKeyForm } from '#features/keys/use-key-form.ts'
import { permissionName } from '#platform/permission-names.ts'
import { ROLE_NAMES } from '#platform/role-names.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import { SecretDialog } from '#ui/dialogs/secret-dialog.tsx'
import '#ui/theme/styles-dropdowns.css'

const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))

/** Makes a key, then shows it once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>()
  if (key !== undefined)
    return (
      <SecretDialog
        title={copy.shownTitle}
        label={copy.key}
        secret={key}
        confirm={copy.done}
        onClose={onClose}
      >
        {copy.shownText}
      </SecretDialog>
    )
  return <KeyForm onMade={setKey} onClose={onClose} />
}

function KeyForm({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const form = useKeyForm(onMade)
  const { role, permissions } = form.values
  return (
    <SaveDialog title={copy.add} confirm={copy.add} {...form.dialog} onClose={onClose}>
      <TextInput
        label={copy.nameLabel}
        description={copy.nameHint}
        withAsterisk
        maxLength={80}
        {...form.text('name')}
      />
      <Select
        label={copy.roleLabel}
        withAsterisk
        data={ROLE_CHOICES}
        value={role}
        allowDeselect={false}
        comboboxProps={{ keepMounted: false }}
        error={form.errorOf('role')}
        onChange={(next) => {
          form.put('role', ROLES.find((one) => one === next) ?? role)
          form.put('permissions', [])
        }}
      />
      <MultiChoiceField
        label={copy.permissionsLabel}
        placeholder={copy.choosePermissions}
        options={choicesOf(role)}
        value={permissions}
        onChange={(next) => form.put('permissions', next)}
        description={copy.permissionsHint}
        error={form.errorOf('permissions')}
      />
      <DayField label={copy.expiresLabel} description={copy.expiresHint} {...form.field('expires_at')} />
    </SaveDialog>
  )
}

/** What this role can hold. */
function choicesOf(role: Role): { value: Permission; label: string }[] {
  return PERMISSIONS.filter((permission) => canHold(role, permission)).map((value) => ({
    value,
    label: permissionName(value),
  }))
}
