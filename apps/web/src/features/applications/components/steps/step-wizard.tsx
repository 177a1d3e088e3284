import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { STEP_TITLES } from '@guildhall/contract/applications/completeness'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { copy } from '#features/applications/copy.ts'
import { useNotice } from '#features/applications/use-notice.ts'
import { useSteps } from '#features/applications/use-steps.ts'
import { completenessQuery } from '#features/applications/queries.ts'
import { neighbour } from '#features/applications/wizard-steps.ts'
import { StepContent } from '#features/experts/components/steps/step-content.tsx'
import type { StepHandle } from '#features/experts/components/steps/step-handle.ts'
import { thingState } from '#platform/list-state.ts'
import { useStepTitle } from '#ui/hooks/use-step-title.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonForm } from '#ui/lists/skeleton-form.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { NoticeGate } from '#features/applications/components/notice/notice-gate.tsx'
import { STEP_FIELDS } from './step-frame.tsx'
import { StepList } from './step-list.tsx'
import styles from './step-wizard.module.css'
import { SubmitBar } from './submit-bar.tsx'
import { SubmitSection } from './submit-section.tsx'
import { WizardButtons } from '#features/applications/components/wizard/wizard-buttons.tsx'
import shared from '#ui/theme/shared.module.css'

/** Filling in a profile step by step; every step is saved when it is left (specification spec 001 §2.1). */
export function StepWizard({ answer }: { answer: ProfileAnswer }) {
  const { id } = answer.data
  const query = useQuery(completenessQuery(id))
  const { data: known, refetch } = query
  const isBegun = known?.data.steps.some((step) => step.is_complete) ?? false
  return (
    <>
      <PageHeader
        title={copy.completeYourProfile}
        actions={
          // Where it leads hangs on what is filled in; its place is kept until that is known.
          known ? (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/expert/apply" search={isBegun ? { into: 'profile' } : {}} />
              )}
            >
              {copy.uploadResume}
            </Button>
          ) : (
            <Button variant="default" disabled>
              {copy.uploadResume}
            </Button>
          )
        }
      />
      <ListStates
        state={thingState(query, known === undefined)}
        onRefresh={() => void refetch()}
        skeleton={<SkeletonForm fields={STEP_FIELDS} />}
      >
        {known && <Steps answer={answer} known={known.data} />}
      </ListStates>
    </>
  )
}

type StepsProps = { answer: ProfileAnswer; known: Parameters<typeof useSteps>[0]['known'] }

function Steps({ answer, known }: StepsProps) {
  const handle = useRef<StepHandle>(null)
  const wizard = useSteps({ personId: answer.data.id, known, handle })
  const notice = useNotice()
  const { place } = wizard
  const start = useStepTitle(place)
  const next = neighbour(place, 1)
  const previous = neighbour(place, -1)
  if (!known.is_notice_accepted) return <NoticeGate notice={notice} />
  return (
    <>
      {place !== 'submit' && (
        <SubmitBar
          personId={answer.data.id}
          known={known}
          onStep={wizard.jump}
          onSave={async () => (await handle.current?.save({ isComplete: false })) ?? true}
        />
      )}
      <div className={cx(layout['stack-20'], styles['columns'])}>
        <StepList steps={known.steps} place={place} onPlace={(to) => void wizard.go(to)} />
        <div
          ref={start}
          className={styles['main']}
          role="group"
          aria-label={place === 'submit' ? copy.reviewAndSubmit : STEP_TITLES[place]}
        >
          {place === 'submit' ? (
            <SubmitSection personId={answer.data.id} known={known} onStep={wizard.jump} />
          ) : (
            <div className={cx(shared['card'], shared['shrinks'])}>
              <StepContent step={place} answer={answer} lacks={wizard.lacks} ref={handle} />
            </div>
          )}
          <div className={styles['buttons']}>
            <WizardButtons
              onPrevious={previous && (() => void wizard.go(previous))}
              onNext={next && (() => void wizard.go(next))}
              pending={wizard.isLeaving}
            />
          </div>
        </div>
      </div>
    </>
  )
}
