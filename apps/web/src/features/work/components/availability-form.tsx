import { timezones } from '@guildhall/contract/accounts'
import type { Availability } from '@guildhall/contract/work/calendar'
import { Button, Checkbox, Select } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callActs, callQueries } from '#features/work/call-queries.ts'
import { copy } from '#features/work/copy.ts'
import { ownZone } from '#features/work/times.ts'
import { useSignedIn } from '#platform/session.tsx'
import { thingState } from '#platform/list-state.ts'
import { useWrite } from '#platform/use-write.ts'
import { isDay } from '#ui/text/typed-day.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { useErrors, type ErrorOf } from '#ui/forms/use-errors.ts'
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
        {data && (
          <Fields
            userId={id}
            saved={{ timezone: zoneOf(data), weekly: data.weekly, days_off: data.days_off }}
          />
        )}
      </ListStates>
    </section>
  )
}

/** Before anything was chosen the clock of the browser is a better guess than the zone that every account begins with. */
function zoneOf({ timezone, weekly, days_off: daysOff }: Availability): string {
  return timezone === 'UTC' && weekly.length === 0 && daysOff.length === 0 ? ownZone : timezone
}

function Fields({ userId, saved }: { userId: string; saved: Availability }) {
  const [form, setForm] = useState(saved)
  const [kept, setKept] = useState(saved)
  useUnsavedNotice(JSON.stringify(form) !== JSON.stringify(kept))
  const { errorOf, setErrors, tell } = useErrors()
  const zones = useMemo(() => [...new Set([saved.timezone, ...timezones()])].toSorted(), [saved.timezone])
  const { run, isPending, failure } = useWrite({ refetch: ['calendar'] })
  const change = (part: Partial<Availability>) => {
    setErrors({})
    setForm((before) => ({ ...before, ...part }))
  }
  const save = () =>
    run(() => callActs.saveAvailability(userId, form), {
      form: { tell },
      said: 'Your hours have been saved',
      onDone: () => setKept(form),
    })
  return (
    <div className={cx(layout['stack-16'], styles['form'])}>
      <Select
        label={copy.timeZoneOfTheseHours}
        searchable
        onClick={selectTyped}
        allowDeselect={false}
        nothingFoundMessage={copy.noResults}
        maxDropdownHeight={280}
        comboboxProps={{ keepMounted: false }}
        data={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        value={form.timezone}
        onChange={(timezone) => timezone !== null && change({ timezone })}
      />
      <Week weekly={form.weekly} errorOf={errorOf} onChange={(weekly) => change({ weekly })} />
      <DaysOff days={form.days_off} onChange={(days) => change({ days_off: days })} />
      <Failure text={failure} />
      <Button className={shared['start'] ?? ''} loading={isPending} onClick={() => void save()}>
        {copy.saveHours}
      </Button>
    </div>
  )
}

type WeekProps = {
  weekly: Availability['weekly']
  errorOf: ErrorOf
  onChange: (weekly: Availability['weekly']) => void
}

/** One stretch of each day; further ones that a program has set stay as they are. */
function Week({ weekly, errorOf, onChange }: WeekProps) {
  const set = (weekday: number, next: { from: string; to: string } | undefined) => {
    const [, ...more] = weekly.filter((one) => one.weekday === weekday)
    const others = weekly.filter((one) => one.weekday !== weekday)
    onChange([...others, ...(next === undefined ? [] : [{ weekday, ...next }, ...more])])
  }
  return (
    <ul className={styles['week']} aria-label={copy.hoursOfTheWeek}>
      {NAMES.map((name, index) => {
        const at = weekly.findIndex(({ weekday }) => weekday === index + 1)
        const hours = weekly[at]
        return (
          <li key={name} className={cx(layout['stack-12'], styles['day'])}>
            <Checkbox
              label={name}
              checked={hours !== undefined}
              onChange={(event) =>
                set(index + 1, event.currentTarget.checked ? { from: '09:00', to: '17:00' } : undefined)
              }
            />
            {hours && (
              <>
                <TimeInput
                  aria-label={copy.fromName(name)}
                  value={hours.from}
                  error={errorOf(`weekly.${at}.from`)}
                  onChange={(event) => set(index + 1, { from: event.currentTarget.value, to: hours.to })}
                />
                <TimeInput
                  aria-label={copy.toName(name)}
                  value={hours.to}
                  error={errorOf(`weekly.${at}.to`)}
                  onChange={(event) => set(index + 1, { from: hours.from, to: event.currentTarget.value })}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function DaysOff({ days, onChange }: { days: readonly string[]; onChange: (days: string[]) => void }) {
  const [batch, setBatch] = useState(0)
  return (
    <div>
      <DayField
        key={batch}
        label={copy.addADayOff}
        value=""
        onChange={(day) => {
          if (!isDay(day)) return
          onChange([...new Set([...days, day])].toSorted())
          setBatch((before) => before + 1)
        }}
      />
      {days.length > 0 && (
        <ul className={styles['off']} aria-label={copy.daysOff}>
          {days.map((day) => (
            <li key={day}>
              {formatDate(day)}
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={copy.removeDate(formatDate(day))}
                onClick={() => onChange(days.filter((one) => one !== day))}
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
