import type { EditorStep } from '@guildhall/contract/gigs/completeness'
import styles from './review-step.module.css'
import type { Gap } from './steps.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { gaps: readonly Gap[]; onGo: (step: EditorStep, field: string) => void }

/** Each field that is to be filled in or corrected, by its name; it leads there. */
export function GapLinks({ gaps, onGo }: Props) {
  return (
    <ul className={cx(shared['list'], layout['wraps'], styles['links'])}>
      {gaps.map(({ name, label, step }) => (
        <li key={name}>
          <button
            type="button"
            className={cx(shared['bare'], styles['link'])}
            onClick={() => onGo(step, name)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
