/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the combobox pattern of the
   ARIA guide: the keys are those of the text field, and a select cannot stay open below it */
import { Modal } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type KeyboardEvent } from 'react'
import { destinationsOf, matching, type Destination } from '#app/destinations.ts'
import { useConfig, type AuthUser } from '#platform/session.tsx'
import '#ui/styles-dialogs.css'
import styles from './palette.module.css'

type Props = { user: AuthUser; opened: boolean; onClose: () => void }

/** Type a few letters of a page, press Enter, be there. */
export function Palette({ user, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      yOffset={96}
      centered={false}
      padding={0}
      size={560}
      attributes={{ content: { 'aria-label': 'Go to a page' } }}
    >
      <Finder user={user} onClose={onClose} />
    </Modal>
  )
}

function Finder({ user, onClose }: Omit<Props, 'opened'>) {
  const listId = useId()
  const { text, type, found, at, go, onKey } = useFinder(user, onClose)
  return (
    <>
      <input
        className={styles['input']}
        role="combobox"
        aria-label="Page"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
        placeholder="Type the name of a page"
        data-autofocus
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Results id={listId} found={found} at={at} onGo={go} />
    </>
  )
}

function useFinder(user: AuthUser, onClose: () => void) {
  const navigate = useNavigate()
  const config = useConfig()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = matching(destinationsOf(user, config), text)
  const go = ({ to }: Destination) => {
    onClose()
    void navigate({ href: to })
  }
  const type = (next: string) => {
    setText(next)
    setAt(0)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[at]
    if (event.key === 'Enter' && chosen !== undefined) go(chosen)
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    setAt((at + step + found.length) % found.length)
  }
  return { text, type, found, at, go, onKey }
}

function Results({
  id,
  found,
  at,
  onGo,
}: {
  id: string
  found: Destination[]
  at: number
  onGo: (one: Destination) => void
}) {
  return (
    <>
      <div id={id} role="listbox" aria-label="Pages" className={styles['list']}>
        {found.map((one, index) => (
          <div
            key={one.to}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles['option']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onGo(one)}
          >
            {one.label}
            <span className={styles['where']}>{one.group}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles['none']}>No results</p>}
    </>
  )
}
