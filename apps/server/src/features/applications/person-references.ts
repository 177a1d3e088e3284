import type { PersonHolder } from '#features/people/service.ts'

export const applicationsOfPeople: PersonHolder = {
  references: [{ table: 'application_submissions', column: 'user_id', names: 'user', ends: true }],
}
