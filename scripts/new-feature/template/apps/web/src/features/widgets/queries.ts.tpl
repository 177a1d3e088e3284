import { widgets, type Widget, type WidgetForm } from '@guildhall/contract/widgets'
import type { Sent } from '@guildhall/contract/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

type Query = NonNullable<Sent<typeof widgets.list, 'query'>>

export const widgetsQueries = {
  page: (query: { [Key in keyof Query]?: Query[Key] | undefined }) =>
    queryOptions({
      queryKey: ['widgets', 'page', query],
      queryFn: ({ signal }) => call(widgets.list, { query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),
}

export function createWidget(form: WidgetForm) {
  return call(widgets.create, { body: form })
}

/** Changes a widget, from the version that its editor has seen. */
export function updateWidget({ id, version }: Pick<Widget, 'id' | 'version'>, form: WidgetForm) {
  return call(widgets.update, { params: { id }, body: form }, { version })
}

export function deleteWidget(id: string) {
  return call(widgets.remove, { params: { id } })
}
