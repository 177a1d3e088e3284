import type { Privacy } from '@guildhall/contract/privacy'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { copy } from '#features/privacy/copy.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { later } from '#ui/hooks/later.ts'

const EraseDialog = later(() => import('./erase-dialog.tsx'), 'EraseDialog')

type Props = { person: Pick<Privacy, 'person_id' | 'internal_id' | 'name'>; leadsTo: string }

/** Asks, erases, and leads to a page that still exists. */
export function EraseButton({ person, leadsTo }: Props) {
  const { person_id: id, internal_id: code, name } = person
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const onDone = async () => {
    toasts.success(`${code} has been erased.`)
    await navigate({ to: leadsTo })
    // Whatever list or history named them.
    client.removeQueries({ queryKey: ['privacy', 'of', id] })
    await client.invalidateQueries()
  }
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setOpen(true)}>
        {copy.erase}
      </Button>
      {isOpen && (
        <Suspense>
          <EraseDialog
            person={{ id, code }}
            title={copy.eraseName(name)}
            when={copy.itHappensAtOnce}
            label={copy.erase}
            onDone={() => void onDone()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
