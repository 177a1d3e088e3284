import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { LevelSelect } from './level-select.tsx'
import styles from './members.module.css'
import type { UserOption } from './pending-members.ts'
import { UserSearch } from './user-search.tsx'

type Props = {
  gigId: string
  kind: GigKind
  onAdd: (user: UserOption | undefined, permissionId: string | null) => boolean
  onInvite: () => void
}

/** A level and a user for it, or the way to the invitation of somebody who is not here yet. */
export function CustomerChoice({ gigId, kind, onAdd, onInvite }: Props) {
  const [level, setLevel] = useState<string | null>(null)
  const [user, setUser] = useState<UserOption>()
  const add = () => {
    if (onAdd(user, level)) setUser(undefined)
  }
  return (
    <>
      <div className={styles['choice']}>
        <LevelSelect kind={kind} label="Level" value={level} onChange={setLevel} describes hasFocus />
        <UserSearch gigId={gigId} type="customer" value={user} onChange={setUser} />
        <Button variant="default" onClick={add} className={styles['add'] ?? ''}>
          Add
        </Button>
      </div>
      <p className={styles['invite']}>
        Not in the list?{' '}
        <button type="button" className={styles['link']} onClick={onInvite}>
          Invite customer
        </button>
      </p>
    </>
  )
}
