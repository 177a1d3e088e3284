import type { PersonHolder } from '#features/people/service.ts'

/** Of two views of one name, and of two starts of one list, those of the login that stays are kept. */
export const viewsOfPeople: PersonHolder = {
  references: [
    { table: 'list_views', column: 'user_id', names: 'user', what: 'saved view', once: ['list', 'name_key'] },
    { table: 'list_view_starts', column: 'user_id', names: 'user', once: ['list'] },
  ],
}
