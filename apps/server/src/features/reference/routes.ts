import type { ItemList, ListQuery, OpenList, reference } from '@guildhall/contract/reference'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import * as present from './presenter.ts'
import * as service from './service.ts'
import * as store from './store.ts'

const list =
  <Shown>(name: ItemList, show: (row: service.ItemRow) => Shown) =>
  async (ctx: SignedIn, { query }: { query: ListQuery }) =>
    present.presented(await service.items(ctx, name, query), query, show)

const add =
  <Shown>(name: OpenList, show: (row: service.ItemRow) => Shown) =>
  async (ctx: SignedIn, { body }: { body: { name: string } }) => ({
    data: show(await service.add(ctx, name, body.name)),
    success: true as const,
  })

/** What this feature is given by wiring.ts. */
export interface ReferenceDeps {
  /** The areas of expertise of a person whom the caller may see; 404 otherwise. They belong to a feature below. */
  areasOf: (ctx: SignedIn, userId: string) => Promise<{ industryIds: string[]; segmentIds: string[] }>
}

type AreaQuery = ListQuery & { user_id?: string | undefined; industry_id?: string[] | undefined }

/** The lists that may be narrowed to what a person has chosen. */
function areaLists({ areasOf }: ReferenceDeps) {
  return {
    async industries(ctx: SignedIn, { query: { user_id: userId, ...query } }: { query: AreaQuery }) {
      const ids = userId === undefined ? query.ids : (await areasOf(ctx, userId)).industryIds
      const narrowed = { ...query, ids }
      return present.presented(await service.items(ctx, 'industries', narrowed), narrowed, present.plain)
    },
    async segments(ctx: SignedIn, { query: { user_id: userId, ...query } }: { query: AreaQuery }) {
      const ids = userId === undefined ? query.ids : (await areasOf(ctx, userId)).segmentIds
      const narrowed = { ...query, ids }
      return present.presented(
        await store.pageOfSegments(ctx.db, query.industry_id, narrowed),
        narrowed,
        same,
      )
    },
  }
}

const lists: Omit<Handlers<typeof reference>, 'industries' | 'segments' | 'segmentsAlias'> = {
  skills: list('skills', present.skill),
  addSkill: add('skills', present.skill),
  languages: list('languages', present.language),
  addLanguage: add('languages', present.language),
  countries: async ({ db }, { query }) =>
    present.presented(await store.pageOfCountries(db, query), query, same),
  states: async ({ db }, { query }) =>
    present.presented(await store.pageOfStates(db, query.country_id, query), query, same),
  cities: async ({ db }, { query }) =>
    present.presented(await store.pageOfCities(db, query.state_id, query), query, same),
  nationalities: list('nationalities', present.nationality),
  tags: list('tags', present.tag),
  tagsAlias: list('tags', present.tag),
  degreeTypes: list('degree_types', present.degreeType),
  addDegreeType: add('degree_types', present.degreeType),
  schools: list('schools', present.school),
  addSchool: add('schools', present.school),
  employmentTypes: list('employment_types', present.plain),
  talentTypes: list('talent_types', present.plain),
  categories: list('categories', present.plain),
  regions: list('regions', present.plain),
  personTitles: list('person_titles', present.plain),
  reasons: async ({ db }, { query }) =>
    present.presented(await store.pageOfReasons(db, query.kind, query), query, present.reason),
}

export function referenceRoutes(deps: ReferenceDeps): Handlers<typeof reference> {
  const { industries, segments } = areaLists(deps)
  return { ...lists, industries, segments, segmentsAlias: segments }
}

/** Rows that were selected exactly as the contract shows them. */
function same<Row>(row: Row): Row {
  return row
}
