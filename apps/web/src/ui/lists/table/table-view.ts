import { useState } from 'react'
import * as z from 'zod/mini'

const View = z.object({ hidden: z.array(z.string()), isDense: z.boolean() })
/** How somebody wants to see a list: the columns that they do without, and whether more rows fit. */
export type TableView = z.infer<typeof View>

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
    return z.parse(View, JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'))
  } catch {
    return PLAIN
  }
}

function keyOf(name: string): string {
  return `table:${name}`
}
