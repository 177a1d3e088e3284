import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { favoritesOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { favoritesRoutes } from './routes.ts'

export const favorites: Feature = {
  routes: () => [serve(api.favorites, favoritesRoutes)],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: favoritesOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
