import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { acts, agreementOf } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from '#features/hiring/components/entries.module.css'

export type StepKind = 'hire' | 'end' | 'not-selected' | 'withdraw' | 'rate'

type Props = { engagement: Engagement; onStep: (kind: StepKind) => void }

/** What can be done with an engagement, in the order of consequence: quiet, dangerous, main. */
export function EngagementActions({ engagement, onStep }: Props) {
  const { actions } = engagement
  if (!Object.values(actions).includes(true)) return null
  return (
    <div className={cx(layout['ends-wrap-8'], styles['actions'])}>
      {actions.canSeeAgreement && (
        <Button component="a" variant="subtle" size="xs" href={agreementOf(engagement.id)} download>
          {copy.agreement}
        </Button>
      )}
      <QuickSteps engagement={engagement} onStep={onStep} />
      {actions.canRate && <StepButton onClick={() => onStep('rate')}>{copy.rate}</StepButton>}
      {actions.canEnd && <StepButton onClick={() => onStep('end')}>{copy.end}</StepButton>}
      {actions.canHire && (
        <Button size="xs" onClick={() => onStep('hire')}>
          {copy.hire}
        </Button>
      )}
    </div>
  )
}

/** Steps that ask nothing, and those that let somebody go between them. */
function QuickSteps({ engagement: { id, origin, actions }, onStep }: Props) {
  const { act, isPending } = useQuickAct()
  return (
    <>
      {actions.canWithdrawRequest && origin !== 'apply' && (
        <Button variant="subtle" size="xs" onClick={() => onStep('withdraw')}>
          {copy.withdrawRequest}
        </Button>
      )}
      {actions.canNotSelect && (
        <Button variant="subtle" color="red" size="xs" onClick={() => onStep('not-selected')}>
          {copy.declineOpen}
        </Button>
      )}
      {actions.canReview && (
        <StepButton loading={isPending} onClick={() => void act(() => acts.review(id), 'On the shortlist')}>
          {copy.shortlistLabel}
        </StepButton>
      )}
      {actions.canReopen && (
        <StepButton
          loading={isPending}
          onClick={() => void act(() => acts.reopen(id, ''), 'The request was sent')}
        >
          {copy.requestAgain}
        </StepButton>
      )}
    </>
  )
}

function StepButton(props: { children: ReactNode; onClick: () => void; loading?: boolean }) {
  return <Button variant="default" size="xs" {...props} />
}
