import { WIDGET_STATUSES, type Widget } from '@guildhall/contract/widgets'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { copy } from '#features/widgets/copy.ts'
import { useWidgetForm } from '#features/widgets/use-widget-form.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { trimming } from '#ui/form.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import styles from './widget-dialog.module.css'

const STATUSES = WIDGET_STATUSES.map((value) => ({ value, label: value }))

type Props = { widget: Widget | undefined; onClose: () => void }

/** Writes a widget. */
export function WidgetDialog({ widget, onClose }: Props) {
  const { form, isPending, failure, save } = useWidgetForm(widget, onClose)
  const formId = useId()
  const heading = widget === undefined ? copy.add : copy.edit
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
        <ChoiceField
          label={copy.statusLabel}
          options={STATUSES}
          value={form.getValues().status}
          onChange={(status) => form.setFieldValue('status', status)}
        />
      </form>
    </FormDialog>
  )
}
