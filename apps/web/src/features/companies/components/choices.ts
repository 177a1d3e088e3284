import { companyQueries, suggestCompany } from '#features/companies/queries.ts'
import type { Choices, Creation } from '#ui/forms/draft.ts'

/** The companies of the network as options of a dropdown. */
export const companyChoices = {
  name: 'companies',
  isSearched: true,
  load: async (client, keyword) => {
    const { data } = await client.fetchQuery(companyQueries.found(keyword))
    return data.map(({ id, name }) => ({ id, name }))
  },
} as const satisfies Choices

/** Adds the company that a form misses, as a draft (001 §7). */
export const companyCreation = {
  add: suggestCompany,
  failure: 'Something went wrong in create company, try again later.',
  list: ['companies'],
} as const satisfies Creation
