import { perText } from '@guildhall/contract/money'
import { RATE_TYPES } from '@guildhall/contract/reference'
import { NativeSelect, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import type { Draft } from '#features/applications/draft.ts'
import { rateFaults } from '#features/applications/faults.ts'
import { payloadOf, type RateDraft } from '#features/applications/payload.ts'
import { useNotice } from '#features/applications/use-notice.ts'
import { useSubmission } from '#features/applications/use-submission.ts'
import { useConfig } from '#platform/session.tsx'
import { MarketRange } from '#features/experts/components/market/market-range.tsx'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { NoticeDialog } from '#features/applications/components/notice/notice-dialog.tsx'
import { WizardButtons } from './wizard-buttons.tsx'
import styles from './wizard.module.css'
import { focusFirstFault } from '#ui/forms/first-fault.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'
import failed from '#ui/feedback/failure.module.css'

type Props = {
  draft: Draft
  rate: RateDraft
  fileName: string | undefined
  onRate: (rate: RateDraft) => void
  onPrevious: () => void
}

export function RateStep({ draft, rate, fileName, onRate, onPrevious }: Props) {
  const [isAsked, setAsked] = useState(false)
  const notice = useNotice()
  const submission = useSubmission()
  const faults = isAsked ? rateFaults(rate) : {}
  const fields = useRef<HTMLDivElement>(null)
  const submit = () => {
    setAsked(true)
    if (Object.keys(rateFaults(rate)).length > 0) return focusFirstFault(fields.current)
    notice.before(() => void submission.send(payloadOf(draft, rate, fileName)))
  }
  return (
    <>
      <p className={styles['lead']}>{copy.projectRatesAreNegotiable}</p>
      <div ref={fields}>
        <RateFields rate={rate} onRate={onRate} faults={faults} />
      </div>
      <MarketRange type={rate.rate_type} rate={rate.rate} />
      <div role="alert">
        {submission.failures.map((failure) => (
          <p key={failure} className={cx(failed['box'], styles['message'])}>
            {failure}
          </p>
        ))}
      </div>
      <WizardButtons
        onPrevious={submission.isDone ? undefined : onPrevious}
        onNext={submit}
        next={copy.submitText}
        pending={submission.isPending || submission.isDone}
      />
      <NoticeDialog {...notice.dialog} />
    </>
  )
}

type FieldsProps = Pick<Props, 'rate' | 'onRate'> & { faults: Readonly<Record<string, string>> }

function RateFields({ rate, onRate, faults }: FieldsProps) {
  const { hear_about_us: ways } = useConfig()
  const change = (part: Partial<RateDraft>) => onRate({ ...rate, ...part })
  return (
    <div className={cx(layout['stack-16'], columns['halves'], styles['grid'])}>
      <NativeSelect
        label={copy.billRateType}
        withAsterisk
        aria-required
        data={[{ value: '', label: copy.pleaseSelectRateType }, ...RATE_TYPES]}
        value={rate.rate_type}
        error={faults['rate_type']}
        onChange={(event) => change({ rate_type: event.currentTarget.value })}
      />
      <NumericField
        label={copy.costInUsd}
        withAsterisk
        aria-required
        decimals={2}
        max={1_000_000}
        value={rate.rate}
        error={faults['rate']}
        onChange={(cost) => change({ rate: cost })}
        rightSection={
          rate.rate_type !== '' && <span className={shared['note']}>{perText(rate.rate_type)}</span>
        }
        rightSectionWidth={rate.rate_type === '' ? 0 : 72}
        hideControls
      />
      <NativeSelect
        label={copy.howDidYouHearAbout}
        withAsterisk
        aria-required
        data={[{ value: '', label: copy.selectAnOption }, ...ways.map(({ name }) => name)]}
        value={rate.hear_about_us}
        error={faults['hear_about_us']}
        onChange={(event) => change({ hear_about_us: event.currentTarget.value, referral_name: '' })}
      />
      {ways.some((way) => way.name === rate.hear_about_us && way.asks_name) && (
        <TextInput
          label={copy.referralOrEmployeeName}
          maxLength={100}
          value={rate.referral_name}
          onChange={(event) => change({ referral_name: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
