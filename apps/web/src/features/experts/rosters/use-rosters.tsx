import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { toasts } from '#ui/feedback/toasts.tsx'
import { copy } from '#features/experts/copy.ts'
import { takeFromRoster, type Whom } from './roster-queries.ts'

const RosterDialog = lazy(async () => ({ default: (await import('./roster-dialog.tsx')).RosterDialog }))

interface Selection {
  whom: Whom
  count: number
  /** Nobody is selected any more. */
  clear: () => void
}

/** What rosters add to the bar of selected experts: onto one, and off the one that the list shows. */
export function useRosters(rosterId: string | undefined, { whom, count, clear }: Selection) {
  const [isAdding, setAdding] = useState(false)
  const client = useQueryClient()
  const take = async (id: string) => {
    const taken = await takeFromRoster(id, whom).catch(() => undefined)
    if (taken === undefined) return void toasts.error('Something went wrong, try again later.')
    toasts.success(`${taken === 1 ? '1 expert' : `${taken} experts`} removed from the roster.`)
    clear()
    await client.invalidateQueries({ queryKey: ['experts'] })
  }
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
