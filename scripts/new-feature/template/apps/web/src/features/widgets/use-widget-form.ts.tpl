import { WidgetForm, type Widget } from '@guildhall/contract/widgets'
import type { FormEvent } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
import { copy } from './copy.ts'
import { createWidget, updateWidget } from './queries.ts'

const EMPTY: WidgetForm = { title: '', body: '', status: 'Draft' }

/** A widget in the making. */
export function useWidgetForm(widget: Widget | undefined, onSaved: () => void) {
  const form = useSchemaForm({
    schema: WidgetForm,
    initialValues: widget === undefined ? EMPTY : formOf(widget),
  })
  const { run, ...saving } = useWrite({
    kind: widget === undefined ? 'create' : 'update',
    refetch: ['widgets'],
    words: { stale: copy.stale },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    const values = form.getValues()
    void run<unknown>(() => (widget === undefined ? createWidget(values) : updateWidget(widget, values)), {
      form,
      said: widget === undefined ? copy.created : copy.updated,
      onDone: onSaved,
    })
  }
  return { form, ...saving, save }
}

function formOf({ title, body, status }: Widget): WidgetForm {
  return { title, body, status }
}
