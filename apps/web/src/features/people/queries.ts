import { companies } from '@guildhall/contract/companies'
import type { Sent } from '@guildhall/contract/endpoint'
import { people } from '@guildhall/contract/people'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { download } from '#platform/download.ts'
import type { Choices } from '#ui/forms/draft.ts'

type Sending = NonNullable<Sent<typeof people.list, 'query'>>
export type PeopleQuery = { [K in keyof Sending]?: Sending[K] | undefined }

export const peopleQueries = {
  page: (query: PeopleQuery) =>
    queryOptions({
      queryKey: ['people', 'page', query],
      queryFn: ({ signal }) => call(people.list, { query: { ...query } }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),

  record: (id: string) =>
    queryOptions({
      queryKey: ['people', 'record', id],
      queryFn: ({ signal }) => call(people.record, { params: { id } }, { isMain: true, signal }),
    }),

  history: (id: string, page: number) =>
    queryOptions({
      queryKey: ['people', 'history', id, page],
      queryFn: ({ signal }) =>
        call(people.history, { params: { id }, query: { page: String(page) } }, { signal }),
      placeholderData: keepPreviousData,
    }),

  notes: (id: string, page: number) =>
    queryOptions({
      queryKey: ['people', 'notes', id, page],
      queryFn: ({ signal }) =>
        call(people.notes, { params: { id }, query: { page: String(page) } }, { signal }),
      placeholderData: keepPreviousData,
    }),

  duplicates: (query: { is_dismissed?: 'true'; page?: string; pageSize?: string }) =>
    queryOptions({
      queryKey: ['people', 'duplicates', query],
      queryFn: ({ signal }) => call(people.duplicates, { query }, { signal }),
      placeholderData: keepPreviousData,
    }),

  duplicatesOf: (id: string) =>
    queryOptions({
      queryKey: ['people', 'duplicates-of', id],
      queryFn: ({ signal }) => call(people.duplicates, { query: { person_id: id } }, { signal }),
    }),

  merge: (id: string, otherId: string) =>
    queryOptions({
      queryKey: ['people', 'merge', id, otherId],
      queryFn: ({ signal }) =>
        call(people.previewMerge, { params: { id }, query: { other_id: otherId } }, { isMain: true, signal }),
      select: ({ data }) => data,
    }),
}

export function addPerson(body: Sent<typeof people.add, 'body'>) {
  return call(people.add, { body })
}

export function changePerson(id: string, version: number, body: Sent<typeof people.change, 'body'>) {
  return call(people.change, { params: { id }, body }, { version })
}

export function addNote(id: string, note: string) {
  return call(people.addNote, { params: { id }, query: {}, body: { note } })
}

export function decideDuplicate(ids: [string, string], isDuplicate: boolean) {
  return call(people.decide, { body: { ids, is_duplicate: isDuplicate } })
}

export function mergePeople(id: string, version: number, body: Sent<typeof people.merge, 'body'>) {
  return call(people.merge, { params: { id }, body }, { version })
}

export function deletePeople(ids: string[]) {
  return call(people.delete, { query: {}, body: { ids } })
}

/** The whole list with its filters, as CSV. */
export function exportPeople({ page: _page, pageSize: _size, ...query }: PeopleQuery): Promise<Blob> {
  return download(people.export, { query }, () => undefined)
}

/** Companies as options of a dropdown. */
export const companyChoices = {
  name: 'companies',
  isSearched: true,
  load: async (_client, keyword) => {
    const { data } = await call(companies.pick, { query: { keyword, pageSize: '20' } })
    return data.map(({ id, name }) => ({ id, name }))
  },
  /** The one that an address names. */
  named: (id: string) =>
    queryOptions({
      queryKey: ['companies', 'named', id],
      queryFn: ({ signal }) => call(companies.pick, { query: { ids: [id] } }, { signal }),
      select: ({ data }) => data.map(({ id: found, name }) => ({ id: found, name }))[0],
    }),
} as const satisfies Choices & { named: unknown }
