import type { Service } from '@guildhall/contract/settings'
import type { Config } from './config.ts'

const SUITE = [
  { slug: 'experts', name: 'Experts', icon: 'users' },
  { slug: 'radar', name: 'Radar', icon: 'radar' },
  { slug: 'analysis', name: 'Analysis', icon: 'chart' },
  { slug: 'atlas', name: 'Atlas', icon: 'map' },
  { slug: 'eco', name: 'Eco', icon: 'leaf' },
] as const

/** The services of the suite. This portal is one of them; the others are only linked, and here none of them runs. */
export function suiteServices(config: Config): Service[] {
  return SUITE.map(({ slug, name, icon }) => ({
    slug,
    name,
    icon,
    url: slug === config.SERVICE ? config.publicUrl : `${config.publicUrl}/coming-soon/${slug}`,
    active: slug === config.SERVICE,
    show_in_menu: true,
  }))
}
