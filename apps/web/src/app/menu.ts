import type { AuthUser } from '#platform/session.tsx'
import { MENU_GROUPS, type MenuConfig, type MenuEntry } from './feature.ts'
import { features } from './features.ts'

export interface MenuGroup {
  label: string
  entries: MenuEntry[]
}

const LAST = 999

/** The side menu of a user: what the active role works with, what the permissions open, and the toolbox. */
export function menuOf(user: AuthUser, config: MenuConfig): MenuGroup[] {
  const all = features.flatMap(({ menu }) => menu?.(user, config) ?? [])
  return MENU_GROUPS.map((label) => ({
    label,
    entries: inOrder(all.filter(({ group }) => group === label)),
  })).filter(({ entries }) => entries.length > 0)
}

function inOrder(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.toSorted((a, b) => (a.order ?? LAST) - (b.order ?? LAST))
}
