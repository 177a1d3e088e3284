import { Suspense, useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import { emptyDraft } from '#features/applications/draft.ts'
import { EMPTY_RATE } from '#features/applications/payload.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { arrived } from '#ui/hooks/later.ts'
import { useStepTitle } from '#ui/hooks/use-step-title.ts'
import { SkeletonFields } from '#ui/lists/skeleton-rows.tsx'
import { late } from '#ui/popups/late.tsx'
import { RegisterStep } from './register-step.tsx'
import { ResumeStep, type Resume } from './resume-step.tsx'
import { WizardSteps } from './wizard-steps.tsx'
import styles from './wizard.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

// What nobody sees before the resume is read.
const ValidateStep = late(
  async () =>
    (await arrived(() => import('#features/applications/components/validate/validate-step.tsx')))
      .ValidateStep,
)
const RateStep = late(async () => (await arrived(() => import('./rate-step.tsx'))).RateStep)

const RESUME = 1
const VALIDATE = 2
const RATE = 3

const TITLES = [copy.yourAccount, copy.yourResume, copy.checkWhatWeFound, copy.yourRate]

/** The four steps; registered is who is here, so it begins with the second (PRODUCT X-16). */
export function Wizard() {
  const user = useSignedIn()
  const [step, setStep] = useState(RESUME)
  const [resume, setResume] = useState<Resume>({})
  const [draft, setDraft] = useState(() => emptyDraft(user))
  const [rate, setRate] = useState(EMPTY_RATE)
  const title = useStepTitle(step)
  useUnsavedNotice(step > RESUME)
  return (
    <div
      className={cx(layout['stack-20'], styles['wizard'])}
      data-wide={(step === VALIDATE && resume.shown !== undefined) || undefined}
    >
      <WizardSteps current={step} />
      <div className={cx(shared['card'], shared['roomy'])}>
        <h2 ref={title} className={cx(shared['title'], styles['title'])}>
          {TITLES[step]}
        </h2>
        {step === 0 && <RegisterStep onNext={() => setStep(RESUME)} />}
        {step === RESUME && (
          <ResumeStep
            resume={resume}
            onResume={setResume}
            onPrevious={() => setStep(0)}
            onRead={setDraft}
            onNext={() => setStep(VALIDATE)}
          />
        )}
        <Suspense fallback={<SkeletonFields fields={6} />}>
          {step === VALIDATE && (
            <ValidateStep
              draft={draft}
              shown={resume.shown}
              onDraft={setDraft}
              onPrevious={() => setStep(RESUME)}
              onNext={() => setStep(RATE)}
            />
          )}
          {step === RATE && (
            <RateStep
              draft={draft}
              rate={rate}
              fileName={resume.fileName}
              onRate={setRate}
              onPrevious={() => setStep(VALIDATE)}
            />
          )}
        </Suspense>
      </div>
    </div>
  )
}
