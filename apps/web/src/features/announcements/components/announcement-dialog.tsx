import { ROLES } from '@guildhall/contract/access'
import type { Announcement } from '@guildhall/contract/announcements'
import { Textarea, TextInput } from '@mantine/core'
import { copy, ROLE_LABELS } from '#features/announcements/copy.ts'
import { useAnnouncementForm } from '#features/announcements/use-announcement-form.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'

const READERS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

type Props = { announcement: Announcement | undefined; onClose: () => void }

/** Writes an announcement. */
export function AnnouncementDialog({ announcement, onClose }: Props) {
  const form = useAnnouncementForm(announcement, onClose)
  const heading = announcement === undefined ? copy.add : copy.edit
  return (
    <SaveDialog title={heading} confirm={copy.save} {...form.dialog} onClose={onClose}>
      <TextInput label={copy.titleLabel} withAsterisk maxLength={150} {...form.text('title')} />
      <Textarea label={copy.bodyLabel} withAsterisk rows={6} maxLength={4000} {...form.text('body')} />
      <MultiChoiceField
        label={copy.rolesLabel}
        placeholder={copy.chooseRoles}
        options={READERS}
        value={form.values.roles}
        onChange={(roles) => form.put('roles', roles)}
        error={form.errorOf('roles')}
      />
      <DayField label={copy.startsLabel} required {...form.field('starts_on')} />
    </SaveDialog>
  )
}
