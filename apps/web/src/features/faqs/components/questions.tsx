import type { Faq } from '@guildhall/contract/faqs'
import { copy } from '#features/faqs/copy.ts'
import { Collapsible } from '#ui/layout/collapsible.tsx'
import { late } from '#ui/popups/late.tsx'
import { loadPurifier } from '#ui/text/safe-html.tsx'
import styles from './questions.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

// Closed answers need no purifier.
const Answer = late(loadPurifier)

/** Questions that open to their answers. */
export function Questions({ rows, isOpen }: { rows: readonly Faq[]; isOpen: boolean }) {
  return (
    <ul className={cx(shared['list'], layout['stack-12'], styles['list'])} aria-label={copy.questions}>
      {rows.map(({ id, title, body }) => (
        <li key={id}>
          <Collapsible title={title} initiallyExpanded={isOpen} isLate>
            <div className={styles['answer']}>
              <Answer html={body} isText />
            </div>
          </Collapsible>
        </li>
      ))}
    </ul>
  )
}
