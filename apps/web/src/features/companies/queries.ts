import { companies, type CompanyOption } from '@guildhall/contract/companies'
import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import type { CompanyFacts } from '@guildhall/contract/companies/shapes'
import type { Sent } from '@guildhall/contract/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { download } from '#platform/download.ts'
import { uploadForm } from '#platform/upload.ts'

/** A dropdown with search shows the best of what was found. */
const FOUND = 20

type Sending = NonNullable<Sent<typeof companies.pick, 'query'>>
type Query = { [K in keyof Sending]?: Sending[K] | undefined }

/** A company as the list of the administrators shows it. */
export type CompanyListRow = Omit<CompanyOption, 'details'> & CompanyFacts

export const companyQueries = {
  /** The companies whose name holds the keyword; the first of all without one. */
  found: (keyword: string) =>
    queryOptions({
      queryKey: ['companies', 'found', keyword],
      queryFn: ({ signal }) => call(companies.pick, { query: { keyword, pageSize: FOUND } }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      select: ({ data }) => data,
    }),
  /** The companies behind the ids of a filter. */
  named: (ids: string[]) =>
    queryOptions({
      queryKey: ['companies', 'named', ids],
      queryFn: ({ signal }) => call(companies.pick, { query: { ids, pageSize: MAX_PAGE_SIZE } }, { signal }),
      staleTime: 60_000,
      select: ({ data }) => data,
    }),

  page: (query: Query) =>
    queryOptions({
      queryKey: ['companies', 'page', query],
      queryFn: ({ signal }) =>
        call(companies.pick, { query: { ...query, include: 'details' } }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
      select: ({ data, ...answer }) => ({ ...answer, rows: data.flatMap(rowOf) }),
    }),

  details: (id: string) =>
    queryOptions({
      queryKey: ['companies', 'details', id],
      queryFn: ({ signal }) => call(companies.details, { params: { id } }, { isMain: true, signal }),
    }),

  members: (id: string) =>
    queryOptions({
      queryKey: ['companies', 'members', id],
      queryFn: ({ signal }) =>
        call(companies.details, { params: { id }, query: { include: 'members' } }, { signal }),
      select: ({ data }) => ({ members: data.members ?? [], total: data.members_total }),
    }),

  history: (id: string, page: number) =>
    queryOptions({
      queryKey: ['companies', 'history', id, page],
      queryFn: ({ signal }) => call(companies.history, { params: { id }, query: { page } }, { signal }),
      placeholderData: keepPreviousData,
    }),

  /** Companies of nearly this name, but for the one that has it. */
  similar: (name: string, except: string | undefined) =>
    queryOptions({
      queryKey: ['companies', 'similar', name, except],
      queryFn: ({ signal }) => call(companies.similar, { query: { name, except } }, { signal }),
      enabled: name !== '',
      staleTime: 10_000,
      select: ({ data }) => data,
    }),

  /** Not among the others: after the merge one of the two is gone, and asking again would be refused. */
  mergePreview: (id: string, intoId: string) =>
    queryOptions({
      queryKey: ['company-merge', id, intoId],
      queryFn: ({ signal }) =>
        call(companies.mergePreview, { params: { id }, query: { into_id: intoId } }, { signal }),
      gcTime: 0,
      select: ({ data }) => data,
    }),
}

/** A company that a form misses, as a draft; or the one of that name that is there already. */
export async function suggestCompany(name: string): Promise<CompanyOption> {
  const { data } = await call(companies.add, { body: { name, is_draft: true, source: 'Profile' } })
  return data
}

export async function addCompany(body: Sent<typeof companies.add, 'body'>): Promise<CompanyOption> {
  return (await call(companies.add, { body })).data
}

export function changeCompany(
  id: string,
  version: number | undefined,
  body: Sent<typeof companies.change, 'body'>,
) {
  return call(companies.change, { params: { id }, body }, version === undefined ? {} : { version })
}

/** The whole list with its filters, as CSV. */
export function exportCompanies(query: Sent<typeof companies.export, 'query'>): Promise<Blob> {
  return download(companies.export, { query }, () => undefined)
}

export function approveCompanies(ids: string[]) {
  return call(companies.approveMany, { body: { ids } })
}

export function deleteCompany(id: string) {
  return call(companies.remove, { params: { id } })
}

/** The company `from` goes into the other one; gives the one that stays. */
export async function mergeCompanies(
  from: { id: string; version: number },
  body: Sent<typeof companies.merge, 'body'>,
) {
  return (await call(companies.merge, { params: { id: from.id }, body }, { version: from.version })).data
}

export function uploadLogo(id: string, picture: File) {
  const form = new FormData()
  form.append('image', picture)
  return uploadForm(companies.uploadLogo, { params: { id }, form })
}

export function removeLogo(id: string) {
  return call(companies.removeLogo, { params: { id } })
}

function rowOf({ details, ...row }: CompanyOption): CompanyListRow[] {
  return details === undefined ? [] : [{ ...row, ...details }]
}
