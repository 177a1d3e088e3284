import type { RestrictedForm } from '@guildhall/contract/compliance'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import styles from '#features/compliance/compliance-page.module.css'
import { complianceActs } from '#features/compliance/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { copy } from '#features/compliance/copy.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useErrors } from '#ui/forms/use-errors.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'

const KINDS: { value: RestrictedForm['kind']; label: string }[] = [
  { value: 'company', label: 'Company' },
  { value: 'topic', label: 'Topic' },
]

/** Puts a company or a topic on the restricted list. */
export function RestrictedDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState<Required<RestrictedForm>>({ kind: 'company', name: '', note: '' })
  const { errorOf, setErrors, tell } = useErrors()
  const { run, isPending, failure } = useWrite({ refetch: ['compliance', 'gigs'], kind: 'create' })
  const save = () => {
    if (form.name.trim() === '') return setErrors({ name: ['This field is required.'] })
    setErrors({})
    void run(() => complianceActs.restrict(form), {
      form: { tell },
      said: `${form.name.trim()} is restricted`,
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={copy.restrictACompanyOr}
      isDirty={form.name !== '' || form.note !== ''}
      actions={
        <Button onClick={save} loading={isPending}>
          {copy.save}
        </Button>
      }
    >
      <div className={cx(layout['stack-16'], styles['form'])}>
        <ChoiceField
          label={copy.kind}
          options={KINDS}
          value={form.kind}
          onChange={(kind) => setForm({ ...form, kind })}
        />
        <TextInput
          label={copy.name}
          description={form.kind === 'company' ? copy.nameHelp : copy.wordsHelp}
          required
          maxLength={200}
          value={form.name}
          onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
          error={errorOf('name')}
        />
        <Textarea
          label={copy.note}
          rows={2}
          maxLength={500}
          value={form.note ?? ''}
          onChange={(event) => setForm({ ...form, note: event.currentTarget.value })}
          error={errorOf('note')}
        />
        <Failure text={failure} />
      </div>
    </FormDialog>
  )
}
