import { useState } from 'react'

/** Which cards are open. */
export function useExpanded(ids: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const isAll = ids.every((id) => open.has(id))
  return {
    isAll,
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) => setOpen((before) => toggled(before, id)),
    toggleAll: () => setOpen(new Set(isAll ? [] : ids)),
  }
}
export type Expanded = ReturnType<typeof useExpanded>

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id])
}
