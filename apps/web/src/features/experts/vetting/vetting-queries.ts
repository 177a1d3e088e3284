import { vetting, type RefusalForm } from '@guildhall/contract/experts/vetting'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** What staff read of an expert beside their profile. */
export const vettingQueries = {
  review: (id: string) =>
    queryOptions({
      queryKey: ['experts', 'review', id],
      queryFn: ({ signal }) => call(vetting.review, { params: { id } }, { signal }),
      select: ({ data }) => data,
    }),
  history: (id: string, page: number) =>
    queryOptions({
      queryKey: ['experts', 'history', id, page],
      queryFn: ({ signal }) =>
        call(vetting.history, { params: { id }, query: { page: String(page) } }, { signal }),
      placeholderData: keepPreviousData,
    }),
}

/** What a reviewer filled in beside their decision. */
export interface DecisionForm extends RefusalForm {
  to?: 'Approved' | 'Pending'
}

const SEND = {
  screen: (id: string, { internal_note: note }: DecisionForm) =>
    call(vetting.screen, { params: { id }, body: { note } }),
  approve: (id: string, { send_mail }: DecisionForm) =>
    call(vetting.approve, { params: { id }, body: { send_mail } }),
  reject: (id: string, { to: _to, ...body }: DecisionForm) => call(vetting.reject, { params: { id }, body }),
  suspend: (id: string, { to: _to, ...body }: DecisionForm) =>
    call(vetting.suspend, { params: { id }, body }),
  reconsider: (id: string, { to, send_mail }: DecisionForm) =>
    call(vetting.reconsider, { params: { id }, body: { to, send_mail } }),
  remind: (id: string, _form: DecisionForm) => call(vetting.remind, { params: { id }, body: {} }),
}
export type DecisionAction = keyof typeof SEND

export function decide(action: DecisionAction, id: string, form: DecisionForm) {
  return SEND[action](id, form)
}
