import { cx } from '#ui/theme/class-names.ts'
import failed from '#ui/feedback/failure.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './step-lacks.module.css'

/** What a step still needs, in words. */
export interface Lacks {
  texts: readonly string[]
  /** Somebody wanted to go on without it. */
  isAsked: boolean
}

type Props = {
  lacks: Lacks
  /** Below the fields of a form, or below a whole section. */
  at: 'form' | 'card'
}

/** Says what a step still needs: quietly first, in red once somebody wants to go on without it. */
export function StepLacks({ lacks: { texts, isAsked }, at }: Props) {
  const isLacking = texts.length > 0
  return (
    <div className={isLacking ? styles[at] : undefined}>
      <div role="alert" className={cx(isAsked && isLacking && failed['box'], styles['asked'])}>
        {isAsked && texts.map((text) => <p key={text}>{text}</p>)}
      </div>
      {!isAsked && isLacking && <p className={cx(shared['note'], shared['flush'])}>{texts.join(' ')}</p>}
    </div>
  )
}
