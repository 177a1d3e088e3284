import { copy, notices, questions, SECTION_LABELS } from '#features/activity/copy.ts'
import { NO_FILTER } from '#features/activity/filter-draft.ts'
import type { ActivityFilter, SectionKey } from '#features/activity/filter-draft.ts'
import type { FilterNames } from '#features/activity/use-filter-names.ts'
import { FilterFrame } from '#ui/filters/filter-frame.tsx'
import { FilterQuestion, useQuestion } from '#ui/filters/filter-question.tsx'
import type { FilterDraftEditor } from '#ui/filters/use-filter-draft.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { FilterBasics } from './filter-basics.tsx'
import styles from './filter-card.module.css'
import { FilterSections } from './filter-sections.tsx'

type Props = {
  id: string
  draft: FilterDraftEditor<ActivityFilter>
  names: FilterNames
  hasReads: boolean
  onApply: (filter: ActivityFilter) => void
}

/** The filters and their edits, which wait for Apply. */
export function FilterCard({ id, draft, names, hasReads, onApply }: Props) {
  const question = useQuestion<SectionKey>('user_id')
  const clear = (section: SectionKey) => {
    draft.edit({ [section]: [] })
    toasts.success(notices.sectionCleared(SECTION_LABELS[section].kind))
  }
  return (
    <FilterFrame id={id} draft={draft} none={NO_FILTER} questions={questions} onApply={onApply}>
      <FilterBasics draft={draft} />
      <div className={styles['sections']}>
        <FilterSections draft={draft} names={names} hasReads={hasReads} onClear={question.ask} />
      </div>
      <FilterQuestion
        {...question}
        wordsOf={(section) => ({ title: copy.clearSection(SECTION_LABELS[section].kind) })}
        onYes={clear}
        onNo={() => undefined}
      />
    </FilterFrame>
  )
}
