import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Member, MemberType } from '@guildhall/contract/gigs/members'
import { ActionIcon } from '@mantine/core'
import IconPlus from '~icons/plus'
import { lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { useSignedIn } from '#platform/session.tsx'
import { AvatarsStack } from '#ui/marks/avatars-stack.tsx'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { copy } from './copy.ts'
import styles from './members.module.css'
import membersWidget from './members-widget.module.css'
import { roleName } from './pending-members.ts'
import { useLateReload, useMembers } from './use-members.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const DIALOGS = {
  contributor: lazy(async () => ({
    default: (await import('./add-contributors-dialog.tsx')).AddContributorsDialog,
  })),
  customer: lazy(async () => ({ default: (await import('./add-customers-dialog.tsx')).AddCustomersDialog })),
}

const TITLES = { contributor: 'Contributors', customer: 'Customers' } as const

export type MembersWidgetProps = {
  gigId: string
  kind: GigKind
  type: MemberType
  /** `actions.canAddContributors` or `canAddCustomers` of the project. */
  canAdd: boolean
  /** While a project is being created, nobody means that nobody was chosen yet. */
  mode?: 'create' | 'view'
}

/** The first three members as avatars, the others in a list; adding opens the dialog (spec 002 §2). */
export function MembersWidget({ gigId, kind, type, canAdd, mode = 'view' }: MembersWidgetProps) {
  const { members, total, isPending, isError, refetch, more } = useMembers(gigId, type)
  const [isOpen, setOpen] = useState(false)
  const reload = useLateReload()
  const Dialog = DIALOGS[type]
  return (
    <section className={layout['stack-8']} aria-label={TITLES[type]}>
      <h3 className={cx(layout['row-6'], membersWidget['title'])}>
        {TITLES[type]} {total > 0 && <span className={membersWidget['total']}>{total}</span>}
      </h3>
      <div className={cx(layout['row-12'], membersWidget['line'])}>
        {isError && (
          <button type="button" className={cx(shared['bare'], styles['link'])} onClick={refetch}>
            {copy.somethingWentWrongTry}
          </button>
        )}
        {isPending && <span className={membersWidget['skeleton']} aria-hidden />}
        {!isPending && !isError && (
          <Stack members={members} total={total} more={more} emptyText={emptyText(type, mode)} />
        )}
        {canAdd && (
          <ActionIcon
            variant="default"
            radius="xl"
            size={30}
            className={membersWidget['plus'] ?? ''}
            aria-label={copy.addWord(TITLES[type].toLowerCase())}
            onClick={() => setOpen(true)}
          >
            <IconPlus size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <WhenOpened opened={isOpen}>
        <Dialog
          gigId={gigId}
          kind={kind}
          opened={isOpen}
          onClose={() => setOpen(false)}
          onDone={() => type === 'contributor' && reload()}
        />
      </WhenOpened>
    </section>
  )
}

function emptyText(type: MemberType, mode: 'create' | 'view'): string {
  return mode === 'create' ? copy.noneSelected : `No ${TITLES[type].toLowerCase()} yet`
}

type StackProps = {
  members: readonly Member[]
  total: number
  more: ReturnType<typeof useMembers>['more']
  emptyText: string
}

function Stack({ members, total, more, emptyText: text }: StackProps) {
  const openable = new Set(members.filter(({ actions }) => actions.canOpen).map(({ user }) => user.id))
  const people = members.map(({ user: { id, name, photo }, permission, role }) => ({
    id,
    name,
    photo,
    detail: permission === null ? roleName(role.slug) : roleName(permission.value),
  }))
  return (
    <AvatarsStack
      people={people}
      total={total}
      emptyText={text}
      link={linksTo(openable)}
      end={more.hasMore ? <InfiniteScroll {...more} /> : undefined}
    />
  )
}

/** A name is a link where the reader may open the page (PRODUCT D-07), and plain text elsewhere. */
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
      className={membersWidget['profile']}
    >
      {children}
    </a>
  )
}
