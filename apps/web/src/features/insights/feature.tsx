import IconChartBar from '~icons/chart-bar'
import { none, type Feature } from '#app/feature.ts'
import { prefixOf } from '#platform/addresses.ts'
import { insightsRoutes } from './routes.tsx'

export const insights: Feature = {
  routes: () => insightsRoutes,
  menu(user) {
    const prefix = prefixOf(user)
    if (prefix !== 'admin' && prefix !== 'manager') return []
    return [{ group: 'Network', label: 'Insight', to: `/${prefix}/insights`, icon: IconChartBar }]
  },
  destinations: none,
  hits: none,
}
