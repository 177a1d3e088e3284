import IconSearch from '~icons/search'
import { Suspense, useLayoutEffect, useState } from 'react'
import type { AuthUser } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { later } from '#ui/hooks/later.ts'
import styles from './palette.module.css'
import { copy } from '#app/copy.ts'

const Palette = later(() => import('./palette.tsx'), 'Palette')

/** Opens the palette; Ctrl-K or Cmd-K does the same from everywhere. */
export function PaletteButton({ user }: { user: AuthUser }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
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
      setState('open')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={cx(layout['row-10'], styles['button'])}
        onClick={() => setState('open')}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <span className={styles['hint']}>{copy.searchAll}</span>
        <kbd className={styles['keys']} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense>
        {state !== 'never' && (
          <Palette user={user} opened={state === 'open'} onClose={() => setState('closed')} />
        )}
      </Suspense>
    </>
  )
}
