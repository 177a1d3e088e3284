import type { EndpointSpec, Sent } from '@guildhall/contract/endpoint'
import { allSections, type AllSections } from '@guildhall/contract/experts/all-sections'
import { experts } from '@guildhall/contract/experts'
import type { DocumentFormat } from '@guildhall/contract/experts/document'
import { market } from '@guildhall/contract/experts/market'
import { relatedPeople } from '@guildhall/contract/experts/related-people'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#platform/api.ts'
import { download } from '#platform/download.ts'

/** Page size of the projects of an expert (PRODUCT X-40). */
const PROJECTS_PAGE = 20

/** A profile with its sections, with the first page. */
export async function askProfile(cache: QueryClient, id: string, hasSections: boolean): Promise<void> {
  const answer = await cache.fetchQuery(expertQueries.profile(id)).catch(() => undefined)
  if (answer?.data.is_expert && hasSections) await cache.prefetchQuery(expertQueries.sections(answer.data.id))
}

export const expertQueries = {
  /** A person as this reader may see them; 'public' as a customer would (PRODUCT D-31). */
  profile: (id: string, view?: 'public') =>
    queryOptions({
      queryKey: ['experts', 'profile', id, view ?? 'own'],
      queryFn: ({ signal }) =>
        call(experts.user, { params: { id }, query: { view } }, { isMain: true, signal }),
      placeholderData: (previous) => (previous?.data.id === id ? previous : undefined),
    }),

  person: (id: string) =>
    queryOptions({
      queryKey: ['experts', 'person', id],
      queryFn: ({ signal }) => call(experts.person, { params: { id } }, { isMain: true, signal }),
    }),

  /** What approved experts ask, by industry: it changes slowly. */
  marketRates: () =>
    queryOptions({
      queryKey: ['experts', 'market-rates'],
      queryFn: async ({ signal }) => (await call(market.rates, {}, { signal })).data,
      staleTime: 600_000,
      retry: false,
    }),

  /** All that stands in the sections of a profile: each takes its own part. */
  sections: (personId: string) =>
    queryOptions({
      queryKey: ['experts', 'sections', personId],
      queryFn: async ({ signal }) =>
        (await call(allSections.read, { params: { id: personId } }, { signal })).data,
    }),

  projects: (id: string, query: { keyword: string; page: number }) =>
    queryOptions({
      queryKey: ['experts', 'projects', id, query],
      queryFn: ({ signal }) =>
        call(experts.projects, { params: { id }, query: { ...query, pageSize: PROJECTS_PAGE } }, { signal }),
      placeholderData: keepPreviousData,
    }),

  ratings: (id: string, page: number) =>
    queryOptions({
      queryKey: ['experts', 'ratings', id, page],
      queryFn: ({ signal }) =>
        call(experts.ratings, { params: { id }, query: { page: String(page) } }, { signal }),
      placeholderData: keepPreviousData,
    }),

  /** The experts who work or worked at a company. */
  ofCompany: (companyId: string, query: { keyword: string; page: number }) =>
    queryOptions({
      queryKey: ['experts', 'company', companyId, query],
      queryFn: ({ signal }) => call(relatedPeople.list, { params: { id: companyId }, query }, { signal }),
      placeholderData: keepPreviousData,
    }),
}

export function changeAccount(id: string, version: number, body: Sent<typeof experts.changeUser, 'body'>) {
  return call(experts.changeUser, { params: { id }, body }, { version })
}

export function changeAboutMe(id: string, version: number, body: Sent<typeof experts.changePerson, 'body'>) {
  return call(experts.changePerson, { params: { id }, body }, { version })
}

export function changeTerms(id: string, version: number, body: Sent<typeof experts.changeExpert, 'body'>) {
  return call(experts.changeExpert, { params: { id }, body }, { version })
}

export function saveAreas(version: number, body: Sent<typeof experts.saveAreas, 'body'>) {
  return call(experts.saveAreas, { body }, { version })
}

/** The profile as a document, as this reader sees it, or as a customer would. */
export function downloadProfile(id: string, format: DocumentFormat, view: 'public' | undefined) {
  return download(experts.exportProfile, { params: { id }, query: { format, view } }, () => undefined)
}

/** Whether somebody else has this address. */
export async function isEmailTaken(email: string, personId: string): Promise<boolean> {
  return (await call(experts.checkEmail, { query: { email, person_id: personId } })).is_used
}

/** Whether somebody else has this number in this country (ISO code). */
export async function isPhoneTaken(phone: string, country: string, personId: string): Promise<boolean> {
  const query = { phone, country_iso: country, person_id: personId }
  return (await call(experts.checkPhone, { query })).is_used
}

/** An entry of a section; `version` goes back with a change. */
export interface Entry {
  id: string
  version: number
}

/** The endpoints of a section, as the contract makes them for each. */
interface SectionEndpoints<Row> {
  find: EndpointSpec & { ok: z.ZodMiniType<{ data: Row }> }
  create: EndpointSpec
  update: EndpointSpec
  remove: EndpointSpec
}

export type SectionCalls<Row> = ReturnType<typeof sectionCalls<Row>>

/** What a page does with the entries of a section. `ownerId` is the person, or the experience of a project. */
export function sectionCalls<Row>(api: SectionEndpoints<Row>, rowsOf: (all: AllSections) => Row[]) {
  return {
    list: (personId: string) => ({ ...expertQueries.sections(personId), select: rowsOf }),
    find: async (ownerId: string, id: string) =>
      (await call(api.find, { params: { id: ownerId, child_id: id } })).data,
    create: (ownerId: string, body: unknown) => call(api.create, { params: { id: ownerId }, body }),
    update: (ownerId: string, { id, version }: Entry, body: unknown) =>
      call(api.update, { params: { id: ownerId, child_id: id }, body }, { version }),
    remove: (ownerId: string, id: string) => call(api.remove, { params: { id: ownerId, child_id: id } }),
  }
}
