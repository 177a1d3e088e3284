import { useState } from 'react'
import type { Newer } from '#features/applications/use-merge.ts'
import { copy } from '#features/applications/copy.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useStepTitle } from '#ui/hooks/use-step-title.ts'
import { DiffStep } from './diff-step.tsx'
import { NewerResumeStep } from './newer-resume-step.tsx'
import styles from '#features/applications/components/wizard/wizard.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What a resume adds to a profile that holds something already (PRODUCT D-22). */
export function ResumeUpdate({ lead }: { lead: string }) {
  const user = useSignedIn()
  const [newer, setNewer] = useState<Newer>()
  const title = useStepTitle(newer ? 'compare' : 'choose')
  return (
    <div
      className={cx(layout['stack-20'], styles['wizard'])}
      data-wide={newer?.shown !== undefined || undefined}
    >
      <div className={cx(shared['card'], shared['roomy'])}>
        {newer === undefined && <p className={styles['lead']}>{lead}</p>}
        <h2 ref={title} className={cx(shared['title'], styles['title'])}>
          {newer ? copy.whatYourResumeAdds : copy.yourResume}
        </h2>
        {newer ? (
          <DiffStep personId={user.id} newer={newer} onBack={() => setNewer(undefined)} />
        ) : (
          <NewerResumeStep onRead={setNewer} />
        )}
      </div>
    </div>
  )
}
