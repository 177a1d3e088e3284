import { timezones } from '@guildhall/contract/accounts'
import type { Availability, KeptAvailability } from '@guildhall/contract/work/calendar'
import { Button, Checkbox, Select } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  availabilityOf,
  dayKey,
  daysOffIn,
  draftOf,
  HoursFields,
  offKey,
  WEEKDAYS,
  type DayKey,
  type HoursDraft,
} from '#features/work/availability-draft.ts'
import { callActs, callQueries } from '#features/work/call-queries.ts'
import { copy } from '#features/work/copy.ts'
import { ownZone } from '#features/work/times.ts'
import { useSignedIn } from '#platform/session.tsx'
import { thingState } from '#platform/list-state.ts'
import { useForm } from '#platform/use-form.ts'
import { isDay } from '#ui/text/typed-day.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { arrived } from '#ui/hooks/later.ts'
import { lateField } from '#ui/popups/late.tsx'
import { Coming, PlainDay } from '#ui/forms/coming.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import type { ErrorOf } from '#ui/forms/use-errors.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonFields } from '#ui/lists/skeleton-rows.tsx'
import sections from '#ui/layout/sections.module.css'
import '#ui/theme/styles-dropdowns.css'
import styles from './availability-form.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { selectTyped } from '#ui/fields/select-typed.ts'

// The calendar that it opens is as large as the rest of the page.
const DayField = lateField(async () => (await arrived(() => import('#ui/fields/day-field.tsx'))).DayField)

const DAY_OFF = 'day_off'
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** When one can be called: hours of the week, and days off. */
export function AvailabilityForm() {
  const { id } = useSignedIn()
  const availability = useQuery(callQueries.availability(id))
  const { data, refetch } = availability
  return (
    <section className={sections['section']} aria-labelledby="availability">
      <h2 id="availability" className={cx(shared['title'], shared['flush'])}>
        {copy.hoursForCalls}
      </h2>
      <p className={sections['lead']}>{copy.peopleWhoProposeACall}</p>
      <ListStates
        state={thingState(availability, data === undefined)}
        onRefresh={() => void refetch()}
        skeleton={
          <div className={styles['form']}>
            <SkeletonFields fields={1} ticks={NAMES.length} />
          </div>
        }
      >
        {data && <Fields userId={id} saved={{ ...data, timezone: zoneOf(data) }} />}
      </ListStates>
    </section>
  )
}

/** Before anything was chosen the clock of the browser is a better guess than the zone that every account begins with. */
function zoneOf({ timezone, weekly, days_off: daysOff }: Availability): string {
  return timezone === 'UTC' && weekly.length === 0 && daysOff.length === 0 ? ownZone : timezone
}

function Fields({ userId, saved }: { userId: string; saved: KeptAvailability }) {
  const filling = useValues<HoursDraft>(HoursFields, draftOf(saved))
  const { values, put } = filling
  const form = useForm(filling, {
    kind: 'update',
    refetch: ['calendar'],
    version: saved.version,
    latest: draftOf(saved),
    words: { stale: copy.hoursChangedMeanwhile },
    save: (version) => callActs.saveAvailability(userId, availabilityOf(values), version),
    said: 'Your hours have been saved',
    onSaved(answer) {
      filling.restart(draftOf(answer))
      form.goOnFrom(answer.version)
    },
  })
  useUnsavedNotice(form.isDirty)
  const zones = useMemo(() => [...new Set([saved.timezone, ...timezones()])].toSorted(), [saved.timezone])
  return (
    <form noValidate onSubmit={form.onSubmit} className={cx(layout['stack-16'], styles['form'])}>
      <Select
        label={copy.timeZoneOfTheseHours}
        searchable
        onClick={selectTyped}
        allowDeselect={false}
        nothingFoundMessage={copy.noResults}
        maxDropdownHeight={280}
        comboboxProps={{ keepMounted: false }}
        data={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        value={values.timezone}
        onChange={(timezone) => timezone !== null && put('timezone', timezone)}
      />
      <Week draft={values} errorOf={form.errorOf} onChange={put} />
      <DaysOff days={daysOffIn(values)} onChange={(day, isOff) => put(offKey(day), isOff)} />
      <Failure text={form.failure} />
      <Button type="submit" className={shared['start'] ?? ''} loading={form.isPending}>
        {copy.saveHours}
      </Button>
    </form>
  )
}

type WeekProps = {
  draft: HoursDraft
  errorOf: ErrorOf
  onChange: (key: DayKey, hours: Availability['weekly']) => void
}

/** One stretch of each day; further ones that a program has set stay as they are. */
function Week({ draft, errorOf, onChange }: WeekProps) {
  return (
    <ul className={styles['week']} aria-label={copy.hoursOfTheWeek}>
      {WEEKDAYS.map((weekday, index) => {
        const name = NAMES[index] ?? ''
        const key = dayKey(weekday)
        const [hours, ...more] = draft[key] ?? []
        const set = (next: { from: string; to: string }) => onChange(key, [{ weekday, ...next }, ...more])
        return (
          <li key={name} className={cx(layout['stack-12'], styles['day'])}>
            <Checkbox
              label={name}
              checked={hours !== undefined}
              onChange={(event) =>
                event.currentTarget.checked ? set({ from: '09:00', to: '17:00' }) : onChange(key, [])
              }
            />
            {hours && (
              <>
                <TimeInput
                  aria-label={copy.fromName(name)}
                  value={hours.from}
                  error={errorOf(`${key}.0.from`)}
                  onChange={(event) => set({ from: event.currentTarget.value, to: hours.to })}
                />
                <TimeInput
                  aria-label={copy.toName(name)}
                  value={hours.to}
                  error={errorOf(`${key}.0.to`)}
                  onChange={(event) => set({ from: hours.from, to: event.currentTarget.value })}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type DaysOffProps = { days: readonly string[]; onChange: (day: string, isOff: boolean) => void }

function DaysOff({ days, onChange }: DaysOffProps) {
  const [batch, setBatch] = useState(0)
  return (
    <div data-field={DAY_OFF}>
      <Coming name={DAY_OFF} instead={<PlainDay label={copy.addADayOff} />}>
        <DayField
          key={batch}
          label={copy.addADayOff}
          value=""
          onChange={(day) => {
            if (!isDay(day)) return
            onChange(day, true)
            setBatch((before) => before + 1)
          }}
        />
      </Coming>
      {days.length > 0 && (
        <ul className={styles['off']} aria-label={copy.daysOff}>
          {days.map((day) => (
            <li key={day}>
              {formatDate(day)}
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={copy.removeDate(formatDate(day))}
                onClick={() => onChange(day, false)}
              >
                {copy.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
