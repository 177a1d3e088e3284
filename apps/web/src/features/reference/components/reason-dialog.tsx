import type { ReasonKind } from '@guildhall/contract/reference'
import { ReasonForm, type CaredReason } from '@guildhall/contract/reference/admin'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { addReason, changeReason } from '#features/reference/admin-queries.ts'
import { copy } from '#features/reference/copy.ts'
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
    version: reason?.version,
    deliver: (values, version) =>
      reason === undefined ? addReason(kind, values) : changeReason({ ...reason, version }, values),
    said: reason === undefined ? 'The reason has been added.' : 'The reason has been saved.',
    onSaved: onClose,
  })
  return (
    <CareDialog
      title={reason === undefined ? copy.addReason : copy.editReason}
      onClose={onClose}
      {...form.dialog}
    >
      <TextInput label={copy.reason} required maxLength={150} data-autofocus {...form.text('name')} />
      <Textarea
        label={copy.text}
        description={copy.textHelp}
        autosize
        minRows={3}
        maxLength={2000}
        {...form.text('default_text')}
      />
      {kind === 'reject' && <Checkbox label={copy.thePersonMayApplyAgain} {...form.flag('allow_resubmit')} />}
      <Checkbox label={copy.reasonWithoutText} {...form.flag('text_required')} />
    </CareDialog>
  )
}
