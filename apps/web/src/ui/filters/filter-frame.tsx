import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { toasts } from '#ui/feedback/toasts.tsx'
import styles from './filter-frame.module.css'
import { FilterQuestion, useQuestion, type Words } from './filter-question.tsx'
import { filterNotices, filterQuestions, filterTexts } from './filter-texts.ts'
import type { FilterDraftEditor } from './use-filter-draft.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'

type Step = 'apply' | 'cancel' | 'clear'

type Props<Filter extends object> = {
  id: string
  draft: FilterDraftEditor<Filter>
  /** The filter that lets all through. */
  none: Filter
  /** How each button asks before it acts. */
  questions?: Record<Step, Words>
  onApply: (filter: Filter) => void
  children: ReactNode
}

/** The fields of a filter and their edits, which wait for Apply. Each button asks (PRODUCT DV-7). */
export function FilterFrame<Filter extends object>(props: Props<Filter>) {
  const { id, draft, questions = filterQuestions, children } = props
  const question = useQuestion<Step>('apply')
  return (
    <section id={id} className={cx(shared['card'], styles['card'])} aria-label={copy.filter}>
      {children}
      <div className={cx(layout['row-wrap-8'], styles['footer'])}>
        <output className={styles['pending']}>{draft.isPending && filterTexts.pending}</output>
        <Button variant="default" onClick={() => question.ask('cancel')}>
          {filterTexts.cancel}
        </Button>
        <Button variant="default" onClick={() => question.ask('clear')}>
          {filterTexts.clearAll}
        </Button>
        <Button onClick={() => question.ask('apply')}>{filterTexts.apply}</Button>
      </div>
      <FilterQuestion
        {...question}
        wordsOf={(step) => questions[step]}
        onYes={(step) => act(step, props)}
        onNo={(step) => step === 'apply' && toasts.info(filterNotices.applyCanceled)}
      />
    </section>
  )
}

/** Its fields side by side, as many as have room. */
export function FilterFields({ children }: { children: ReactNode }) {
  return <div className={cx(layout['stack-16'], styles['fields'])}>{children}</div>
}

function act<Filter extends object>(step: Step, { draft, none, onApply }: Props<Filter>): void {
  if (step === 'apply') {
    onApply(draft.edited)
    toasts.success(filterNotices.applied)
    return
  }
  if (step === 'cancel') {
    draft.revert()
    toasts.success(filterNotices.canceled)
    return
  }
  draft.clear()
  onApply(none)
  toasts.success(filterNotices.cleared)
}
