import type { TodayGroup } from '@guildhall/contract/today'
import { useState } from 'react'
import { useSignedIn } from '#platform/session.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { listState } from '#platform/list-state.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './components/today.module.css'
import { TodayLines } from './components/today-lines.tsx'
import { copy, greeting, summary } from './copy.ts'
import { countOf } from './first-things.ts'
import { useToday } from './use-today.ts'
import shared from '#ui/theme/shared.module.css'

/** What the reader has to do, by kind (docs/next.md N1). */
export function TodayPage() {
  const user = useSignedIn()
  const query = useToday()
  const [opened] = useState(() => new Date())
  const today = query.data?.data
  const groups = today?.groups ?? []
  const state = listState(query, { isEmpty: false, isSearching: false, onFirstPage: true, messages: {} })
  return (
    <>
      <PageHeader title={greeting(user.first_name, opened.getHours())} />
      {groups.length > 0 && today && <p className={styles['summary']}>{summary(countOf(today))}</p>}
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={6} columns={1} />}
      >
        {groups.length === 0 ? <EmptyState text={copy.empty} /> : <Groups groups={groups} />}
      </ListStates>
    </>
  )
}

function Groups({ groups }: { groups: readonly TodayGroup[] }) {
  return (
    <div className={cx(layout['stack-16'], styles['groups'])}>
      {groups.map(({ key, title, count, items }) => (
        <section key={key} className={shared['card']} aria-label={title}>
          <div className={cx(layout['row-8'], styles['head'])}>
            <h2 className={shared['heading']}>{title}</h2>
            <span className={styles['count']}>{count}</span>
          </div>
          <TodayLines items={items} />
          {count > items.length && <p className={styles['more']}>{copy.more(count - items.length)}</p>}
        </section>
      ))}
    </div>
  )
}
