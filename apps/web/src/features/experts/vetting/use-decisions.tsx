import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { later } from '#ui/hooks/later.ts'
import { SHOW_ACTION_ERRORS, words } from './vetting-copy.ts'
import { decide, type DecisionAction } from './vetting-queries.ts'

const Dialog = later(() => import('./decision-dialog.tsx'), 'DecisionDialog')

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

  const { run } = useWrite({ tells: 'by toast', textOf: failedAction, refetch: ['experts'] })

  /** A reminder asks nothing. */
  const remind = ({ id, name }: Person) =>
    run(() => decide('remind', id, {}), { said: words.remind.done(name) })

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

/** What was refused is said in the server's words, anything else in ours (PRODUCT DV-1). */
export function failedAction(error: unknown): string {
  return SHOW_ACTION_ERRORS ? failureText(error, 'update') : ''
}

/** Where to is a question of suspensions alone. */
function withoutAim<Form extends { to?: unknown }>({ to: _to, ...form }: Form): Omit<Form, 'to'> {
  return form
}
