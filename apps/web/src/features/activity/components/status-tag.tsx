import type { ActivitySummary } from '@guildhall/contract/activity'
import { Badge } from '#ui/marks/badge.tsx'
import { spelt } from '#ui/text/wording.ts'
import { STATUS_LABELS } from '#features/activity/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './tags.module.css'

type Props = {
  status: ActivitySummary['status']
  /** Given, the tag is a button that filters by its status. */
  onPick?: (() => void) | undefined
}

/** Success, or 'Faild' as the specification spells it. */
export function StatusTag({ status, onPick }: Props) {
  const badge = (
    <Badge tone={status === 'failed' ? 'danger' : 'success'}>{spelt(STATUS_LABELS[status])}</Badge>
  )
  if (!onPick) return badge
  return (
    <button type="button" className={cx(shared['bare'], styles['pick'])} onClick={onPick}>
      {badge}
    </button>
  )
}
