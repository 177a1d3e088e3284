import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

/** A dialog that calls `answer` once; undefined when the reader thought better of it. */
type Question<T> = (answer: (value: T | undefined) => void) => ReactNode

let shown: ReactNode = null
const listeners = new Set<() => void>()

/** Asks by a dialog that belongs to no page: a dropdown inside of a form has no place for a form of its own. */
export function ask<T>(question: Question<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const answer = (value: T | undefined) => {
      show(null)
      resolve(value)
    }
    show(question(answer))
  })
}

/** Where such dialogs appear; stands once, in the shell. */
export function AskArea() {
  return <Suspense>{useSyncExternalStore(subscribe, () => shown)}</Suspense>
}

function show(dialog: ReactNode): void {
  shown = dialog
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
