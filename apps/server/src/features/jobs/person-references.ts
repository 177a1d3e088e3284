import type { PersonHolder } from '#features/people/service.ts'

export const jobsOfPeople: PersonHolder = {
  references: [{ table: 'jobs', column: 'user_id', names: 'user' }],
}
