import { Button } from '@mantine/core'
import { useId, type FormEvent, type ReactNode } from 'react'
import { copy } from '#features/reference/copy.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import layout from '#ui/theme/layout.module.css'

type Props = {
  title: string
  isDirty: boolean
  isPending: boolean
  failure: string | undefined
  onSave: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/** The frame of the dialogs in which an entry is written. */
export function CareDialog({ title, isDirty, isPending, failure, onSave, onClose, children }: Props) {
  const id = useId()
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      isDirty={isDirty}
      actions={
        <Button type="submit" form={id} loading={isPending}>
          {copy.save}
        </Button>
      }
    >
      <form id={id} noValidate aria-label={title} className={layout['stack-16']} onSubmit={onSave}>
        <Failure text={failure} at="stack" />
        {children}
      </form>
    </FormDialog>
  )
}
