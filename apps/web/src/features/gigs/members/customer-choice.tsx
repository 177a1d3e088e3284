import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { copy } from './copy.ts'
import { LevelSelect } from './level-select.tsx'
import styles from './members.module.css'
import type { UserOption, usePendingMembers } from './pending-members.ts'
import { UserSearch } from './user-search.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  gigId: string
  kind: GigKind
  chosen: ReturnType<typeof usePendingMembers>
  /** With whom to invite again. */
  onInvite: (again?: Invited) => void
}

export type Invited = Pick<UserOption, 'id' | 'name'>

/** A level and a user for it, or the way to the invitation of somebody who is not here yet. */
export function CustomerChoice({ gigId, kind, chosen, onInvite }: Props) {
  const [level, setLevel] = useState<string | null>(null)
  const [user, setUser] = useState<UserOption>()
  const invited = user?.isInvited === true ? user : undefined
  const add = () => {
    if (chosen.add(user, level)) setUser(undefined)
  }
  const chooseLevel = (next: string | null) => {
    setLevel(next)
    chosen.forget()
  }
  const chooseUser = (next: UserOption | undefined) => {
    setUser(next)
    chosen.forget()
  }
  return (
    <>
      <div className={cx(layout['stack-12'], styles['choice'])}>
        <LevelSelect kind={kind} label={copy.level} value={level} onChange={chooseLevel} describes hasFocus />
        <UserSearch gigId={gigId} type="customer" value={user} onChange={chooseUser} />
        <Button
          variant="default"
          onClick={add}
          disabled={invited !== undefined}
          className={styles['add'] ?? ''}
        >
          {copy.add}
        </Button>
      </div>
      <p className={cx(shared['note'], shared['flush'])} role="status">
        {invited === undefined ? copy.notInTheList : copy.stillInvited(user?.name ?? '')}{' '}
        <button
          type="button"
          className={cx(shared['bare'], styles['link'])}
          onClick={() => onInvite(invited)}
        >
          {invited === undefined ? copy.inviteCustomer : copy.inviteAgain}
        </button>
      </p>
    </>
  )
}
