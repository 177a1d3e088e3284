import type { TodayGroup } from '@guildhall/contract/today'
import { Link } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useState } from 'react'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonThings } from '#ui/lists/skeleton-things.tsx'
import { listState } from '#platform/list-state.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './components/today.module.css'
import { TodayLines } from './components/today-lines.tsx'
import { copy, greeting, summary } from './copy.ts'
import { countOf } from './first-things.ts'
import type { TodaySlots } from './slots.ts'
import { useToday } from './use-today.ts'
import { whereAll } from './where-all.ts'

/** What the reader has to do, by kind (docs/next.md N1). */
export function TodayPage({ slots: { Figures } }: { slots: TodaySlots }) {
  const user = useSignedIn()
  const query = useToday()
  const [opened] = useState(() => new Date())
  const today = query.data?.data
  const groups = today?.groups ?? []
  const state = listState(query, { isEmpty: today === undefined, messages: {} })
  // With what there is to do, which is drawn in turns: on a phone they stand below it.
  const areDue = useDeferredValue(!query.isPending)
  return (
    <>
      <PageHeader title={greeting(user.first_name, opened.getHours())} />
      <p className={styles['summary']}>
        {today !== undefined && groups.length > 0 && summary(countOf(today))}
      </p>
      <div className={cx(layout['stack-24'], styles['day'])} data-wide={user.actions.canRunGigs || undefined}>
        <div className={cx(shared['shrinks'], styles['groups'])}>
          <ListStates
            state={state}
            onRefresh={() => void query.refetch()}
            skeleton={<SkeletonThings groups={[3, 2]} />}
          >
            {groups.length === 0 ? <EmptyState text={copy.empty} /> : <Groups groups={groups} />}
          </ListStates>
        </div>
        {user.actions.canRunGigs && areDue && (
          <aside className={cx(layout['stack-16'], styles['figures'])} aria-label={copy.figures}>
            <Suspense>
              <Figures />
            </Suspense>
          </aside>
        )}
      </div>
    </>
  )
}

function Groups({ groups }: { groups: readonly TodayGroup[] }) {
  return (
    <div className={layout['stack-16']}>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </div>
  )
}

function Group({ group: { key, title, count, items } }: { group: TodayGroup }) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const left = count - items.length
  const { to, in: place } = whereAll(key, prefix)
  return (
    <section className={shared['card']} aria-label={title}>
      <div className={cx(layout['row-8'], styles['head'])}>
        <h2 className={shared['heading']}>{title}</h2>
        <span className={styles['count']}>{count}</span>
        {left > 0 && place === undefined && (
          <Link to={to} className={cx(shared['link'], reach['alone'], styles['all'])}>
            {copy.all(count)}
          </Link>
        )}
      </div>
      <TodayLines items={items} />
      {left > 0 && place !== undefined && (
        <p className={styles['more']}>
          <Link to={to} className={cx(shared['link'], reach['alone'])}>
            {copy.moreIn(left, place)}
          </Link>
        </p>
      )}
    </section>
  )
}
