import { BID_TYPES, type Engagement, type HireCheck } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconCircleCheck from '~icons/circle-check'
import IconCircleX from '~icons/circle-x'
import { useState } from 'react'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { thingState } from '#platform/list-state.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { toServerDate } from '#ui/text/date-format.ts'
import { isDay } from '#ui/text/typed-day.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { useErrors, type ErrorOf, type Errors } from '#ui/forms/use-errors.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { AskForGate } from '#features/hiring/components/gates/ask-for-gate.tsx'
import { WaiveGate } from '#features/hiring/components/gates/waive-gate.tsx'
import styles from '#features/hiring/components/hiring.module.css'
import hiringDialogs from '#features/hiring/components/hiring-dialogs.module.css'
import columns from '#ui/layout/columns.module.css'

type Props = { engagement: Engagement; onClose: () => void }

const TYPES = BID_TYPES.map((value) => ({ value, label: value }))

/** The agreement with an expert: what they cost, from when, and what must hold before. */
export function HireDialog({ engagement, onClose }: Props) {
  const { expert } = engagement
  const details = useQuery(hiringQueries.engagement(engagement.id))
  const [first] = useState(() => termsOf(engagement))
  const [terms, setTerms] = useState(first)
  const { act, isPending, failure } = useAct(onClose)
  const { errorOf, setErrors, tell } = useErrors()
  const { rate, start, end } = terms
  const checks = details.data?.checks ?? []
  const isAllowed = details.data !== undefined && checks.every((check) => check.is_met)
  const isComplete = rate !== undefined && isDay(start) && (end === '' || (isDay(end) && end >= start))
  const hire = () =>
    act(
      () =>
        acts.hire(engagement.id, engagement.version, {
          rate: rate ?? 0,
          rate_type: terms.type,
          starts_on: start,
          ends_on: end || null,
          hours_planned: terms.hours ?? null,
        }),
      `${expert.name} is hired`,
      { tell },
    )
  return (
    <FormDialog
      onClose={onClose}
      title={copy.hireName(expert.name)}
      isDirty={JSON.stringify(terms) !== JSON.stringify(first)}
      actions={
        <Button
          onClick={() => (isComplete ? void hire() : setErrors(lacksOf(terms)))}
          loading={isPending}
          disabled={!isAllowed}
        >
          {copy.hire}
        </Button>
      }
    >
      <div className={layout['stack-16']}>
        <TermsFields
          terms={terms}
          currency={engagement.currency}
          errorOf={errorOf}
          onChange={(change) => {
            setErrors({})
            setTerms((before) => ({ ...before, ...change }))
          }}
        />
        <ListStates
          state={thingState(details, details.data === undefined)}
          onRefresh={() => void details.refetch()}
          skeleton={<SkeletonRows rows={3} columns={1} />}
        >
          <Checks checks={checks} engagementId={engagement.id} />
        </ListStates>
        <Failure text={failure} at="stack" />
      </div>
    </FormDialog>
  )
}

interface Terms {
  rate: number | undefined
  type: (typeof BID_TYPES)[number]
  /** YYYY-MM-DD, '' for none; so is `end`. */
  start: string
  end: string
  hours: number | undefined
}

/** What has to be given; an end that is none says so itself. */
function lacksOf({ rate, start }: Terms): Errors {
  return {
    ...(rate === undefined && { rate: [copy.fieldRequired] }),
    ...(start === '' && { starts_on: [copy.fieldRequired] }),
  }
}

/** What the expert asks for, from today on; their usual rate, which is in USD, where they ask for nothing. */
function termsOf({ expert, currency, bid_amount: bid, bid_type: bidType }: Engagement): Terms {
  const usual = currency === 'USD' ? expert.rate : null
  const type = TYPES.find(({ value }) => value === (bidType ?? expert.rate_type))?.value ?? 'Hourly'
  return {
    rate: bid ?? usual ?? undefined,
    type,
    start: toServerDate(new Date()),
    end: '',
    hours: undefined,
  }
}

type TermsProps = {
  terms: Terms
  currency: string
  errorOf: ErrorOf
  onChange: (change: Partial<Terms>) => void
}

function TermsFields({ terms, currency, errorOf, onChange }: TermsProps) {
  const { rate, type, start, end, hours } = terms
  return (
    <>
      <div className={cx(layout['stack-12'], columns['halves'])}>
        <NumericField
          label={copy.rate}
          required
          value={rate}
          onChange={(next) => onChange({ rate: next })}
          decimals={2}
          min={0}
          prefix={`${currency} `}
          error={errorOf('rate')}
        />
        <ChoiceField
          label={copy.rateType}
          options={TYPES}
          value={type}
          onChange={(next) => onChange({ type: next })}
        />
      </div>
      <div className={cx(layout['stack-12'], columns['halves'])}>
        <DayField
          label={copy.start}
          required
          value={start}
          error={errorOf('starts_on')}
          onChange={(next) => onChange({ start: next })}
        />
        <DayField
          label={copy.end}
          value={end}
          min={start}
          error={end !== '' && end < start ? copy.endError : errorOf('ends_on')}
          onChange={(next) => onChange({ end: next })}
        />
      </div>
      <NumericField
        label={copy.hoursPlanned}
        value={hours}
        onChange={(next) => onChange({ hours: next })}
        min={1}
        max={10_000}
        error={errorOf('hours_planned')}
      />
    </>
  )
}

type ChecksProps = { checks: readonly HireCheck[]; engagementId: string }

function Checks({ checks, engagementId }: ChecksProps) {
  return (
    <ul className={cx(layout['stack-8'], hiringDialogs['checks'])} aria-label={copy.beforeHiring}>
      {checks.map(({ key, label, is_met: isMet, hint, gate, ...check }) => (
        <li key={key} data-missing={!isMet || undefined}>
          {isMet ? (
            <IconCircleCheck size={18} aria-label={copy.done} />
          ) : (
            <IconCircleX size={18} aria-label={copy.missing} />
          )}
          <div>
            {label}
            {hint !== null && <div className={styles['quiet']}>{hint}</div>}
            {gate && (
              <div className={cx(layout['row-wrap-8'], styles['asks'])}>
                {check.can_ask && (
                  <AskForGate
                    engagementId={engagementId}
                    gate={gate}
                    title={label}
                    askedAt={check.asked_at}
                  />
                )}
                {check.can_waive && <WaiveGate engagementId={engagementId} gate={gate} title={label} />}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
