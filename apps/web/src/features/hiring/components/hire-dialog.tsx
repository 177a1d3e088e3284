import { BID_TYPES, type Engagement, type HireCheck } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import { useState } from 'react'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { toServerDate } from '#ui/date-format.ts'
import { DayField } from '#ui/day-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { NumericField } from '#ui/numeric-field.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import styles from './hiring.module.css'

type Props = { engagement: Engagement; onClose: () => void }

const TYPES = BID_TYPES.map((value) => ({ value, label: value }))

const today = () => toServerDate(new Date())

/** The agreement with an expert: what he costs, from when, and what must hold before. */
export function HireDialog({ engagement, onClose }: Props) {
  const { expert, bid_amount: bid, bid_type: bidType } = engagement
  const details = useQuery(hiringQueries.engagement(engagement.id))
  const [rate, setRate] = useState(bid ?? expert.rate ?? undefined)
  const [type, setType] = useState(
    TYPES.find(({ value }) => value === (bidType ?? expert.rate_type))?.value ?? 'Hourly',
  )
  const [start, setStart] = useState(today)
  const [end, setEnd] = useState('')
  const [hours, setHours] = useState<number>()
  const { act, isPending, failure } = useAct(onClose)
  const checks = details.data?.checks ?? []
  const isReady = details.data !== undefined && checks.every((check) => check.is_met)
  const isComplete = rate !== undefined && start !== '' && (end === '' || end >= start)
  const hire = () =>
    act(
      () =>
        acts.hire(engagement.id, engagement.version, {
          rate: rate ?? 0,
          rate_type: type,
          starts_on: start,
          ends_on: end || null,
          hours_planned: hours ?? null,
        }),
      `${expert.name} is hired`,
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Hire ${expert.name}?`}
      closeOnClickOutside={false}
      actions={
        <Buttons {...{ onClose, isPending }} isReady={isReady && isComplete} onHire={() => void hire()} />
      }
    >
      <div className={styles['form']}>
        <div className={styles['pair']}>
          <NumericField
            label="Rate"
            required
            value={rate}
            onChange={setRate}
            decimals={2}
            min={0}
            prefix="USD "
          />
          <ChoiceField label="Rate type" options={TYPES} value={type} onChange={setType} />
        </div>
        <div className={styles['pair']}>
          <DayField label="Start" required value={start} onChange={setStart} />
          <DayField
            label="End"
            value={end}
            min={start}
            error={end !== '' && end < start ? 'The end lies before the start.' : undefined}
            onChange={setEnd}
          />
        </div>
        <NumericField label="Hours planned" value={hours} onChange={setHours} min={1} max={10_000} />
        {details.data === undefined ? <SkeletonRows rows={3} columns={1} /> : <Checks checks={checks} />}
        {failure !== undefined && <Failure text={failure} />}
      </div>
    </Dialog>
  )
}

type ButtonsProps = { onClose: () => void; onHire: () => void; isPending: boolean; isReady: boolean }

function Buttons({ onClose, onHire, isPending, isReady }: ButtonsProps) {
  return (
    <>
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onHire} loading={isPending} disabled={!isReady}>
        Hire
      </Button>
    </>
  )
}

function Failure({ text }: { text: string }) {
  return (
    <p className={styles['failure']} role="alert">
      {text}
    </p>
  )
}

function Checks({ checks }: { checks: readonly HireCheck[] }) {
  return (
    <ul className={styles['checks']} aria-label="Before hiring">
      {checks.map(({ key, label, is_met: isMet, hint }) => (
        <li key={key} data-missing={!isMet || undefined}>
          {isMet ? (
            <IconCircleCheck size={18} aria-label="Done" />
          ) : (
            <IconCircleX size={18} aria-label="Missing" />
          )}
          <span>
            {label}
            {hint !== null && <div className={styles['quiet']}>{hint}</div>}
          </span>
        </li>
      ))}
    </ul>
  )
}
