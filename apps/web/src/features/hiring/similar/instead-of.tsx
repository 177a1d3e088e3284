import type { Engagement, ExpertCard } from '@guildhall/contract/hiring/shapes'
import { useState } from 'react'
import { RequestDialog } from '#features/hiring/components/step-dialogs.tsx'
import { copy } from './copy.ts'
import { SimilarList } from './similar-list.tsx'
import reach from '#ui/layout/reach.module.css'
import styles from './similar.module.css'

/** Beside somebody who is not to be had: who else could do it. They are looked for when it is opened. */
export function InsteadOf({ engagement, canRequest }: { engagement: Engagement; canRequest: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<ExpertCard>()
  const { expert, gig } = engagement
  return (
    <details className={styles['instead']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={reach['alone']}>{copy.similarExperts}</summary>
      {isOpen && (
        <SimilarList personId={expert.id} gigId={gig.id} onRequest={canRequest ? setAsked : undefined} />
      )}
      {asked && <RequestDialog gigId={gig.id} experts={[asked]} onClose={() => setAsked(undefined)} />}
    </details>
  )
}
