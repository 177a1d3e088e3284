import type { PersonActions } from '@guildhall/contract/people/person'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { copy } from '#features/people/copy.ts'
import { SelectionBar } from '#ui/lists/selection-bar.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { DeletePeople } from './delete-people.tsx'

interface Selected {
  id: string
  name: string
  actions: Pick<PersonActions, 'canDelete' | 'canMerge'>
}

type Props = { people: readonly Selected[]; onClear: () => void }

/** What can be done to the selected, or what that takes: two are merged, contacts are deleted. */
export function PeopleBulk({ people, onClear }: Props) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'merge' | 'delete'>()
  const [isDeleting, setDeleting] = useState(false)
  const [first, second, third] = people
  const isTwo = second !== undefined && third === undefined
  const hasContact = people.some(({ actions }) => actions.canDelete)
  const lacks = {
    merge: isTwo ? undefined : copy.mergeTakesTwo,
    delete: hasContact ? undefined : copy.onlyContactsAreDeleted,
  }
  const merge = () => void navigate({ to: `/people/${first?.id}/merge/${second?.id}` })
  const press = (what: 'merge' | 'delete', goOn: () => void) => {
    setAsked(what)
    if (lacks[what] === undefined) goOn()
  }
  return (
    <>
      <SelectionBar label={copy.selectedPeople} count={people.length} onClear={onClear}>
        <span role="alert" className={cx(shared['small'], shared['danger'], shared['unless-empty'])}>
          {asked && lacks[asked]}
        </span>
        {people.some(({ actions }) => actions.canMerge) && (
          <Button size="compact-md" variant="default" onClick={() => press('merge', merge)}>
            {copy.merge}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          c="red"
          onClick={() => press('delete', () => setDeleting(true))}
        >
          {copy.delete}
        </Button>
      </SelectionBar>
      {isDeleting && (
        <DeletePeople
          ids={people.map(({ id }) => id)}
          name={second === undefined ? first?.name : undefined}
          onClose={(hasDeleted) => {
            setDeleting(false)
            if (hasDeleted) onClear()
          }}
        />
      )}
    </>
  )
}
