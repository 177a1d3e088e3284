import { useState } from 'react'
import type { Stale } from '#platform/calls/refetch.tsx'
import { useWrite } from '#platform/use-write.ts'

type Row = { readonly id: string }

type Options<R extends Row> = {
  /** Shows the new order before it is saved. */
  show: (rows: R[]) => void
  save: (ids: string[]) => Promise<unknown>
  refetch: Stale
  /** Own words of a failure. */
  textOf: (error: unknown) => string | undefined
}

/** Moves one of a list; the list changes at once and is saved one step after the other. */
export function useOrder<R extends Row>(rows: readonly R[], { show, save, refetch, textOf }: Options<R>) {
  const [spoken, setSpoken] = useState('')
  const { run } = useWrite({ tells: 'by toast', refetch, isInOrder: true, textOf })
  const moveTo = (id: string, place: number) => {
    const next = moved(rows, id, place)
    show(next)
    setSpoken(`Now at place ${place + 1} of ${next.length}`)
    void run(() => save(next.map((row) => row.id)))
  }
  return { spoken, moveTo }
}

/** The rows with one of them at another place, counted from 0. */
export function moved<R extends Row>(rows: readonly R[], id: string, place: number): R[] {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  if (row === undefined) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(place, 0, row)
}
