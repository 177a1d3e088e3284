import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { copy } from '#features/hiring/copy.ts'
import { ExpertHead } from '#features/hiring/components/expert-head.tsx'
import styles from './reason-panel.module.css'
import { WhyScore } from './why-score.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { row: Recommendation; onRequest: (() => void) | undefined }

/** Beside the table: who stands in the current row, and why there. */
export function ReasonPanel(props: Props) {
  return (
    <aside className={cx(shared['card'], styles['panel'])} aria-label={copy.aboutName(props.row.expert.name)}>
      <Reasons {...props} />
    </aside>
  )
}

/** Who it is, and why they stand where they do. */
export function Reasons({ row: { expert, score, parts }, onRequest }: Props) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <>
      <ExpertHead expert={expert} />
      <h3 className={styles['title']}>
        {copy.whyThisScore} <span className={styles['score']}>{Math.round(score)}</span>
      </h3>
      <WhyScore parts={parts} score={score} />
      <div className={cx(layout['wrap-8'], styles['actions'])}>
        {onRequest && <Button onClick={onRequest}>{copy.requestOpen}</Button>}
        <Button variant="default" component={Link} to={`/${prefix}/experts/${expert.id}`}>
          {copy.openProfile}
        </Button>
      </div>
    </>
  )
}
