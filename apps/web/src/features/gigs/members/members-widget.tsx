import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { MemberType } from '@guildhall/contract/gigs/members'
import { ActionIcon } from '@mantine/core'
import IconPlus from '~icons/plus'
import { useState } from 'react'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { later } from '#ui/hooks/later.ts'
import { copy } from './copy.ts'
import membersWidget from './members-widget.module.css'
import { MembersStack, shownOf } from './members-stack.tsx'
import { TryAgain } from './try-again.tsx'
import { useLateReload, useMembers } from './use-members.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'

const DIALOGS = {
  contributor: later(() => import('./add-contributors-dialog.tsx'), 'AddContributorsDialog'),
  customer: later(() => import('./add-customers-dialog.tsx'), 'AddCustomersDialog'),
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
        {isError && <TryAgain onTry={refetch} />}
        {isPending && <span className={membersWidget['skeleton']} aria-hidden />}
        {!isPending && !isError && (
          <MembersStack
            people={members.map(shownOf)}
            total={total}
            emptyText={emptyText(type, mode)}
            end={more.hasMore ? <InfiniteScroll {...more} /> : undefined}
          />
        )}
        {canAdd && (
          <ActionIcon
            variant="default"
            radius="xl"
            size={30}
            className={cx(reach['alone'], membersWidget['plus'])}
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
