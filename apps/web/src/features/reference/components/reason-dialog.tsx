import type { ReasonKind } from '@guildhall/contract/reference'
import { ReasonForm, type CaredReason } from '@guildhall/contract/reference/admin'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { addReason, changeReason } from '#features/reference/admin-queries.ts'
import { useCareForm } from '#features/reference/use-care-form.ts'
import { CareDialog } from './care-dialog.tsx'

type Props = { kind: ReasonKind; reason: CaredReason | undefined; onClose: () => void }

/** Writes a reason. */
export function ReasonDialog({ kind, reason, onClose }: Props) {
  const form = useCareForm({
    schema: ReasonForm,
    initial: {
      name: reason?.name ?? '',
      default_text: reason?.default_text ?? '',
      allow_resubmit: reason?.allow_resubmit ?? false,
      text_required: reason?.text_required ?? false,
    },
    deliver: (values) => (reason === undefined ? addReason(kind, values) : changeReason(reason, values)),
    said: reason === undefined ? 'The reason has been added.' : 'The reason has been saved.',
    onSaved: onClose,
  })
  return (
    <CareDialog
      title={reason === undefined ? 'Add reason' : 'Edit reason'}
      onClose={onClose}
      {...form.dialog}
    >
      <TextInput label="Reason" required maxLength={150} data-autofocus {...form.text('name')} />
      <Textarea
        label="Text"
        description="Fills the text of the dialog when this reason is chosen; it can be changed there."
        autosize
        minRows={3}
        maxLength={2000}
        {...form.text('default_text')}
      />
      {kind === 'reject' && <Checkbox label="The person may apply again" {...form.flag('allow_resubmit')} />}
      <Checkbox label="Says nothing without a text of its own" {...form.flag('text_required')} />
    </CareDialog>
  )
}
