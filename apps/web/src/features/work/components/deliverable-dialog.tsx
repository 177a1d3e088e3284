import { DeliverableForm, type Deliverable } from '@guildhall/contract/work/deliverables'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/work/copy.ts'
import { deliverableActs, workQueries } from '#features/work/queries.ts'
import { useForm } from '#platform/use-form.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { DayField } from '#ui/fields/day-field.tsx'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'
import { useValues } from '#ui/forms/use-values.ts'

type Props = { gigId: string; deliverable?: Deliverable | undefined; onClose: () => void }

/** Adds a deliverable, or changes what is owed and by when. */
export function DeliverableDialog({ gigId, deliverable, onClose }: Props) {
  const form = useDeliverableForm({ gigId, deliverable, onClose })
  const { data: hired = [] } = useQuery(workQueries.hired(gigId))
  const heading = deliverable === undefined ? copy.add : copy.edit
  return (
    <SaveDialog title={heading} confirm={copy.save} {...form.dialog} onClose={onClose}>
      <TextInput label={copy.titleLabel} withAsterisk maxLength={300} {...form.text('title')} />
      <DayField
        label={copy.dueLabel}
        value={form.values.due_at ?? ''}
        error={form.errorOf('due_at')}
        onChange={(day) => form.put('due_at', day === '' ? null : day)}
      />
      {hired.length > 1 && (
        <ChoiceField
          label={copy.whoLabel}
          options={[
            { value: '', label: copy.anybody },
            ...hired.map(({ id, expert }) => ({ value: id, label: expert.name })),
          ]}
          value={form.values.engagement_id ?? ''}
          onChange={(id) => form.put('engagement_id', id === '' ? null : id)}
        />
      )}
    </SaveDialog>
  )
}

function useDeliverableForm({ gigId, deliverable, onClose }: Props) {
  const form = useValues<Pick<DeliverableForm, 'title' | 'due_at' | 'engagement_id'>>(DeliverableForm, {
    title: deliverable?.title ?? '',
    due_at: deliverable?.due_at?.slice(0, 10) ?? null,
    engagement_id: deliverable?.engagement_id ?? null,
  })
  return useForm(form, {
    refetch: ['gigs'],
    words: { stale: copy.stale, wrong_state: copy.stale },
    save: () =>
      deliverable === undefined
        ? deliverableActs.add(gigId, form.values)
        : deliverableActs.change(deliverable.id, deliverable.version, form.values),
    said: 'The deliverable was saved',
    onSaved: onClose,
  })
}
