import { Button, TextInput } from '@mantine/core'
import { useId } from 'react'
import { copy } from '#features/search/copy.ts'
import { useForm } from '#platform/use-form.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { useValues } from '#ui/forms/use-values.ts'

type Props = {
  title: string
  initial: string
  put: (name: string) => Promise<unknown>
  said: string
  refetch: () => Promise<void>
  onClose: () => void
}

/** The name of a search that is kept. */
export function SearchNameDialog({ title, initial, put, said, refetch, onClose }: Props) {
  const formId = useId()
  const filling = useValues(undefined, { name: initial })
  const form = useForm(filling, {
    kind: 'create',
    save: () => put(filling.values.name),
    said,
    refetch,
    onSaved: onClose,
  })
  return (
    <FormDialog
      isDirty={form.isDirty}
      onClose={onClose}
      title={title}
      actions={
        <Button type="submit" form={formId} loading={form.isPending}>
          {copy.saveText}
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <TextInput
          label={copy.nameLabel}
          {...form.text('name')}
          error={form.errorOf('name') ?? form.failure}
          maxLength={80}
          required
          data-autofocus
        />
      </form>
    </FormDialog>
  )
}
