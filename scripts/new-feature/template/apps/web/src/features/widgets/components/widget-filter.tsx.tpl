import { WIDGET_STATUSES, type WidgetStatus } from '@guildhall/contract/widgets'
import { copy } from '#features/widgets/copy.ts'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import styles from './widget-filter.module.css'

type Props = {
  keyword: string
  status: readonly WidgetStatus[]
  /** Who reads what is published alone has no use for the status. */
  hasStatus: boolean
  find: (text: string) => void
  narrow: (status: readonly WidgetStatus[]) => void
}

const STATUSES = WIDGET_STATUSES.map((value) => ({ value, label: value }))

/** Which widgets are listed. */
export function WidgetFilter({ keyword, status, hasStatus, find, narrow }: Props) {
  return (
    <div className={styles['filter']}>
      <SearchBox label={copy.searchLabel} value={keyword} onSearch={find} />
      {hasStatus && (
        <MultiChoiceField
          label={copy.statusLabel}
          placeholder={copy.anyStatus}
          options={STATUSES}
          value={status}
          onChange={narrow}
        />
      )}
    </div>
  )
}
