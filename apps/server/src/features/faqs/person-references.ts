import type { PersonHolder } from '#features/people/service.ts'

export const faqsOfPeople: PersonHolder = {
  references: [{ table: 'faqs', column: 'updated_by', names: 'user' }],
}
