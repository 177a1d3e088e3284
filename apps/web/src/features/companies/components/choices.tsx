import { companyQueries, suggestCompany } from '#features/companies/queries.ts'
import { can, currentUser } from '#platform/session.tsx'
import { ask } from '#ui/dialogs/asking.tsx'
import type { Choices, Creation } from '#ui/forms/draft.ts'
import { later } from '#ui/hooks/later.ts'

/** The companies of the network as options of a dropdown. */
export const companyChoices = {
  name: 'companies',
  isSearched: true,
  load: async (client, keyword) => {
    const { data } = await client.fetchQuery(companyQueries.found(keyword))
    return data.map(({ id, name }) => ({ id, name }))
  },
} as const satisfies Choices

const BasicCreateDialog = later(() => import('./basic-create-dialog.tsx'), 'BasicCreateDialog')

/** Adds the company that a form misses: a draft (spec 001 §7); whoever keeps the list says its type as well (PRODUCT S-18). */
export const companyCreation = {
  add: (name) =>
    can(currentUser(), 'CAN_SEE_ADMIN_COMPANIES_LIST')
      ? ask((answer) => (
          <BasicCreateDialog initialName={name} onAdded={answer} onClose={() => answer(undefined)} />
        ))
      : suggestCompany(name),
  failure: 'Something went wrong in create company, try again later.',
  list: ['companies'],
} as const satisfies Creation
