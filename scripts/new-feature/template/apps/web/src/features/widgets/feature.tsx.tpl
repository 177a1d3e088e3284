import IconNotes from '~icons/notes'
import { none, type Feature } from '#app/feature.ts'
import { widgetsRoutes } from './routes.tsx'

export const widgets: Feature = {
  routes: () => widgetsRoutes,
  menu: () => [{ group: 'Toolbox', label: 'Widgets', to: '/widgets', icon: IconNotes }],
  destinations: none,
  hits: none,
}
