import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { copy } from '#features/experts/copy.ts'
import { later } from '#ui/hooks/later.ts'
import { takeFromRoster, type Whom } from './roster-queries.ts'

const RosterDialog = later(() => import('./roster-dialog.tsx'), 'RosterDialog')

interface Selection {
  whom: Whom
  count: number
  /** Nobody is selected any more. */
  clear: () => void
}

/** What rosters add to the bar of selected experts: onto one, and off the one that the list shows. */
export function useRosters(rosterId: string | undefined, { whom, count, clear }: Selection) {
  const [isAdding, setAdding] = useState(false)
  const { run } = useWrite({
    tells: 'by toast',
    textOf: () => 'Something went wrong, try again later.',
    refetch: ['experts'],
  })
  const take = (id: string) =>
    run(() => takeFromRoster(id, whom), {
      said: (taken) => `${taken === 1 ? '1 expert' : `${taken} experts`} removed from the roster.`,
      onDone: clear,
    })
  return {
    buttons: (
      <>
        <Button size="compact-md" variant="default" onClick={() => setAdding(true)}>
          {copy.addToRoster}
        </Button>
        {rosterId !== undefined && (
          <Button size="compact-md" variant="default" onClick={() => void take(rosterId)}>
            {copy.removeFromRoster}
          </Button>
        )}
      </>
    ),
    dialog: isAdding && (
      <Suspense>
        <RosterDialog
          whom={whom}
          count={count}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            clear()
          }}
        />
      </Suspense>
    ),
  }
}
