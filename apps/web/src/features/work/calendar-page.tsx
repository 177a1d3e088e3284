import { useState } from 'react'
import * as z from 'zod/mini'
import { useFilter } from '#platform/use-filter.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { copy } from './copy.ts'
import sections from '#ui/sections.module.css'
import { AvailabilityForm } from './components/availability-form.tsx'
import { CalendarAddress } from './components/calendar-address.tsx'
import { WeekCalls } from './components/week-calls.tsx'
import { mondayOf, thisMonday } from './times.ts'

const Search = z.object({ week: z.optional(z.iso.date()) })

/** One's own week of calls, the address for calendar programs, and the hours that one keeps free. */
export function CalendarPage() {
  const { filter, setFilter } = useFilter(Search)
  const [today] = useState(thisMonday)
  const week = filter.week === undefined ? today : mondayOf(filter.week)
  return (
    <>
      <PageHeader title={copy.calendar} />
      <WeekCalls week={week} onWeek={(next) => setFilter({ week: next === today ? null : next })} />
      <div className={`${sections['card']} ${sections['tab']}`}>
        <AvailabilityForm />
        <CalendarAddress />
      </div>
    </>
  )
}
