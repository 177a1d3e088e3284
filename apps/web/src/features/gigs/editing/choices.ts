import type { GigPeople } from '@guildhall/contract/gigs/editing'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { companyChoices, companyCreation } from '#features/companies/components/choices.tsx'
import { referenceChoices, referenceCreations } from '#features/reference/components/choices.ts'
import type { Choices } from '#ui/forms/draft.ts'
import { gigEditingQueries } from './queries.ts'

function people(wanted: GigPeople): Choices {
  return {
    name: `gig-${wanted}s`,
    isSearched: true,
    load: async (client, keyword) => {
      const { data } = await client.fetchQuery(gigEditingQueries.people(wanted, keyword))
      return data.map(({ id, name, detail = '' }) => ({ id, name, detail }))
    },
  }
}

/** Where the options of the editor's dropdowns come from. */
export const choices = {
  ...referenceChoices,
  companies: companyChoices,
  owners: people('owner'),
  contacts: people('contact'),
  opportunities: {
    name: 'gig-opportunities',
    isSearched: true,
    load: async (client, keyword) => {
      const { data } = await client.fetchQuery(gigEditingQueries.opportunities(keyword))
      return data.map(({ id, name, internal_id: detail }) => ({ id, name, detail }))
    },
  } satisfies Choices,
}

export const creations = { ...referenceCreations, company: companyCreation }

export function templateChoices(type: GigKind): Choices {
  return {
    name: `gig-templates-${type}`,
    load: async (client) => {
      const { data } = await client.fetchQuery(gigEditingQueries.templates(type))
      return data.map(({ id, name }) => ({ id, name }))
    },
  }
}
