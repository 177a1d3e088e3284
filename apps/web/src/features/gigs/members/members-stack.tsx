import type { Member } from '@guildhall/contract/gigs/members'
import type { ComponentProps, ReactNode } from 'react'
import { useSignedIn } from '#platform/session.tsx'
import { AvatarsStack } from '#ui/marks/avatars-stack.tsx'
import styles from './members-stack.module.css'
import { roleName } from './pending-members.ts'

type Shown = { id: string; name: string; photo: string | null; detail?: string; canOpen?: boolean }

type Props = Omit<ComponentProps<typeof AvatarsStack>, 'people' | 'link'> & { people: readonly Shown[] }

/** Members in a row of avatars; a name is a link where the reader may open the page (PRODUCT D-07), and plain text elsewhere. */
export function MembersStack({ people, ...stack }: Props) {
  const openable = new Set(people.filter(({ canOpen }) => canOpen).map(({ id }) => id))
  return <AvatarsStack people={[...people]} link={linksTo(openable)} {...stack} />
}

/** A member as the row shows them, with the level of a customer or the role of a contributor. */
export function shownOf({
  user: { id, name, photo },
  permission,
  role,
  actions: { canOpen },
}: Member): Shown {
  return { id, name, photo, detail: roleName(permission?.value ?? role.slug), canOpen }
}

function linksTo(openable: ReadonlySet<string>) {
  return ({ id, name }: { id: string; name: string }, children: ReactNode): ReactNode =>
    openable.has(id) ? (
      <ProfileLink userId={id} name={name}>
        {children}
      </ProfileLink>
    ) : (
      <span title={name}>{children}</span>
    )
}

/** The profile in a new tab; only one's own opens for editing (spec 002 §2, §6). */
function ProfileLink({ userId, name, children }: { userId: string; name: string; children: ReactNode }) {
  const isOwn = userId === useSignedIn().id
  return (
    <a
      href={`/${userId}/user-details/edit-mode/${isOwn}`}
      target="_blank"
      rel="noopener"
      title={name}
      className={styles['profile']}
    >
      {children}
    </a>
  )
}
