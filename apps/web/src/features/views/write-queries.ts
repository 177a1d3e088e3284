import { views, type ListView, type ViewChange, type ViewForm } from '@guildhall/contract/views'
import { call } from '#platform/api.ts'

export function saveView(form: ViewForm & { list: string }) {
  return call(views.create, { body: form })
}

export function changeView({ id }: Pick<ListView, 'id'>, change: ViewChange) {
  return call(views.update, { params: { id }, body: change })
}

export function startWithView({ id }: Pick<ListView, 'id'>, isStart: boolean) {
  return call(views.start, { params: { id }, body: { is_start: isStart } })
}

export function deleteView({ id }: Pick<ListView, 'id'>) {
  return call(views.remove, { params: { id } })
}
