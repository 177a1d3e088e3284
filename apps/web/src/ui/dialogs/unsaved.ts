import { useSyncExternalStore } from 'react'

const unsaved = new Set<symbol>()
const inTab = new Set<symbol>()
const listeners = new Set<() => void>()
let goingOn = 0

const tell = () => listeners.forEach((listener) => listener())

/** Something is unsaved until what is given back is called. */
export function noteUnsaved(): () => void {
  const one = Symbol('unsaved')
  unsaved.add(one)
  tell()
  return () => {
    unsaved.delete(one)
    tell()
  }
}

/** The same for what only the tab would lose. */
export function noteInTab(): () => void {
  const one = Symbol('in tab')
  inTab.add(one)
  return () => inTab.delete(one)
}

interface Place {
  pathname: string
  search: string
}
export interface Move {
  currentLocation: Place
  nextLocation: Place
  action: string
}

/** The ways to another entry of the browser's history. */
const THROUGH_HISTORY: readonly string[] = ['BACK', 'FORWARD', 'GO']

/**
 * Whether a move loses something. A filter changes the address, too, and a page may correct its own: neither leaves it,
 * but another tab does. Who goes back means to leave, whatever differs.
 */
export function isLoss(move: Move): boolean {
  return unsaved.size > 0 && goingOn === 0 && isLeft(move)
}

function isLeft({ currentLocation: current, nextLocation: next, action }: Move): boolean {
  const differs = (key: string) => valueOf(current, key) !== valueOf(next, key)
  if (differs('tab')) return true
  if (action === 'REPLACE') return false
  return current.pathname !== next.pathname || differs('step') || THROUGH_HISTORY.includes(action)
}

/** The part of a page that is on show: its tab, or the step of a wizard. */
function valueOf({ search }: Place, key: string): string | null {
  return new URLSearchParams(search).get(key)
}

/** Something would be lost with the tab, also on a page that sees to it itself when it is left inside the app. */
export const hasUnsaved = (): boolean => inTab.size > 0

export const isGoingOn = (): boolean => goingOn > 0

export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, () => unsaved.size > 0)

/** Goes on after something was saved or given up, mostly to another page: there is nothing to lose any more. */
export async function goOn<T>(work: () => Promise<T>): Promise<T> {
  goingOn += 1
  try {
    return await work()
  } finally {
    // Who waits for this may go on, too.
    setTimeout(() => (goingOn -= 1))
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
