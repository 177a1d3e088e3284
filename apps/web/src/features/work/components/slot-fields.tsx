import { Button } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import { ownZone, slotOf } from '#features/work/times.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { DayField } from '#ui/day-field.tsx'
import { copy } from '#features/work/copy.ts'
import styles from './work.module.css'

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

/** The times as the server takes them; undefined while one is not complete. */
export function timesOf(drafts: readonly Draft[]) {
  const isComplete = drafts.every(({ day, time }) => day !== '' && /^\d\d:\d\d$/.test(time))
  return isComplete ? drafts.map(slotOf) : undefined
}

type Props = { drafts: readonly Draft[]; max: number; onChange: (drafts: Draft[]) => void }

/** Times to choose from, by the clock of whoever proposes them. */
export function SlotFields({ drafts, max, onChange }: Props) {
  const change = (index: number, part: Partial<Draft>) =>
    onChange(drafts.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const label = (word: string, index: number) => (drafts.length === 1 ? word : `${word} ${index + 1}`)
  return (
    <fieldset className={styles['slots']}>
      <legend className={styles['legend']}>Times by your clock ({ownZone.replaceAll('_', ' ')})</legend>
      {drafts.map((draft, index) => (
        // Rows have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles['slot']}>
          <DayField
            label={label('Day', index)}
            required
            value={draft.day}
            onChange={(day) => change(index, { day })}
          />
          <TimeInput
            label={label('Start', index)}
            withAsterisk
            value={draft.time}
            onChange={(event) => change(index, { time: event.currentTarget.value })}
          />
          <ChoiceField
            label={label('Length', index)}
            options={LENGTHS}
            value={String(draft.minutes)}
            onChange={(minutes) => change(index, { minutes: Number(minutes) })}
          />
        </div>
      ))}
      <div className={styles['actions']}>
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
