import { copy } from '#features/applications/copy.ts'
import { useConfig } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './steps/submit-bar.module.css'

/** How somebody who was suspended answers; nothing where the portal takes no feedback. */
export function SuspensionAnswer() {
  const { feedback_enable: takesFeedback } = useConfig()
  if (!takesFeedback) return null
  return <p className={cx(layout['row-wrap'], styles['bar'])}>{copy.suspensionAnswer}</p>
}
