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
  const form = useWidgetForm(widget, onClose)
  const heading = widget === undefined ? copy.add : copy.edit
  return (
    <SaveDialog
      title={heading}
      confirm={copy.save}
      {...form.dialog}
      onClose={onClose}
    >
        <TextInput label={copy.titleLabel} withAsterisk maxLength={150} {...form.text('title')} />
        <Textarea
          label={copy.bodyLabel}
          withAsterisk
          rows={6}
          maxLength={4000}
          {...form.text('body')}
        />
        <ChoiceField
          label={copy.statusLabel}
          options={STATUSES}
          {...form.field('status')}
        />
    </SaveDialog>
  )
}
