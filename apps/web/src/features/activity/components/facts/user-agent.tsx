import type { Activity } from '@guildhall/contract/activity'
import { copy } from '#features/activity/copy.ts'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { Fact } from './facts.tsx'
import styles from './user-agent.module.css'
import { Tooltip } from '#ui/popups/tooltip.tsx'

/** Device, system and browser; the full string on hover or focus. Not on a phone (specification spec 000 §2). */
export function UserAgent({ entry }: { entry: Activity }) {
  const isMobile = useIsMobile()
  const { device, os, browser, version, user_agent } = entry
  const parts = [device, os, [browser, version].filter(Boolean).join(' ')].filter(Boolean)
  if (isMobile || parts.length === 0) return null
  return (
    <Fact label={copy.userAgent}>
      <Tooltip label={user_agent} disabled={!user_agent}>
        <button type="button" className={styles['agent']}>
          {parts.join(' / ')}
        </button>
      </Tooltip>
    </Fact>
  )
}
