import type { EditorStep } from '@guildhall/contract/gigs/completeness'
import styles from './review-step.module.css'
import type { Gap } from './steps.ts'

type Props = { gaps: readonly Gap[]; onGo: (step: EditorStep, field: string) => void }

/** Each field that is to be filled in or corrected, by its name; it leads there. */
export function GapLinks({ gaps, onGo }: Props) {
  return (
    <ul className={styles['links']}>
      {gaps.map(({ name, label, step }) => (
        <li key={name}>
          <button type="button" className={styles['link']} onClick={() => onGo(step, name)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
