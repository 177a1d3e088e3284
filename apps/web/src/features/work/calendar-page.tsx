import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { day } from '#platform/address-readers.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonFields } from '#ui/lists/skeleton-rows.tsx'
import { callQueries } from './call-queries.ts'
import { copy } from './copy.ts'
import sections from '#ui/layout/sections.module.css'
import { AvailabilityForm } from './components/availability-form.tsx'
import { CalendarAddress } from './components/calendar-address.tsx'
import { WeekCalls } from './components/week-calls.tsx'
import { mondayOf, thisMonday } from './times.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

const SEARCH = { week: day }
const card = `${cx(shared['card'], sections['card'])} ${sections['tab']}`

/** One's own week of calls, the address for calendar programs, and the hours that one keeps free. */
export function CalendarPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  // Customers are guests of calls: nobody proposes times to them.
  const { actions, expert_status: status, viewed_by: viewer } = useSignedIn()
  const isGuest = actions.worksAsCustomer
  // Nor to somebody suspended, who reads and does no more (decision 249).
  const isSuspended = actions.worksAsExpert && status === 'Suspended'
  const hasHours = !isGuest && !isSuspended
  // The address opens without a session: who views as somebody else is not told.
  const hasAddress = viewer === null
  const [today] = useState(thisMonday)
  const week = filter.week === undefined ? today : mondayOf(filter.week)
  const list = useQuery(callQueries.ofWeek(week))
  // With the first calls, which are drawn in turns: days with many of them are higher, and would move what stands below.
  const isPlaced = useDeferredValue(!list.isPending)
  return (
    <>
      <PageHeader title={copy.calendar} />
      <WeekCalls {...{ week, list }} onWeek={(next) => setFilter({ week: next === today ? null : next })} />
      {!isPlaced && (
        <div className={card}>
          <div className={sections['section']}>
            <SkeletonFields fields={1} ticks={7} />
          </div>
        </div>
      )}
      <div className={card} hidden={!isPlaced || !(hasHours || hasAddress)}>
        {hasHours && <AvailabilityForm />}
        {hasAddress && <CalendarAddress />}
      </div>
    </>
  )
}
