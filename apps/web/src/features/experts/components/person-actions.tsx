import { Suspense, useState } from 'react'
import type { ExpertSlots } from '#features/experts/slots.ts'
import { useSignedIn } from '#platform/session.tsx'
import { later } from '#ui/hooks/later.ts'

const RosterDialog = later(() => import('#features/experts/rosters/roster-dialog.tsx'), 'RosterDialog')

interface Person {
  id: string
  name: string
}

export const PERSON_ACTIONS = { request: 'Request for project…', roster: 'Add to roster' } as const
export type PersonAction = keyof typeof PERSON_ACTIONS

/** What staff do with an expert beside deciding about them: `start` one, and draw `dialog` somewhere on the page. */
export function usePersonActions({ Request }: Pick<ExpertSlots, 'Request'>) {
  const { canRunGigs } = useSignedIn().actions
  const [open, setOpen] = useState<{ action: PersonAction; person: Person }>()
  const close = () => setOpen(undefined)
  const canRequest = Request !== undefined && canRunGigs
  return {
    /** Nobody but an approved expert is asked. */
    offered: (status: string | null | undefined): PersonAction[] =>
      canRequest && status === 'Approved' ? ['request', 'roster'] : ['roster'],
    start: (action: PersonAction, { id, name }: Person) => setOpen({ action, person: { id, name } }),
    dialog: open && (
      <Suspense>
        {open.action === 'roster' && (
          <RosterDialog
            whom={{ ids: [open.person.id] }}
            count={1}
            person={open.person.name}
            onDone={close}
            onClose={close}
          />
        )}
        {open.action === 'request' && Request && <Request expert={open.person} onClose={close} />}
      </Suspense>
    ),
  }
}
export type PersonActions = ReturnType<typeof usePersonActions>
