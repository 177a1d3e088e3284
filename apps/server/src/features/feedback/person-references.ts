import type { PersonHolder } from '#features/people/service.ts'

export const feedbackOfPeople: PersonHolder = {
  references: [
    { table: 'feedback', column: 'created_by', names: 'user', what: 'feedback message' },
    { table: 'feedback', column: 'updated_by', names: 'user' },
  ],
}
