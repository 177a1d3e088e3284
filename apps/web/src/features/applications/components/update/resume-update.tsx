import { useState } from 'react'
import type { Newer } from '#features/applications/use-merge.ts'
import { useSignedIn } from '#platform/session.tsx'
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
  return (
    <div
      className={cx(layout['stack-20'], styles['wizard'])}
      data-wide={newer?.shown !== undefined || undefined}
    >
      <div className={cx(shared['card'], shared['roomy'])}>
        {newer ? (
          <DiffStep personId={user.id} newer={newer} onBack={() => setNewer(undefined)} />
        ) : (
          <>
            <p className={styles['lead']}>{lead}</p>
            <NewerResumeStep onRead={setNewer} />
          </>
        )}
      </div>
    </div>
  )
}
