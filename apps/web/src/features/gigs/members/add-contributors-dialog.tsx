import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Member } from '@guildhall/contract/gigs/members'
import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/gigs/copy.ts'
import '#ui/theme/styles-dropdowns.css'
import { DialogFrame, Hint, Lead } from './dialog-frame.tsx'
import { MemberRow } from './member-row.tsx'
import styles from './members.module.css'
import { roleName, usePendingMembers, type UserOption } from './pending-members.ts'
import { memberQueries } from './queries.ts'
import { Removal } from './removal.tsx'
import { useAdding, useMembers } from './use-members.ts'
import { UserSearch } from './user-search.tsx'
import { EmailText } from '#ui/text/email-text.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

export type MembersDialogProps = {
  gigId: string
  kind: GigKind
  opened: boolean
  onClose: () => void
  /** Members were added. */
  onDone: () => void
}

/** Chooses a role and users for it; nothing is sent before Done. */
export function AddContributorsDialog({ gigId, kind, opened, onClose, onDone }: MembersDialogProps) {
  const { members, isPending, more } = useMembers(gigId, 'contributor')
  const chosen = usePendingMembers('contributor', members)
  const [leaving, setLeaving] = useState<Member>()
  const adding = useAdding(gigId)
  const close = () => {
    chosen.clear()
    onClose()
  }
  const done = async () => {
    const wanted = chosen.pending.map(({ userId, role }) => ({ user_id: userId, role }))
    if (!(await adding.send(wanted))) return
    close()
    onDone()
  }
  return (
    <DialogFrame
      opened={opened}
      title={copy.addContributors}
      isDirty={chosen.pending.length > 0}
      onClose={close}
      actions={
        <Button onClick={() => void done()} loading={adding.isPending} disabled={chosen.pending.length === 0}>
          {copy.done}
        </Button>
      }
    >
      <Lead />
      <Choice gigId={gigId} kind={kind} onAdd={chosen.add} onChange={chosen.forget} />
      <Hint text={chosen.fault} />
      <ul className={cx(shared['list'], styles['rows'])} aria-label={copy.contributors}>
        {chosen.pending.map(({ userId, name, photo, detail, role }) => (
          <MemberRow
            key={userId}
            {...{ name, photo, detail }}
            place={roleName(role ?? '')}
            isNew
            onRemove={() => chosen.remove(userId)}
          />
        ))}
        {isPending && <SkeletonRows rows={2} columns={1} />}
        {members.map((member) => (
          <MemberRow
            key={member.id}
            name={member.user.name}
            photo={member.user.photo}
            detail={member.user.email && <EmailText email={member.user.email} />}
            place={roleName(member.role.slug)}
            onRemove={member.actions.canRemove ? () => setLeaving(member) : undefined}
          />
        ))}
      </ul>
      <InfiniteScroll {...more} />
      <Removal gigId={gigId} member={leaving} onClose={() => setLeaving(undefined)} />
    </DialogFrame>
  )
}

type ChoiceProps = {
  gigId: string
  kind: GigKind
  onAdd: (user: UserOption | undefined, role: string | null) => boolean
  /** Another role or user is chosen. */
  onChange: () => void
}

function Choice({ gigId, kind, onAdd, onChange }: ChoiceProps) {
  const { data: roles = [] } = useQuery(memberQueries.roles(kind))
  const [role, setRole] = useState<string | null>(null)
  const [user, setUser] = useState<UserOption>()
  const chooseRole = (next: string | null) => {
    setRole(next)
    onChange()
  }
  const chooseUser = (next: UserOption | undefined) => {
    setUser(next)
    onChange()
  }
  const description = roles.find(({ slug }) => slug === role)?.description
  const add = () => {
    if (onAdd(user, role)) setUser(undefined)
  }
  return (
    <div className={cx(layout['stack-12'], styles['choice'])}>
      <Select
        label={copy.role}
        placeholder={copy.selectARole}
        data={roles.map(({ slug }) => ({ value: slug, label: roleName(slug) }))}
        value={role}
        onChange={chooseRole}
        allowDeselect={false}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
      />
      <UserSearch
        gigId={gigId}
        type="contributor"
        role={role ?? undefined}
        value={user}
        onChange={chooseUser}
      />
      <Button variant="default" onClick={add} className={styles['add'] ?? ''}>
        {copy.add}
      </Button>
    </div>
  )
}
