import type { RolePrefix } from '@guildhall/contract/access'
import { useMemo } from 'react'
import { useConfig } from '#platform/session.tsx'
import { FilterFrame } from '#ui/filters/filter-frame.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import type { Draft } from '#ui/forms/draft.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import styles from './experts-filter-bar.module.css'
import { cardFields, draftOf, filterOf } from './card-draft.ts'
import type { CardFilter } from './list-search.ts'

type Props = {
  id: string
  prefix: RolePrefix
  filter: CardFilter
  nameOf: (id: string) => string
  onApply: (filter: CardFilter) => void
}

const QUESTIONS = {
  apply: { title: 'Apply the selected filters?' },
  cancel: { title: 'Cancel the latest selected filters?' },
  clear: { title: 'Clear all filters?' },
}
const NONE = draftOf({}, String)
const noFaults = () => ({})

/** The filters of the list and their edits, which wait for Apply. */
export function ExpertsFilterCard({ id, prefix, filter, nameOf, onApply }: Props) {
  const { hear_about_us: ways } = useConfig()
  const fields = useMemo(() => cardFields(prefix, ways), [prefix, ways])
  const form = useDraft({ fields, initial: draftOf(filter, nameOf), faults: noFaults })
  const draft = {
    edited: form.draft,
    isPending: form.isDirty,
    edit: (change: Partial<Draft>) => form.restart({ ...form.draft, ...change }),
    revert: form.reset,
    clear: () => form.restart(NONE),
  }
  return (
    <FilterFrame
      id={id}
      draft={draft}
      none={NONE}
      questions={QUESTIONS}
      onApply={(edited) => onApply(filterOf(edited))}
    >
      <div className={styles['fields']}>
        <DraftFields form={form} />
      </div>
    </FilterFrame>
  )
}
