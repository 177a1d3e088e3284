import IconLayoutGrid from '~icons/layout-grid'
import { Suspense, useState } from 'react'
import type { AuthUser } from '#platform/session.tsx'
import header from './header.module.css'
import { copy } from '#app/copy.ts'
import { arrived } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'
import { Popover } from '#ui/popups/popover.tsx'

const AppsPanel = late(async () => (await arrived(() => import('./apps-panel.tsx'))).AppsPanel)

/** Also on a phone, which has room for it. */
const WIDTH = 320

/** The services of the suite; those not active for the user are seen but closed, eco opens in a new tab. */
export function AppsPopup({ user }: { user: AuthUser }) {
  const [isOpen, setOpen] = useState(false)
  const shown = user.services.filter((service) => service.show_in_menu)
  if (shown.length === 0) return null
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={WIDTH}
      position="bottom-end"
      offset={12}
      trapFocus
      returnFocus
      target={
        <button
          type="button"
          className={header['tool']}
          aria-label={copy.apps}
          onClick={() => setOpen(!isOpen)}
        >
          <IconLayoutGrid size={20} stroke={1.6} aria-hidden />
        </button>
      }
      dropdown={{ 'aria-label': copy.apps }}
    >
      <Suspense>
        <AppsPanel user={user} services={shown} />
      </Suspense>
    </Popover>
  )
}
