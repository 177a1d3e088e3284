import { WidgetForm, type Widget } from '@guildhall/contract/widgets'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'
import { createWidget, updateWidget } from './queries.ts'

const EMPTY: WidgetForm = { title: '', body: '', status: 'Draft' }

/** A widget in the making. */
export function useWidgetForm(widget: Widget | undefined, onSaved: () => void) {
  const isNew = widget === undefined
  const form = useValues<WidgetForm>(WidgetForm, isNew ? EMPTY : formOf(widget))
  return useForm(form, {
    kind: isNew ? 'create' : 'update',
    refetch: ['widgets'],
    words: { stale: copy.stale },
    save: async () => {
      if (isNew) await createWidget(form.values)
      else await updateWidget(widget, form.values)
    },
    said: isNew ? copy.created : copy.updated,
    onSaved,
  })
}

function formOf({ title, body, status }: Widget): WidgetForm {
  return { title, body, status }
}
