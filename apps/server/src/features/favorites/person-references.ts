import type { PersonHolder } from '#features/people/service.ts'

export const favoritesOfPeople: PersonHolder = {
  references: [{ table: 'favorites', column: 'user_id', names: 'user', what: 'favorite', once: ['gig_id'] }],
}
