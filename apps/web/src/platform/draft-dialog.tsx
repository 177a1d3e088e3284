import { Button } from '@mantine/core'
import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { StaleNotice } from '#ui/forms/stale-notice.tsx'
import type { Form } from './use-form.ts'

type Props = {
  title: string
  form: Form
  onClose: () => void
  saveLabel?: string
  /** What helps to fill it in, below the fields. */
  children?: ReactNode
}

/** A form in a dialog; closing it with unsaved changes is asked twice. */
export function DraftDialog({ title, form, onClose, saveLabel = 'Save', children }: Props) {
  const formId = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!isUnchanged(form)) return form.onSubmit(event)
    event.preventDefault()
    onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      isDirty={form.isDirty}
      actions={
        <Button type="submit" form={formId} loading={form.isPending} disabled={form.newer !== undefined}>
          {saveLabel}
        </Button>
      }
    >
      <form id={formId} onSubmit={send} noValidate aria-label={title}>
        <StaleNotice form={form} />
        <Failure text={form.failure} />
        <DraftFields form={form} />
        {children}
      </form>
    </FormDialog>
  )
}

/** Nothing was typed and nothing is missing: there is nothing to save. */
function isUnchanged(form: Form): boolean {
  return !form.isDirty && form.check().length === 0
}
