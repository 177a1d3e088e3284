import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Member } from '@guildhall/contract/gigs/members'
import { useState } from 'react'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/gigs/copy.ts'
import { copy as texts } from './copy.ts'
import { EditCustomer } from './edit-customer.tsx'
import { LevelSelect } from './level-select.tsx'
import { MemberRow } from './member-row.tsx'
import styles from './members.module.css'
import { roleName, type usePendingMembers } from './pending-members.ts'
import { Removal } from './removal.tsx'
import type { useMembers } from './use-members.ts'
import { EmailText } from '#ui/text/email-text.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = {
  gigId: string
  kind: GigKind
  chosen: ReturnType<typeof usePendingMembers>
  list: ReturnType<typeof useMembers>
}

/** Customers who are chosen, and those who are on the project: each with a level that can be changed. */
export function CustomerRows({ gigId, kind, chosen, list }: Props) {
  const [leaving, setLeaving] = useState<Member>()
  const [change, setChange] = useState<{ member: Member; permissionId: string }>()
  const levelOf = (member: Member) =>
    member.actions.canEdit ? (
      <LevelSelect
        kind={kind}
        ariaLabel={texts.levelOf(member.user.name)}
        value={member.permission?.id ?? null}
        onChange={(permissionId) => permissionId !== null && setChange({ member, permissionId })}
      />
    ) : (
      roleName(member.permission?.value ?? '')
    )
  return (
    <>
      <ul className={cx(shared['list'], styles['rows'])} aria-label={copy.customers}>
        {chosen.pending.map(({ userId, name, photo, detail, warning, permissionId }) => (
          <MemberRow
            key={userId}
            {...{ name, photo, detail, warning }}
            place={
              <LevelSelect
                kind={kind}
                ariaLabel={texts.levelOf(name)}
                value={permissionId}
                onChange={(id) => chosen.setPermission(userId, id)}
                isClearable
              />
            }
            isNew
            onRemove={() => chosen.remove(userId)}
          />
        ))}
        {list.isPending && <SkeletonRows rows={2} columns={1} />}
        {list.members.map((member) => (
          <MemberRow
            key={member.id}
            name={member.user.name}
            photo={member.user.photo}
            detail={member.user.email && <EmailText email={member.user.email} />}
            place={levelOf(member)}
            onRemove={member.actions.canRemove ? () => setLeaving(member) : undefined}
          />
        ))}
      </ul>
      <InfiniteScroll {...list.more} />
      <Removal gigId={gigId} member={leaving} onClose={() => setLeaving(undefined)} />
      <EditCustomer {...{ gigId, kind, change }} onClose={() => setChange(undefined)} />
    </>
  )
}
