import type { HoursEntry } from '@guildhall/contract/work/hours'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { hourActs } from '#features/work/hour-queries.ts'
import { today } from '#features/work/times.ts'
import { useWrite } from '#platform/use-write.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useErrors, type Errors } from '#ui/forms/use-errors.ts'
import { REQUIRED } from '#ui/forms/use-values.ts'
import { isDay } from '#ui/text/typed-day.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { copy } from '#features/work/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './work.module.css'

type Props = { engagementId: string; entry: HoursEntry | undefined; onClose: () => void }

const formOf = (entry: HoursEntry | undefined) => ({
  day: entry?.day ?? today(),
  hours: entry === undefined ? undefined : Math.floor(entry.minutes / 60),
  rest: entry === undefined ? undefined : entry.minutes % 60,
  note: entry?.note ?? '',
})

function missingIn(day: string, minutes: number): Errors {
  return {
    ...(isDay(day) ? {} : { day: [REQUIRED] }),
    ...(minutes === 0 ? { minutes: [copy.hoursFirst] } : {}),
  }
}

type Body = Parameters<typeof hourActs.add>[1]

const send = (engagementId: string, entry: HoursEntry | undefined, body: Body): Promise<unknown> =>
  entry === undefined ? hourActs.add(engagementId, body) : hourActs.change(entry.id, entry.version, body)

/** Writes down what was worked on a day. */
export function HoursDialog({ engagementId, entry, onClose }: Props) {
  const [first] = useState(() => formOf(entry))
  const [form, setForm] = useState(first)
  const { errorOf, setErrors, clear, tell } = useErrors()
  const { run, isPending, failure } = useWrite({ refetch: ['gigs'] })
  const minutes = (form.hours ?? 0) * 60 + (form.rest ?? 0)
  const put = (path: string, part: Partial<typeof form>) => {
    setForm({ ...form, ...part })
    clear(path)
  }
  const save = () => {
    const missing = missingIn(form.day, minutes)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const body = { day: form.day, minutes, note: form.note }
    void run(() => send(engagementId, entry, body), {
      form: { tell },
      said: 'The hours were saved',
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={entry === undefined ? copy.addHours : copy.editHours}
      isDirty={JSON.stringify(form) !== JSON.stringify(first)}
      actions={
        <Button onClick={save} loading={isPending}>
          {copy.save}
        </Button>
      }
    >
      <div className={cx(layout['stack-16'], styles['form'])}>
        <DayField
          label={copy.day}
          required
          value={form.day}
          error={errorOf('day')}
          onChange={(day) => put('day', { day })}
        />
        <div className={cx(layout['stack-12'], styles['pair'])}>
          <NumericField
            label={copy.hours}
            value={form.hours}
            min={0}
            error={errorOf('minutes')}
            data-autofocus
            onChange={(hours) => put('minutes', { hours })}
          />
          <NumericField
            label={copy.minutes}
            value={form.rest}
            min={0}
            error={errorOf('minutes') !== undefined}
            onChange={(rest) => put('minutes', { rest })}
          />
        </div>
        <Textarea
          label={copy.noteLabel}
          rows={2}
          maxLength={500}
          value={form.note}
          onChange={(event) => put('note', { note: event.currentTarget.value })}
          error={errorOf('note')}
        />
        <Failure text={failure} />
      </div>
    </FormDialog>
  )
}
