import type { ActivitySummary } from '@guildhall/contract/activity'
import { Badge } from '#ui/marks/badge.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './tags.module.css'
import { Tooltip } from '#ui/popups/tooltip.tsx'

type Entry = Pick<ActivitySummary, 'type' | 'action' | 'status' | 'api'>

type Props = {
  entry: Entry
  /** Given, the tag is a button that filters by its type. */
  onPick?: (() => void) | undefined
}

/** Which kind of entry it is; its tooltip says what was done. */
export function TypeTag({ entry, onPick }: Props) {
  const badge = (
    <Badge tone={TONES[entry.type]} withDot={false}>
      {entry.type}
    </Badge>
  )
  return (
    <Tooltip label={actionText(entry)}>
      {onPick ? (
        <button type="button" className={cx(shared['bare'], styles['pick'])} onClick={onPick}>
          {badge}
        </button>
      ) : (
        <span className={styles['tag']}>{badge}</span>
      )}
    </Tooltip>
  )
}

const TONES = { visit: 'secondary', submit: 'info', retrieve: 'primary', error: 'danger' } as const

function actionText({ action, type, api }: Entry): string {
  return [action ?? type, api].filter(Boolean).join(' · ')
}
