import { urlOf } from '@guildhall/contract/calling'
import { imports, type Mapping, type Verdict } from '@guildhall/contract/imports'
import type { ImportKind } from '@guildhall/contract/imports/fields'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError, failureText } from '#platform/api-error.ts'
import { call } from '#platform/api.ts'
import { uploadForm, type UploadOptions } from '#platform/upload.ts'

/** Work under way is looked at again, in ms. */
const PACE = 1000
const AT_WORK: readonly string[] = ['checking', 'running', 'undoing']

export const importQueries = {
  page: (page: number) =>
    queryOptions({
      queryKey: ['imports', 'page', page],
      queryFn: ({ signal }) =>
        call(imports.list, { query: { page: String(page) } }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'one', id],
      queryFn: ({ signal }) => call(imports.read, { params: { id } }, { isMain: true, signal }),
      refetchInterval: ({ state }) =>
        state.data !== undefined && AT_WORK.includes(state.data.data.status) ? PACE : false,
    }),
  /** `stamp`: how far the import is, so that its rows load again when it moves. */
  rows: (id: string, query: { page: number; verdict: Verdict | undefined }, stamp: string) =>
    queryOptions({
      queryKey: ['imports', 'rows', id, query, stamp],
      queryFn: ({ signal }) =>
        call(
          imports.rows,
          { params: { id }, query: { page: String(query.page), verdict: query.verdict && [query.verdict] } },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
}

/** Sends a file; resolves to the id of its import. */
export async function uploadImport(kind: ImportKind, file: File, options: UploadOptions): Promise<string> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', file)
  return (await uploadForm(imports.upload, { form }, options)).data.id
}

/** What is wrong with a file that was not taken. */
export function uploadText(error: unknown): string {
  const named = error instanceof ApiError ? error.fields['file']?.[0] : undefined
  return named ?? failureText(error, 'create')
}

export function checkImport(id: string, mapping: Mapping) {
  return call(imports.dryRun, { params: { id }, body: { mapping } })
}

export function runImport(id: string) {
  return call(imports.run, { params: { id }, body: {} })
}

export function cancelImport(id: string) {
  return call(imports.cancel, { params: { id }, body: {} })
}

export function resumeImport(id: string) {
  return call(imports.resume, { params: { id }, body: {} })
}

export function inviteImported(id: string) {
  return call(imports.invite, { params: { id }, body: {} })
}

export function undoImport(id: string) {
  return call(imports.undo, { params: { id }, body: {} })
}

export function reportUrl(id: string): string {
  return urlOf(imports.report, { params: { id } })
}

export function templateUrl(kind: ImportKind): string {
  return urlOf(imports.template, { query: { kind } })
}
