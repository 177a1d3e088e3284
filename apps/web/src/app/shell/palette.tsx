/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the combobox pattern of the
   ARIA guide: the keys are those of the text field, and a select cannot stay open below it */
import { Modal } from '@mantine/core'
import { useEffect, useId } from 'react'
import type { AuthUser } from '#platform/session.tsx'
import { useFocusReturn } from '#ui/dialogs/use-focus-return.ts'
import '#ui/theme/styles-dialogs.css'
import { cx } from '#ui/theme/class-names.ts'
import type { Early } from './palette-button.tsx'
import styles from './palette.module.css'
import { usePalette, type Entry, type EntryGroup } from './use-palette.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'

type Props = { user: AuthUser; early: Early; opened: boolean; onClose: () => void }

/** Type a few letters of a person, a project or a page, press Enter, be there. */
export function Palette({ user, early, opened, onClose }: Props) {
  const onGone = useFocusReturn(opened, early.from)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      withCloseButton={false}
      yOffset={96}
      centered={false}
      padding={0}
      size={560}
      attributes={{ content: { 'aria-label': 'Search people, projects, pages' } }}
    >
      <Finder user={user} early={early} onClose={onClose} />
    </Modal>
  )
}

function Finder({ user, early, onClose }: Omit<Props, 'opened'>) {
  const listId = useId()
  const { text, type, groups, count, at, isSearching, go, onKey } = usePalette(user, early.text, onClose)
  return (
    <>
      <input
        className={styles['input']}
        role="combobox"
        aria-label={copy.whatToFind}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={count > 0 ? `${listId}-${at}` : undefined}
        placeholder={copy.searchAll}
        data-autofocus
        autoFocus
        maxLength={200}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Results id={listId} groups={groups} at={at} onGo={go} />
      <output className={styles['none']}>
        {isSearching ? 'Searching …' : count === 0 && copy.nothingFound}
      </output>
    </>
  )
}

type ResultsProps = { id: string; groups: readonly EntryGroup[]; at: number; onGo: (one: Entry) => void }

function Results({ id, groups, at, onGo }: ResultsProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.entries.length, 0),
  )
  // Browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    document.querySelector(`#${CSS.escape(`${id}-${at}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  return (
    <div id={id} role="listbox" aria-label={copy.results} className={styles['list']}>
      {groups.map(({ label, entries }, group) => (
        <div key={label} role="group" aria-label={label}>
          <div className={cx(shared['note'], styles['group'])} aria-hidden>
            {label}
          </div>
          {entries.map((one, index) => {
            const place = (starts[group] ?? 0) + index
            return (
              <div
                key={`${one.kind}-${one.id}`}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                className={cx(layout['row-16'], styles['option'])}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onGo(one)}
              >
                <span className={shared['clipped']}>{one.label}</span>
                <span className={cx(shared['note'], styles['where'])}>{one.detail}</span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
