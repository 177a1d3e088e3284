import IconSearch from '~icons/search'
import { Suspense, useLayoutEffect, useState } from 'react'
import type { AuthUser } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { later } from '#ui/hooks/later.ts'
import styles from './palette-button.module.css'
import { copy } from '#app/copy.ts'

const Palette = later(() => import('./palette.tsx'), 'Palette')

/** What was typed before the palette came, and where the focus was. */
export interface Early {
  text: string
  from: Element | null
}

/** The turns are odd while it is open. */
const opened = (turn: number) => turn + 1 - (turn % 2)

const NOTHING: Early = { text: '', from: null }

/** Opens the palette; Ctrl-K or Cmd-K does the same from everywhere. */
export function PaletteButton({ user }: { user: AuthUser }) {
  // How often it was opened and closed.
  const [turn, setTurn] = useState(0)
  const [early, setEarly] = useState(NOTHING)
  const isOpen = turn % 2 === 1
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  const close = () => {
    setTurn((now) => now + (now % 2))
    setEarly(NOTHING)
  }
  // With the bar: an effect runs after the paint, and a key pressed between them would go unheard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      setTurn(opened)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Suspense fallback={isOpen && <EarlyKeys early={early} onChange={setEarly} onClose={close} />}>
        {turn > 0 && (
          <Palette key={turn + (turn % 2)} user={user} early={early} opened={isOpen} onClose={close} />
        )}
      </Suspense>
      <button
        type="button"
        className={cx(layout['row-10'], styles['button'])}
        onClick={() => setTurn(opened)}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <span className={styles['hint']}>{copy.searchAll}</span>
        <kbd className={styles['keys']} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
    </>
  )
}

type EarlyProps = { early: Early; onChange: (early: Early) => void; onClose: () => void }

/** Has the focus until the palette comes: no key goes to the page below, and none is lost. */
function EarlyKeys({ early, onChange, onClose }: EarlyProps) {
  return (
    <input
      className={shared['hidden']}
      aria-label={copy.whatToFind}
      autoFocus
      onFocus={({ relatedTarget: from }) => onChange({ ...early, from })}
      onChange={({ currentTarget: { value: text } }) => onChange({ ...early, text })}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  )
}
