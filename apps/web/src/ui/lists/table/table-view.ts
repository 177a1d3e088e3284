import { useState } from 'react'

/** How somebody wants to see a list: the columns that they do without, and whether more rows fit. */
export interface TableView {
  hidden: string[]
  isDense: boolean
}

const PLAIN: TableView = { hidden: [], isDense: false }

/** The view of a list on this device, by the name of the list; a list without a name has none. */
export function useTableView(name: string | undefined) {
  const [view, setView] = useState(() => (name === undefined ? PLAIN : readView(name)))
  const keep = (next: TableView) => {
    setView(next)
    if (name !== undefined) localStorage.setItem(keyOf(name), JSON.stringify(next))
  }
  return [view, keep] as const
}

function readView(name: string): TableView {
  try {
    return viewIn(JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')) ?? PLAIN
  } catch {
    return PLAIN
  }
}

function viewIn(kept: unknown): TableView | undefined {
  if (typeof kept !== 'object' || kept === null || !('hidden' in kept) || !('isDense' in kept))
    return undefined
  const { hidden, isDense } = kept
  if (!isTexts(hidden) || typeof isDense !== 'boolean') return undefined
  return { hidden, isDense }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function keyOf(name: string): string {
  return `table:${name}`
}
