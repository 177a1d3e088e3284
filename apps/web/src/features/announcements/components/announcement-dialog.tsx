import { ROLES } from '@guildhall/contract/access'
import type { Announcement } from '@guildhall/contract/announcements'
import { Button, Input, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { copy, ROLE_LABELS } from '#features/announcements/copy.ts'
import { useAnnouncementForm } from '#features/announcements/use-announcement-form.ts'
import { DayField } from '#ui/day-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { trimming } from '#ui/form.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import styles from './announcement-dialog.module.css'

const READERS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

type Props = { announcement: Announcement | undefined; onClose: () => void }

/** Writes an announcement. */
export function AnnouncementDialog({ announcement, onClose }: Props) {
  const { form, isPending, failure, save } = useAnnouncementForm(announcement, onClose)
  const formId = useId()
  const heading = announcement === undefined ? copy.add : copy.edit
  const title = form.getInputProps('title')
  return (
    <FormDialog
      onClose={onClose}
      title={heading}
      isDirty={form.isDirty()}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          {copy.save}
        </Button>
      }
    >
      <form id={formId} className={styles['fields']} onSubmit={save} noValidate aria-label={heading}>
        <Failure text={failure} />
        <TextInput label={copy.titleLabel} withAsterisk maxLength={150} {...title} {...trimming(title)} />
        <Textarea
          label={copy.bodyLabel}
          withAsterisk
          rows={6}
          maxLength={4000}
          {...form.getInputProps('body')}
        />
        <div>
          <MultiChoiceField
            label={copy.rolesLabel}
            placeholder="Choose roles"
            options={READERS}
            value={form.getValues().roles}
            onChange={(roles) => form.setFieldValue('roles', roles)}
          />
          <Input.Error>{form.errors['roles']}</Input.Error>
        </div>
        <DayField
          label={copy.startsLabel}
          required
          value={form.getValues().starts_on}
          error={form.errors['starts_on']}
          onChange={(day) => form.setFieldValue('starts_on', day)}
        />
      </form>
    </FormDialog>
  )
}
