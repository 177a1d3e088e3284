import { Button } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import type { Times } from '#features/work/call-queries.ts'
import { clockAt, ownZone, slotOf, timeThere } from '#features/work/times.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { REQUIRED } from '#ui/forms/use-values.ts'
import { isDay } from '#ui/text/typed-day.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { copy } from '#features/work/copy.ts'
import styles from './slots.module.css'
import work from './work.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

export interface Draft {
  day: string
  time: string
  minutes: number
}

export const emptyDraft: Draft = { day: '', time: '10:00', minutes: 30 }

const LENGTHS = [15, 30, 45, 60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`,
}))

/** Whose clock is shown beside that of the reader, and when they have other calls. */
export interface OtherSide {
  name: string
  zone: string
  busy: readonly Times[]
}

const isWhole = ({ day, time }: Draft) => isDay(day) && /^\d\d:\d\d$/.test(time)

const isNever = (draft: Draft) => isWhole(draft) && clockAt(draft.day, draft.time) === 'never'

/** The times as the server takes them; undefined while one is not complete, or is none. */
export function timesOf(drafts: readonly Draft[]) {
  const isComplete = drafts.every((draft) => isWhole(draft) && !isNever(draft))
  return isComplete ? drafts.map(slotOf) : undefined
}

type Props = {
  drafts: readonly Draft[]
  max: number
  other: OtherSide | undefined
  /** Somebody wanted to go on: each time says what it lacks. */
  isAsked: boolean
  onChange: (drafts: Draft[]) => void
}

/** Times to choose from, by the clock of whoever proposes them. */
export function SlotFields({ drafts, max, other, isAsked, onChange }: Props) {
  const change = (index: number, part: Partial<Draft>) =>
    onChange(drafts.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const label = (word: string, index: number) => (drafts.length === 1 ? word : `${word} ${index + 1}`)
  return (
    <fieldset className={cx(layout['stack-12'], shared['field'])}>
      <legend className={cx(shared['note'], styles['legend'])}>
        {copy.timesByYourClock}
        {ownZone.replaceAll('_', ' ')})
      </legend>
      {drafts.map((draft, index) => (
        // Rows have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={cx(layout['stack-12'], styles['slot'])}>
          <DayField
            label={label('Day', index)}
            required
            value={draft.day}
            error={isAsked && draft.day === '' && REQUIRED}
            onChange={(day) => change(index, { day })}
          />
          <TimeInput
            label={label('Start', index)}
            withAsterisk
            value={draft.time}
            error={isAsked && (draft.time === '' ? REQUIRED : isNever(draft))}
            onChange={(event) => change(index, { time: event.currentTarget.value })}
          />
          <ChoiceField
            label={label('Length', index)}
            options={LENGTHS}
            value={String(draft.minutes)}
            onChange={(minutes) => change(index, { minutes: Number(minutes) })}
          />
          <SlotNotes draft={draft} other={other} />
        </div>
      ))}
      <div className={cx(layout['row-wrap-8'], work['actions'], shared['unless-empty'])}>
        {drafts.length > 1 && (
          <Button variant="subtle" onClick={() => onChange(drafts.slice(0, -1))}>
            {copy.removeLastTime}
          </Button>
        )}
        {drafts.length < max && (
          <Button
            variant="default"
            onClick={() => onChange([...drafts, { ...(drafts.at(-1) ?? emptyDraft) }])}
          >
            {copy.addTime}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** What this time is for the other side, and what speaks against it. */
function SlotNotes({ draft, other }: { draft: Draft; other: OtherSide | undefined }) {
  if (!isWhole(draft)) return null
  const clock = clockAt(draft.day, draft.time)
  const { start_at: start, end_at: end } = slotOf(draft)
  const isBusy = other?.busy.some((one) => one.start_at < end && one.end_at > start)
  return (
    <div className={cx(shared['whole'], layout['stack-2'], shared['unless-empty'])} aria-live="polite">
      {clock === 'never' && <p className={styles['doubt']}>{copy.clockLeaps}</p>}
      {clock === 'twice' && <p className={styles['doubt']}>{copy.clockTwice}</p>}
      {clock !== 'never' && other && other.zone !== ownZone && (
        <p className={cx(shared['note'], shared['flush'])}>
          {copy.theirTime(other.name, timeThere(start, end, other.zone))}
        </p>
      )}
      {isBusy && <p className={styles['doubt']}>{copy.hasOtherCall}</p>}
    </div>
  )
}
