import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import IconFilePlus from '~icons/file-plus'
import IconHeart from '~icons/heart'
import { useState } from 'react'
import { favoritesQueries } from '#features/favorites/queries.ts'
import { prefixOf } from '#platform/addresses.ts'
import type { AuthUser } from '#platform/session.tsx'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { later } from '#ui/hooks/later.ts'
import styles from './header.module.css'
import { badgeText } from './badge-text.ts'
import { copy } from '#app/copy.ts'
import { Tooltip } from '#ui/popups/tooltip.tsx'

const QuickLinks = later(() => import('./quick-links.tsx'), 'QuickLinks')

/** What the header of the service analysis has more: new documents, and the favorites with their number. */
export function AnalysisTools({ user }: { user: AuthUser }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Tooltip label={copy.createNewDocument}>
        <button
          type="button"
          className={styles['tool']}
          aria-label={copy.createNewDocument}
          onClick={() => setOpen(true)}
        >
          <IconFilePlus size={20} stroke={1.6} aria-hidden />
        </button>
      </Tooltip>
      <FavoritesLink user={user} />
      <WhenOpened opened={isOpen}>
        <QuickLinks user={user} opened={isOpen} onClose={close} />
      </WhenOpened>
    </>
  )
}

function FavoritesLink({ user }: { user: AuthUser }) {
  const { data } = useQuery(favoritesQueries.count())
  const count = data?.count ?? 0
  const prefix = prefixOf(user)
  const label = 'My favorites'
  return (
    <Tooltip label={label}>
      <Link
        to={prefix === undefined ? '/favorites' : `/${prefix}/favorites`}
        className={styles['tool']}
        aria-label={count === 0 ? label : `${label}, ${count}`}
        preload={false}
      >
        <IconHeart size={20} stroke={1.6} aria-hidden />
        {count > 0 && <span className={styles['count']}>{badgeText(count)}</span>}
      </Link>
    </Tooltip>
  )
}
