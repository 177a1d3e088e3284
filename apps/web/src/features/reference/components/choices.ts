import type { QueryClient } from '@tanstack/react-query'
import { addItem, referenceQueries } from '#features/reference/queries.ts'
import { optionIn, optionsIn, type Choices, type Creation } from '#ui/forms/draft.ts'

/** The reference lists as options of a dropdown; loaded when its field stands on the page. */
export const referenceChoices = {
  schools: {
    name: 'schools',
    isSearched: true,
    load: (client, keyword) => options(client.fetchQuery(referenceQueries.schoolsFound(keyword))),
  },
  skills: {
    name: 'skills',
    isSearched: true,
    load: (client, keyword) => options(client.fetchQuery(referenceQueries.skillsFound(keyword))),
  },
  languages: {
    name: 'languages',
    load: (client) => options(client.fetchQuery(referenceQueries.languages())),
  },
  degreeTypes: {
    name: 'degree-types',
    load: (client) => options(client.fetchQuery(referenceQueries.degreeTypes())),
  },
  employmentTypes: {
    name: 'employment-types',
    load: (client) => options(client.fetchQuery(referenceQueries.employmentTypes())),
  },
  talentTypes: {
    name: 'talent-types',
    load: (client) => options(client.fetchQuery(referenceQueries.talentTypes())),
  },
  categories: {
    name: 'categories',
    load: (client) => options(client.fetchQuery(referenceQueries.categories())),
  },
  regions: {
    name: 'regions',
    load: (client) => options(client.fetchQuery(referenceQueries.regions())),
  },
  countries: {
    name: 'countries',
    load: async (client) => {
      const countries = await countriesOf(client)
      return countries.map(({ id, nicename: name }) => ({ id, name }))
    },
  },
  states: {
    name: 'states',
    within: (draft) => optionIn(draft, 'country_id')?.id,
    load: (client, _, draft) => {
      const country = optionIn(draft, 'country_id')?.id
      return country === undefined ? none : options(client.fetchQuery(referenceQueries.states(country)))
    },
  },
  cities: {
    name: 'cities',
    within: (draft) => optionIn(draft, 'state_id')?.id,
    load: (client, _, draft) => {
      const state = optionIn(draft, 'state_id')?.id
      return state === undefined ? none : options(client.fetchQuery(referenceQueries.cities(state)))
    },
  },
  /** By ISO code, with the dialling code behind the name. */
  dialling: {
    name: 'dialling',
    load: async (client) => {
      const countries = await countriesOf(client)
      return countries.flatMap(({ iso, nicename, phonecode }) =>
        phonecode === null ? [] : [{ id: iso, name: `${nicename} (+${phonecode})` }],
      )
    },
  },
  /** By name: that is what a profile keeps. */
  nationalities: {
    name: 'nationalities',
    load: async (client) => {
      const { data } = await client.fetchQuery(referenceQueries.nationalities())
      return data.map(({ name }) => ({ id: name, name }))
    },
  },
  industries: {
    name: 'industries',
    load: (client) => options(client.fetchQuery(referenceQueries.industries())),
  },
  /** The segments of the chosen industries. */
  segments: {
    name: 'segments',
    within: (draft) =>
      optionsIn(draft, 'industries_ids')
        .map(({ id }) => id)
        .join(),
    load: async (client, _, draft) => {
      const industries = optionsIn(draft, 'industries_ids').map(({ id }) => id)
      if (industries.length === 0) return none
      const { data } = await client.fetchQuery(referenceQueries.segments(industries))
      return data.map(({ id, name, industry_name: detail }) => ({ id, name, detail }))
    },
  },
} as const satisfies Record<string, Choices>

/** What a dropdown adds as a draft when the reader misses it (spec 001 §7), with the texts of spec 001 §8. */
export const referenceCreations = {
  school: {
    add: (name) => addItem('schools', name),
    failure: 'Something went wrong in create school, try again later.',
    list: ['reference', 'schools'],
  },
  degreeType: {
    add: (name) => addItem('degree_types', name),
    failure: 'Something went wrong in create degree, try again later.',
    list: ['reference', 'degree_types'],
  },
  skill: {
    add: (name) => addItem('skills', name),
    failure: 'Something went wrong please try again.',
    list: ['reference', 'skills'],
  },
  language: {
    add: (name) => addItem('languages', name),
    failure: 'Something went wrong, Language not added.',
    list: ['reference', 'languages'],
  },
} as const satisfies Record<string, Creation>

const none = Promise.resolve([])

async function options(answer: Promise<{ data: { id: string; name: string }[] }>) {
  const { data } = await answer
  return data.map(({ id, name }) => ({ id, name }))
}

async function countriesOf(client: QueryClient) {
  return (await client.fetchQuery(referenceQueries.countries())).data
}
