import { compliance, type RequirementForm, type RestrictedForm } from '@guildhall/contract/compliance'
import type { PaperForm, PaperKind } from '@guildhall/contract/compliance/papers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const complianceQueries = {
  restricted: (query: { keyword: string | undefined; page: string }) =>
    queryOptions({
      queryKey: ['compliance', 'restricted', query],
      queryFn: ({ signal }) => call(compliance.restricted, { query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),

  papers: () =>
    queryOptions({
      queryKey: ['compliance', 'papers'],
      queryFn: ({ signal }) => call(compliance.papers, {}, { signal }),
      select: ({ data }) => data,
    }),

  requirements: () =>
    queryOptions({
      queryKey: ['compliance', 'requirements'],
      queryFn: ({ signal }) => call(compliance.requirements, {}, { signal }),
      select: ({ data }) => data,
    }),
}

export const complianceActs = {
  write: (kind: PaperKind, form: PaperForm) => call(compliance.writePaper, { params: { kind }, body: form }),
  restrict: (form: RestrictedForm) => call(compliance.restrict, { body: form }),
  release: (id: string) => call(compliance.release, { params: { id } }),
  require: (form: RequirementForm) => call(compliance.require, { body: form }),
}
