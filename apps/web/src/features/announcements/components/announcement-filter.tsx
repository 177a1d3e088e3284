import { READ_STATES, type ReadState } from '@guildhall/contract/announcements'
import { copy } from '#features/announcements/copy.ts'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import styles from './announcement-filter.module.css'

type Props = {
  keyword: string
  states: readonly ReadState[]
  find: (text: string) => void
  narrow: (states: readonly ReadState[]) => void
}

const STATES = READ_STATES.map((value) => ({ value, label: value }))

/** Which announcements are listed. */
export function AnnouncementFilter({ keyword, states, find, narrow }: Props) {
  return (
    <div className={styles['filter']}>
      <SearchBox label={copy.searchLabel} value={keyword} onSearch={find} />
      <MultiChoiceField
        label={copy.stateLabel}
        placeholder={copy.anyState}
        options={STATES}
        value={states}
        onChange={narrow}
      />
    </div>
  )
}
