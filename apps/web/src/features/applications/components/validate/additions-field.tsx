import { ADDITIONS, isThere } from '@guildhall/contract/applications/additions'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import IconX from '~icons/x'
import { useState, type KeyboardEvent } from 'react'
import { copy } from '#features/applications/copy.ts'
import { withEntry, withoutEntry } from '#features/applications/draft-changes.ts'
import type { Faults } from '#features/applications/faults.ts'
import { entryMark, type Draft, type ListName } from '#features/applications/draft.ts'
import { Unsure } from './unsure.tsx'
import styles from './wizard-field.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** As many entries show before the rest is asked for (spec 001 §9). */
const SHOWN = 4

type Props = {
  list: ListName
  label: string
  /** Of one entry, for its field. */
  noun: string
  draft: Draft
  onDraft: (draft: Draft) => void
  faults: Faults
  isEditing: boolean
}

/** A list of words that grows by typing; what is there already is not added again. */
export function AdditionsField({ list, label, noun, draft, onDraft, faults, isEditing }: Props) {
  const [isWhole, setWhole] = useState(false)
  const entries = draft.lists[list]
  const shown = isWhole ? entries : entries.slice(0, SHOWN)
  return (
    <div className={cx(shared['whole'], shared['shrinks'])} role="group" aria-label={label} data-place={list}>
      <p className={styles['label']}>{label}</p>
      {entries.length === 0 && <span className={shared['quiet']}>{copy.notProvided}</span>}
      <ul className={cx(shared['list'], layout['row-6'], styles['chips'])}>
        {shown.map((entry) => (
          <li
            key={entry}
            className={cx(layout['inline-row-6'], styles['chip'])}
            data-plain={!isEditing || undefined}
          >
            {entry}
            {draft.unsure.includes(entryMark(list, entry)) && <Unsure />}
            {isEditing && (
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={copy.removeEntry(entry)}
                onClick={() => onDraft(withoutEntry(draft, list, entry))}
              >
                <IconX size={13} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
        {entries.length > SHOWN && (
          <li>
            <Button variant="subtle" size="compact-sm" onClick={() => setWhole(!isWhole)}>
              {isWhole ? copy.showFewer : copy.moreValue(entries.length - SHOWN)}
            </Button>
          </li>
        )}
      </ul>
      {!isEditing && faults[list] && <p className={styles['fault']}>{faults[list]}</p>}
      {isEditing && (
        <Adding
          list={list}
          noun={noun}
          entries={entries}
          given={faults[list]}
          onAdd={(entry) => onDraft(withEntry(draft, list, entry))}
        />
      )}
    </div>
  )
}

type AddingProps = {
  list: ListName
  noun: string
  entries: readonly string[]
  /** What is wrong with the entries that are there. */
  given: string | undefined
  onAdd: (entry: string) => void
}

function Adding({ list, noun, entries, given, onAdd }: AddingProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const add = () => {
    const entry = typed.trim()
    if (entry === '') return
    if (isThere(entries, entry)) return setFault(ADDITIONS[list])
    onAdd(entry)
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles['add']}>
      <TextInput
        aria-label={copy.addNoun(noun)}
        placeholder={copy.addNoun(noun)}
        value={typed}
        error={fault ?? given}
        maxLength={150}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setFault(undefined)
        }}
        onKeyDown={press}
        onBlur={add}
      />
      <Button variant="default" onClick={add}>
        {copy.add}
      </Button>
    </div>
  )
}
