import { TextInput } from '@mantine/core'
import IconSearch from '~icons/search'
import IconX from '~icons/x'
import { useId, useRef } from 'react'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './search-box.module.css'
import { useSearchText } from './use-search-text.ts'
import { useSlashFocus } from './use-slash-focus.ts'
import { copy } from '#ui/text/copy.ts'

type Props = {
  /** The name of the field, also its placeholder. */
  label: string
  /** The text that the list is filtered by now. */
  value: string
  /** Called with the trimmed text; an empty one asks for everything. */
  onSearch: (text: string) => void
  /** Typing searches from this length on; Enter and the button search any text. */
  minChars?: number
  /** The slash key focuses this box; at most one per page. */
  focusOnSlash?: boolean
}

/** What the hint of the specification asks for (spec 000 §5), also where typing searches from the fourth letter on. */
const HINTED = 3

/** Filters a list while its text is long enough, 300 ms after the last key. */
export function SearchBox({ label, value, onSearch, minChars = 3, focusOnSlash = true }: Props) {
  const search = useSearchText({ value, onSearch, minChars })
  const input = useRef<HTMLInputElement>(null)
  const isMobile = useIsMobile()
  const hintId = useId()
  useSlashFocus(input, focusOnSlash)
  const clear = () => {
    search.type('')
    input.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know the search element in every browser
    <form role="search" className={styles['box']} onSubmit={search.submit}>
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        aria-describedby={hintId}
        placeholder={label}
        value={search.text}
        onChange={(event) => search.type(event.currentTarget.value)}
        onCompositionStart={search.startComposing}
        onCompositionEnd={(event) => search.endComposing(event.currentTarget.value)}
        maxLength={200}
        leftSection={
          <button type="submit" className={cx(shared['centre'], styles['button'])} aria-label={copy.search}>
            <IconSearch size={16} aria-hidden />
          </button>
        }
        leftSectionPointerEvents="all"
        leftSectionWidth={isMobile ? 44 : 36}
        rightSectionWidth={isMobile ? 44 : 36}
        rightSection={
          search.text ? (
            <button
              type="button"
              className={cx(shared['centre'], styles['button'])}
              aria-label={copy.clearSearch}
              onClick={clear}
            >
              <IconX size={16} aria-hidden />
            </button>
          ) : null
        }
      />
      <output id={hintId} className={cx(shared['note'], styles['hint'])}>
        {search.isTooShort &&
          search.text.trim().length < HINTED &&
          'Enter at least 3 characters to filter the results'}
      </output>
    </form>
  )
}
