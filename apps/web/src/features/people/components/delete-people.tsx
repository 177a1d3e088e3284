import type { Deletion } from '@guildhall/contract/people/person'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/people/copy.ts'
import { deletePeople } from '#features/people/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { toasts } from '#ui/feedback/toasts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './delete-people.module.css'

type Props = {
  ids: string[]
  /** Of a single one. */
  name?: string | undefined
  onClose: (hasDeleted: boolean) => void
}

/** Asks before people are deleted; afterwards it says who stayed, and what holds them. */
export function DeletePeople({ ids, name, onClose }: Props) {
  const client = useQueryClient()
  const { isPending, run } = useWrite({ kind: 'delete', tells: 'by toast' })
  const [outcomes, setOutcomes] = useState<Deletion[]>()
  const held = outcomes?.filter(({ status }) => status === 409) ?? []
  const onDone = async (told: Deletion[]) => {
    const deleted = told.length - told.filter(({ status }) => status === 409).length
    if (deleted > 0) {
      await client.invalidateQueries({ queryKey: ['people', 'page'] })
      await client.invalidateQueries({ queryKey: ['people', 'duplicates'] })
      toasts.success(deleted === 1 ? 'The person has been deleted.' : `${deleted} people have been deleted.`)
    }
    if (deleted === told.length) return onClose(true)
    setOutcomes(told)
  }
  const remove = () => deletePeople(ids).then(({ data }) => data, heldIn)
  if (outcomes !== undefined) {
    return (
      <AlertDialog
        opened
        onClose={() => onClose(held.length < outcomes.length)}
        title={held.length === 1 ? copy.onePersonStays : copy.peopleStay(held.length)}
      >
        <ul className={cx(layout['stack-6'], styles['held'])}>
          {held.map(({ id, name: who, holds }) => (
            <li key={id}>
              <strong>{who}</strong> {copy.reasonHas} {holds.join(', ')}.
            </li>
          ))}
        </ul>
      </AlertDialog>
    )
  }
  return (
    <DeleteDialog
      opened
      onClose={() => onClose(false)}
      onDelete={() => void run(remove, { onDone, onRefused: () => onClose(false) })}
      type={ids.length === 1 ? 'person' : 'people'}
      name={ids.length === 1 ? name : String(ids.length)}
      pending={isPending}
    />
  )
}

/** Who stayed, when all of them did. */
function heldIn(error: unknown): Deletion[] {
  if (error instanceof ApiError && error.code === 'person_held' && isOutcomes(error.data)) return error.data
  throw error
}

function isOutcomes(told: unknown): told is Deletion[] {
  return Array.isArray(told) && told.every((one) => typeof one === 'object' && one !== null && 'holds' in one)
}
