import { Combobox, Loader } from '@mantine/core'
import IconCheck from '~icons/check'
import '#ui/theme/styles-dropdowns.css'
import styles from './search-select.module.css'
import { dropdownHint } from './select-options.ts'
import type { SelectOption } from './select-options.ts'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import type { SearchSelectSource, useSearchSelect } from './use-search-select.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'

type Props = {
  select: ReturnType<typeof useSearchSelect>
  value: SelectOption[]
  loading: boolean
  label: string
  more?: SearchSelectSource['more']
}

/** What a dropdown with search offers for the text in it. */
export function SearchSelectDropdown({ select, value, loading, label, more }: Props) {
  const { offered, creatable, text, minChars, isSubmitted, isShort } = select
  const chosen = new Set(value.map(({ id }) => id))
  const hasOptions = offered.length > 0 || creatable !== undefined
  return (
    <Combobox.Dropdown>
      {hasOptions && (
        <Combobox.Options className={styles['options'] ?? ''} aria-label={label} tabIndex={-1}>
          {offered.map((option) => (
            <Combobox.Option
              key={option.id}
              value={option.id}
              active={chosen.has(option.id)}
              className={cx(layout['row-wrap'], styles['option']) ?? ''}
            >
              <span>{option.name}</span>
              {option.detail && (
                <span className={cx(shared['note'], shared['figures'])}>{option.detail}</span>
              )}
              {option.suggestion && <span className={styles['flag']}>{copy.suggestion}</span>}
              {chosen.has(option.id) && <IconCheck size={16} aria-hidden />}
            </Combobox.Option>
          ))}
          {creatable && (
            <Combobox.Option
              value={`new:${creatable}`}
              className={cx(layout['row-wrap'], styles['option']) ?? ''}
            >
              <span>
                {copy.create} <strong>{creatable}</strong>
              </span>
            </Combobox.Option>
          )}
          {more && <More {...more} />}
        </Combobox.Options>
      )}
      {loading && (
        <Combobox.Empty>
          <Loader size="xs" aria-label={copy.loading} />
        </Combobox.Empty>
      )}
      {!loading && (!hasOptions || isShort) && (
        <Combobox.Empty>{dropdownHint(text, minChars, isSubmitted)}</Combobox.Empty>
      )}
    </Combobox.Dropdown>
  )
}

/** A press on its button must not take the focus out of the field: that would close the dropdown. */
function More(more: NonNullable<SearchSelectSource['more']>) {
  return (
    <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <InfiniteScroll {...more} />
    </div>
  )
}
