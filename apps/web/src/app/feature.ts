import type { Icon } from '#ui/marks/icon.ts'
import type { AnyRoute } from '@tanstack/react-router'
import type { HitFaces } from '#features/search/components/hit-faces.ts'
import type { AuthUser, PublicConfig } from '#platform/session.tsx'
import type { Slots } from './slots.tsx'

/** Said out loud where a feature has nothing of a kind. */
export const none = null
type None = typeof none

/**
 * What a feature brings to the screen: its `feature.tsx` exports one, and `features.ts` lists it. Every key is required.
 * It is loaded with the first page: pages come lazily, and nothing of the component library stands here.
 */
export interface Feature {
  /** Its pages; each hangs on one of the roots of `platform/root-routes.ts`. */
  routes: (slots: Slots) => readonly AnyRoute[]
  /** Its entries of the side menu. The palette leads to them too. */
  menu: ((user: AuthUser, config: MenuConfig) => readonly MenuEntry[]) | None
  /** Pages that the palette leads to beside those of the menu. */
  destinations: ((user: AuthUser) => readonly Destination[]) | None
  /** What content search shows of its things, and where a hit leads. */
  hits: HitFaces | None
}

export type MenuConfig = Pick<PublicConfig, 'feedback_enable'>

/** The groups of the side menu, in their order. */
export const MENU_GROUPS = ['Work', 'Network', 'Administration', 'Toolbox'] as const

export interface MenuEntry {
  group: (typeof MENU_GROUPS)[number]
  label: string
  /** A path, or what happens on the page that stands. */
  to: string | { action: 'feedback' }
  icon: Icon
  /** Entries without an order come last (specification spec 000 §9). */
  order?: number
}

/** A page that the palette leads to. */
export interface Destination {
  label: string
  group: string
  to: string
}
