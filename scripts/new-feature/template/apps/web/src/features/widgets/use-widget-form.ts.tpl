import { WidgetForm, type Widget } from '@guildhall/contract/widgets'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSubmit } from '#platform/use-submit.ts'
import { showServerErrors, useSchemaForm } from '#ui/form.ts'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { createWidget, updateWidget } from './queries.ts'

const EMPTY: WidgetForm = { title: '', body: '', status: 'Draft' }

/** A widget in the making. */
export function useWidgetForm(widget: Widget | undefined, onSaved: () => void) {
  const client = useQueryClient()
  const form = useSchemaForm({
    schema: WidgetForm,
    initialValues: widget === undefined ? EMPTY : formOf(widget),
  })
  const { isPending, failure, code, submit } = useSubmit(widget === undefined ? 'create' : 'update')
  const deliver = async (values: WidgetForm) => {
    if (widget === undefined) await createWidget(values)
    else await updateWidget(widget, values)
    toasts.success(widget === undefined ? copy.created : copy.updated)
    onSaved()
    await client.invalidateQueries({ queryKey: ['widgets'] })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    void submit(
      () => deliver(form.getValues()),
      (fields) => {
        showServerErrors(form, fields)
        return true
      },
    )
  }
  return { form, isPending, failure: code === 'stale' ? copy.stale : failure, save }
}

function formOf({ title, body, status }: Widget): WidgetForm {
  return { title, body, status }
}
