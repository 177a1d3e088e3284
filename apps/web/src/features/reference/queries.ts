import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import {
  MAX_WHOLE_LIST,
  reference,
  type Item,
  type OpenList,
  type ReasonKind,
} from '@guildhall/contract/reference'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

// These lists change with a release or by an admin.
const HOUR = 3_600_000

/** A dropdown with search shows the best of what was found. */
const FOUND = 20

const whole = { pageSize: MAX_WHOLE_LIST }
const short = { pageSize: MAX_PAGE_SIZE }

/** Every list of the dropdowns; each query gives its rows. */
export const referenceQueries = {
  languages: () => kept(['languages'], (signal) => call(reference.languages, { query: whole }, { signal })),
  countries: () => kept(['countries'], (signal) => call(reference.countries, { query: whole }, { signal })),
  nationalities: () =>
    kept(['nationalities'], (signal) => call(reference.nationalities, { query: whole }, { signal })),
  tags: () => kept(['tags'], (signal) => call(reference.tags, { query: whole }, { signal })),
  industries: () =>
    kept(['industries'], (signal) => call(reference.industries, { query: short }, { signal })),
  degreeTypes: () =>
    kept(['degree_types'], (signal) => call(reference.degreeTypes, { query: short }, { signal })),
  employmentTypes: () =>
    kept(['employment_types'], (signal) => call(reference.employmentTypes, { query: short }, { signal })),
  talentTypes: () =>
    kept(['talent_types'], (signal) => call(reference.talentTypes, { query: short }, { signal })),
  categories: () =>
    kept(['categories'], (signal) => call(reference.categories, { query: short }, { signal })),
  regions: () => kept(['regions'], (signal) => call(reference.regions, { query: short }, { signal })),
  personTitles: () =>
    kept(['person_titles'], (signal) => call(reference.personTitles, { query: short }, { signal })),
  reasons: (kind: ReasonKind) =>
    kept(['reasons', kind], (signal) => call(reference.reasons, { query: { ...short, kind } }, { signal })),

  /** The segments of these industries, or none without an industry. */
  segments: (industryIds: readonly string[]) => ({
    ...kept(['segments', [...industryIds].toSorted()], (signal) =>
      everyPage((page) =>
        call(reference.segments, { query: { ...short, page, industry_id: [...industryIds] } }, { signal }),
      ),
    ),
    enabled: industryIds.length > 0,
    placeholderData: keepPreviousData,
  }),

  /** Waits for the country. */
  states: (countryId: string | null) => ({
    ...kept(['states', countryId], (signal) =>
      call(reference.states, { query: { ...whole, country_id: countryId ?? '' } }, { signal }),
    ),
    enabled: countryId !== null,
  }),

  /** Waits for the state. */
  cities: (stateId: string | null) => ({
    ...kept(['cities', stateId], (signal) =>
      everyPage((page) =>
        call(reference.cities, { query: { ...whole, page, state_id: stateId ?? '' } }, { signal }),
      ),
    ),
    enabled: stateId !== null,
  }),

  skillsFound: (keyword: string) =>
    found(['skills', keyword], (signal) =>
      call(reference.skills, { query: { keyword, pageSize: FOUND } }, { signal }),
    ),
  schoolsFound: (keyword: string) =>
    found(['schools', keyword], (signal) =>
      call(reference.schools, { query: { keyword, pageSize: FOUND } }, { signal }),
    ),
}

const ADDITIONS = {
  skills: reference.addSkill,
  languages: reference.addLanguage,
  schools: reference.addSchool,
  degree_types: reference.addDegreeType,
} as const satisfies Record<OpenList, unknown>

/** Puts a missing item into its list as a draft and gives it, or the one that is there already under that name. */
export async function addItem(list: OpenList, title: string): Promise<Item> {
  const { data } = await call(ADDITIONS[list], { body: { title } })
  return data
}

type Load<Answer> = (signal: AbortSignal) => Promise<Answer>

function kept<Row>(key: readonly unknown[], load: Load<{ data: Row[] }>) {
  return queryOptions({
    queryKey: ['reference', ...key],
    queryFn: ({ signal }) => load(signal),
    staleTime: HOUR,
    gcTime: HOUR,
    meta: { isChoice: true },
    select: ({ data }) => data,
  })
}

function found<Row>(key: readonly unknown[], load: Load<{ data: Row[] }>) {
  return { ...kept(key, load), placeholderData: keepPreviousData }
}

/** The rows of all pages, for lists that may be longer than one. */
async function everyPage<Row>(
  load: (page: number) => Promise<{ data: Row[]; pagination: { nextPage: number | null } }>,
): Promise<{ data: Row[] }> {
  const rows: Row[] = []
  for (let page: number | null = 1; page !== null;) {
    const answer = await load(page)
    rows.push(...answer.data)
    page = answer.pagination.nextPage
  }
  return { data: rows }
}
