import type { PersonHolder } from '#features/people/service.ts'

/** Of two searches of one name the one of the login that stays is kept. */
export const searchOfPeople: PersonHolder = {
  references: [
    { table: 'search_saved', column: 'user_id', names: 'user', what: 'saved search', once: ['name_key'] },
  ],
}
