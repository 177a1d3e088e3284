import { WIDGET_STATUSES, type Widget } from '@guildhall/contract/widgets'
import { Textarea, TextInput } from '@mantine/core'
import { copy } from '#features/widgets/copy.ts'
import { useWidgetForm } from '#features/widgets/use-widget-form.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'

const STATUSES = WIDGET_STATUSES.map((value) => ({ value, label: value }))

type Props = { widget: Widget | undefined; onClose: () => void }

/** Writes a widget. */
export function WidgetDialog({ widget, onClose }: Props) {
  const { form, isPending, failure, save } = useWidgetForm(widget, onClose)
  const heading = widget === undefined ? copy.add : copy.edit
  const title = form.getInputProps('title')
  return (
    <SaveDialog
      title={heading}
      confirm={copy.save}
      isDirty={form.isDirty()}
      isPending={isPending}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
        <TextInput label={copy.titleLabel} withAsterisk maxLength={150} {...title} />
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
    </SaveDialog>
  )
}
