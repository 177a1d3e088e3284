import { Button } from '@mantine/core'
import { copy, notices, SECTION_LABELS } from '#features/activity/copy.ts'
import { NO_FILTER } from '#features/activity/filter-draft.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import type { FilterDraftEditor } from '#features/activity/use-filter-draft.ts'
import type { FilterNames } from '#features/activity/use-filter-names.ts'
import { toasts } from '#ui/toasts.tsx'
import { FilterBasics } from './filter-basics.tsx'
import styles from './filter-card.module.css'
import { FilterQuestion, useQuestion, type Question } from './filter-question.tsx'
import { FilterSections } from './filter-sections.tsx'

type Props = {
  id: string
  draft: FilterDraftEditor
  names: FilterNames
  onApply: (filter: ActivityFilter) => void
}

/** The filters and their edits, which wait for Apply. */
export function FilterCard({ id, draft, names, onApply }: Props) {
  const question = useQuestion()
  return (
    <section id={id} className={styles['card']} aria-label="Filter">
      <FilterBasics draft={draft} />
      <div className={styles['sections']}>
        <FilterSections draft={draft} names={names} onClear={question.ask} />
      </div>
      <div className={styles['footer']}>
        <output className={styles['pending']}>{draft.isPending && copy.pending}</output>
        <Button variant="default" onClick={() => question.ask('cancel')}>
          {copy.cancel}
        </Button>
        <Button variant="default" onClick={() => question.ask('clear')}>
          {copy.clearAll}
        </Button>
        <Button onClick={() => question.ask('apply')}>{copy.apply}</Button>
      </div>
      <FilterQuestion
        {...question}
        onYes={(asked) => answerYes(asked, draft, onApply)}
        onNo={(asked) => asked === 'apply' && toasts.info(notices.applyCanceled)}
      />
    </section>
  )
}

function answerYes(asked: Question, draft: FilterDraftEditor, onApply: Props['onApply']): void {
  if (asked === 'apply') {
    onApply(draft.edited)
    toasts.success(notices.applied)
    return
  }
  if (asked === 'cancel') {
    draft.revert()
    toasts.success(notices.canceled)
    return
  }
  if (asked === 'clear') {
    draft.clear()
    onApply(NO_FILTER)
    toasts.success(notices.cleared)
    return
  }
  draft.edit({ [asked]: [] })
  toasts.success(notices.sectionCleared(SECTION_LABELS[asked].kind))
}
