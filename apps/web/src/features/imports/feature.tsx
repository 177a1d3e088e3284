import IconTableImport from '~icons/table-import'
import { none, type Feature } from '#app/feature.ts'
import { prefixOf } from '#platform/addresses.ts'
import { importsRoutes } from './routes.tsx'

export const imports: Feature = {
  routes: () => importsRoutes,
  menu: (user) =>
    prefixOf(user) === 'admin'
      ? [
          {
            group: 'Administration',
            label: 'Import',
            to: '/admin/import',
            icon: IconTableImport,
            order: 45,
          },
        ]
      : [],
  destinations: none,
  hits: none,
}
