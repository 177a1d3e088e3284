import type { Today } from '@guildhall/contract/today'
import type { AskFirst } from '#platform/calls/first-calls.ts'
import { Link } from '@tanstack/react-router'
import { PartFailure } from '#platform/part-failure.tsx'
import { SkeletonFirstThings } from '#ui/lists/skeleton-things.tsx'
import { copy } from '#features/today/copy.ts'
import { countOf, firstThings } from '#features/today/first-things.ts'
import { todayOf, useToday } from '#features/today/use-today.ts'
import { currentUser } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './today.module.css'
import { TodayLines } from './today-lines.tsx'

const MOST = 3

/** What is due, with the first page. */
export const askFirst: AskFirst = async (cache) => {
  const user = currentUser()
  if (user !== null) await cache.prefetchQuery(todayOf(user))
}

/** The first things to do. */
export function TodayPanel() {
  const load = useToday()
  const today = load.data?.data
  const count = today === undefined ? 0 : countOf(today)
  return (
    <section
      className={cx(shared['card'], styles['panel'])}
      aria-label={copy.title}
      aria-busy={load.isPending}
    >
      <div className={cx(layout['row-8'], styles['head'])}>
        <h2 className={shared['heading']}>{copy.title}</h2>
        {count > MOST && (
          <Link to="/today" className={cx(shared['link'], reach['alone'], styles['all'])}>
            {copy.all(count)}
          </Link>
        )}
      </div>
      <div className={styles['things']}>
        <PartFailure load={load} />
        {load.isPending && <SkeletonFirstThings count={MOST} />}
        {today !== undefined && <Lines today={today} />}
      </div>
    </section>
  )
}

function Lines({ today }: { today: Today }) {
  const items = firstThings(today, MOST)
  return (
    <>
      {items.length > 0 && <TodayLines items={items} />}
      {items.length < MOST && (
        <p className={styles['quiet']}>{items.length === 0 ? copy.empty : copy.allShown}</p>
      )}
    </>
  )
}
