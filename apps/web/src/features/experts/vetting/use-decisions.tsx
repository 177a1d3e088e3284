import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { ACTION_FAILED, SHOW_ACTION_ERRORS, words } from './vetting-copy.ts'
import { decide, type DecisionAction } from './vetting-queries.ts'

const Dialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }))

interface Person {
  id: string
  name: string
  status: string | null
}

/** Decisions about one person at a time: `start` one, and draw `dialog` somewhere on the page. */
export function useDecisions() {
  const client = useQueryClient()
  const [open, setOpen] = useState<{ action: DecisionAction; person: Person }>()
  const reload = () => void client.invalidateQueries({ queryKey: ['experts'] })

  /** A reminder asks nothing. */
  async function remind(person: Person) {
    try {
      await decide('remind', person.id, {})
      toasts.success(words.remind.done(person.name))
    } catch (error) {
      const isSpoken = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (SHOW_ACTION_ERRORS) toasts.error(isSpoken ? error.message : ACTION_FAILED)
    }
    reload()
  }

  return {
    start: (action: DecisionAction, person: Person) =>
      action === 'remind' ? void remind(person) : setOpen({ action, person }),
    dialog: open && (
      <Suspense>
        <Dialog
          key={`${open.action}-${open.person.id}`}
          decision={{ action: open.action, whom: open.person.name, status: open.person.status }}
          send={(form) =>
            decide(open.action, open.person.id, open.person.status === 'Suspended' ? form : withoutAim(form))
          }
          onSettled={reload}
          onClose={() => setOpen(undefined)}
        />
      </Suspense>
    ),
  }
}

export type Decisions = ReturnType<typeof useDecisions>

/** Where to is a question of suspensions alone. */
function withoutAim<Form extends { to?: unknown }>({ to: _to, ...form }: Form): Omit<Form, 'to'> {
  return form
}
