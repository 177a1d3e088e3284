import IconAddressBook from '~icons/address-book'
import { none, type Feature } from '#app/feature.ts'
import { personPath } from '#platform/addresses.ts'
import { can } from '#platform/session.tsx'
import { peopleRoutes } from './routes.tsx'

export const people: Feature = {
  routes: (slots) => peopleRoutes(slots.people),
  menu: (user) =>
    can(user, 'CAN_SEE_ADMIN_PEOPLE_LIST')
      ? [{ group: 'Administration', label: 'People', to: '/people', icon: IconAddressBook, order: 30 }]
      : [],
  destinations: none,
  hits: {
    person: {
      one: 'Person',
      many: 'People',
      icon: IconAddressBook,
      path: ({ id }, prefix) => personPath({ id, is_expert: false }, prefix),
    },
  },
}
