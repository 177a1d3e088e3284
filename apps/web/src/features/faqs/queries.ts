import { faqs, type FaqEntry, type FaqForm } from '@guildhall/contract/faqs'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const faqsQueries = {
  /** What this reader may see; `reader` parts the answers of one session from those of another. */
  list: (keyword: string, reader: string | undefined, id?: string) =>
    infiniteQueryOptions({
      queryKey: ['faqs', 'list', reader, keyword, id],
      queryFn: ({ pageParam, signal }) =>
        call(
          faqs.list,
          { query: { keyword, page: pageParam, ...(id !== undefined && { id }) } },
          { isMain: true, signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      placeholderData: keepPreviousData,
    }),

  entries: () =>
    queryOptions({
      queryKey: ['faqs', 'entries'],
      queryFn: ({ signal }) => call(faqs.entries, {}, { isMain: true, signal }),
      select: ({ data }) => data,
    }),
}

export function createFaq(form: FaqForm) {
  return call(faqs.create, { body: form })
}

/** Changes a question, from the version that the editor has seen. */
export function updateFaq({ id, version }: Pick<FaqEntry, 'id' | 'version'>, form: FaqForm) {
  return call(faqs.update, { params: { id }, body: form }, { version })
}

export function deleteFaq(id: string) {
  return call(faqs.remove, { params: { id } })
}

export function orderFaqs(ids: string[]) {
  return call(faqs.order, { body: { ids } })
}
