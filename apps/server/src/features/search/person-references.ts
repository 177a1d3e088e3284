import type { PersonHolder } from '#features/people/service.ts'

export const searchOfPeople: PersonHolder = {
  references: [{ table: 'search_saved', column: 'user_id', names: 'user', once: ['name_key'] }],
}
