import type { PersonHolder } from '#features/people/service.ts'

/** The company of a person is a field of their own. */
export const companiesOfPeople: PersonHolder = {
  references: [
    { table: 'companies', column: 'created_by', names: 'user' },
    { table: 'company_redirects', column: 'merged_by', names: 'user' },
  ],
}
