import { DeliverableForm, type Deliverable } from '@guildhall/contract/work/deliverables'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent } from 'react'
import { copy } from '#features/work/copy.ts'
import { deliverableActs, workQueries } from '#features/work/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { DayField } from '#ui/fields/day-field.tsx'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'
import { useSchemaForm } from '#ui/fields/form.ts'

type Props = { gigId: string; deliverable?: Deliverable | undefined; onClose: () => void }

/** Adds a deliverable, or changes what is owed and by when. */
export function DeliverableDialog({ gigId, deliverable, onClose }: Props) {
  const { form, isPending, failure, save } = useDeliverableForm({ gigId, deliverable, onClose })
  const { data: hired = [] } = useQuery(workQueries.hired(gigId))
  const heading = deliverable === undefined ? copy.add : copy.edit
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
      <TextInput label={copy.titleLabel} withAsterisk maxLength={300} {...form.getInputProps('title')} />
      <DayField
        label={copy.dueLabel}
        value={form.getValues().due_at ?? ''}
        error={form.errors['due_at']}
        onChange={(day) => form.setFieldValue('due_at', day === '' ? null : day)}
      />
      {hired.length > 1 && (
        <ChoiceField
          label={copy.whoLabel}
          options={[
            { value: '', label: copy.anybody },
            ...hired.map(({ id, expert }) => ({ value: id, label: expert.name })),
          ]}
          value={form.getValues().engagement_id ?? ''}
          onChange={(id) => form.setFieldValue('engagement_id', id === '' ? null : id)}
        />
      )}
    </SaveDialog>
  )
}

function useDeliverableForm({ gigId, deliverable, onClose }: Props) {
  const form = useSchemaForm<{ title: string; due_at: string | null; engagement_id: string | null }>({
    schema: DeliverableForm,
    initialValues: {
      title: deliverable?.title ?? '',
      due_at: deliverable?.due_at?.slice(0, 10) ?? null,
      engagement_id: deliverable?.engagement_id ?? null,
    },
  })
  const { run, ...saving } = useWrite({ refetch: ['gigs'], words: { stale: copy.stale } })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    const values = form.getValues()
    void run(
      () =>
        deliverable === undefined
          ? deliverableActs.add(gigId, values)
          : deliverableActs.change(deliverable.id, deliverable.version, values),
      { form, said: 'The deliverable was saved', onDone: onClose },
    )
  }
  return { form, ...saving, save }
}
