import { Suspense, useSyncExternalStore } from 'react'
import { spelt } from '#ui/text/wording.ts'
import { arrived, later } from '#ui/hooks/later.ts'

/** How long a toast stays, in ms (specification spec 000 §9). */
export const TOAST_DURATION = 5000
export const ATTACHMENT_TOAST_DURATION = 3000

export type ToastOptions = {
  title?: string
  /** A toast with actions stays until it is closed. */
  actions?: { label: string; onClick: () => void }[]
  /** In ms. */
  duration?: number
  /** A toast of the same id is replaced, not repeated. */
  id?: string
  /** Of what comes with a page and not of an act: below, where it covers no title. */
  isAtFoot?: boolean
}

export type ToastKind = 'success' | 'info' | 'error'

/** Says in passing what happened. Hover or focus holds it. */
export const toasts = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  close: (id: string) => withList((list) => list.closeToast(id)),
  closeAll: () => withList((list) => list.closeToasts()),
}

/** Where toasts appear; stands once, in the shell. Nothing of it is loaded before the first toast. */
export function ToastArea() {
  const isNeeded = useSyncExternalStore(subscribe, () => hasToasts)
  if (!isNeeded) return null
  return (
    <Suspense>
      <List />
    </Suspense>
  )
}

const load = () => import('./toast-list.tsx')
const List = later(() => arrived(load).then(({ ToastList }) => ({ ToastList })), 'ToastList')

let hasToasts = false
const listeners = new Set<() => void>()

function show(kind: ToastKind, text: string, options: ToastOptions = {}): string {
  const id = options.id ?? crypto.randomUUID()
  hasToasts = true
  for (const listener of listeners) listener()
  withList((list) => list.showToast(kind, spelt(text), { ...options, id }))
  return id
}

/** A chunk that cannot be loaded costs the toast, never the work that it tells of. */
function withList(act: (list: Awaited<ReturnType<typeof load>>) => void): void {
  if (hasToasts) arrived(load).then(act, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
