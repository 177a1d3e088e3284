import type { Permission, Role } from '@guildhall/contract/access'
import { TODAY_ITEMS, TODAY_KEYS, type Today, type TodayItem, type TodayKey } from '@guildhall/contract/today'
import type { SignedIn } from '#platform/http/context.ts'

/** What of one kind there is to do: all that count, and the first of them. */
export interface Found {
  title: string
  count: number
  items: readonly TodayItem[]
}

/** What a feature puts on the Today of those who work in these roles; its `feature.ts` brings it. */
export interface TodayGroup {
  key: TodayKey
  roles: readonly Role[]
  /** Needed beside the role. */
  permission?: Permission
  /** What this reader may see of it. */
  find: (ctx: SignedIn) => Promise<Found>
}

/** What the reader has to do in the role that they work in. */
export async function todayOf(ctx: SignedIn, groups: readonly TodayGroup[]): Promise<Today> {
  const theirs = groups.filter((group) => isFor(ctx, group))
  const found = new Map<TodayKey, Found>()
  // In turn: a reader who looks at the day takes one connection, not ten.
  for (const { key, find } of inOrder(theirs)) found.set(key, joined(found.get(key), await find(ctx)))
  return {
    groups: [...found]
      .filter(([, { count }]) => count > 0)
      .map(([key, { items, ...group }]) => ({ key, ...group, items: items.slice(0, TODAY_ITEMS) })),
  }
}

/** Two features may know work of one kind: what is due first stands first. */
function joined(first: Found | undefined, more: Found): Found {
  if (first === undefined || first.count === 0) return more
  if (more.count === 0) return first
  const items = [...first.items, ...more.items].toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)))
  return { title: first.title, count: first.count + more.count, items }
}

/** What is not due comes after all that is. */
function dueOf({ due }: TodayItem): string {
  return due ?? '~'
}

function isFor({ actor }: SignedIn, { roles, permission }: TodayGroup): boolean {
  const mayRead = permission === undefined || actor.permissions.includes(permission)
  return mayRead && roles.includes(actor.activeRole)
}

function inOrder(groups: readonly TodayGroup[]): TodayGroup[] {
  return groups.toSorted((a, b) => TODAY_KEYS.indexOf(a.key) - TODAY_KEYS.indexOf(b.key))
}

/** Rows of a question that counts all of them in `total` and gives the first few. */
export function foundOf<Row extends { total: number }>(
  title: string,
  rows: readonly Row[],
  present: (row: Row) => TodayItem,
): Found {
  return { title, count: rows[0]?.total ?? 0, items: rows.map(present) }
}

/** ISO, or nothing. A day lasts until its end, of which the page makes the end by the clock of the reader. */
export function moment(at: Date | string | null): string | null {
  if (at === null) return null
  return at instanceof Date ? at.toISOString() : `${at.slice(0, 10)}T23:59:59.000Z`
}
