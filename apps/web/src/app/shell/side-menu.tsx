import { Link } from '@tanstack/react-router'
import IconCollapse from '~icons/layout-sidebar-left-collapse'
import IconExpand from '~icons/layout-sidebar-left-expand'
import type { MenuEntry } from '#app/feature.ts'
import { menuOf } from '#app/menu.ts'
import { useConfig, type AuthUser } from '#platform/session.tsx'
import styles from './side-menu.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'
import type { Target } from '#ui/popups/target.ts'
import { Tooltip } from '#ui/popups/tooltip.tsx'

export type MenuProps = { user: AuthUser; onFeedback: () => void; onGo: () => void }
type SideMenuProps = MenuProps & { isCollapsed: boolean; onCollapse: (isCollapsed: boolean) => void }

/** The menu at the left; collapsed, only its icons stay. */
export function SideMenu({ isCollapsed, onCollapse, ...menu }: SideMenuProps) {
  const Icon = isCollapsed ? IconExpand : IconCollapse
  const label = isCollapsed ? 'Expand menu' : 'Collapse menu'
  return (
    <nav className={styles['side']} data-collapsed={isCollapsed || undefined} aria-label={copy.main}>
      <MenuGroups {...menu} isCollapsed={isCollapsed} />
      <Named label={label} isNeeded={isCollapsed}>
        <button
          type="button"
          className={cx(layout['row-12'], shared['bare'], styles['entry'])}
          onClick={() => onCollapse(!isCollapsed)}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
          <span className={styles['text']}>{label}</span>
        </button>
      </Named>
    </nav>
  )
}

/** The groups of the menu and their pages. */
export function MenuGroups({ user, isCollapsed, ...entry }: MenuProps & { isCollapsed: boolean }) {
  const config = useConfig()
  return (
    <div className={shared['grows']}>
      {menuOf(user, config).map(({ label, entries }) => (
        <section key={label} className={styles['group']} aria-label={label}>
          <h2 className={cx(shared['note'], styles['label'])}>{label}</h2>
          <ul className={cx(shared['list'], layout['stack-2'])}>
            {entries.map((one) => (
              <li key={one.label}>
                <Named label={one.label} isNeeded={isCollapsed}>
                  <Entry entry={one} {...entry} />
                </Named>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type EntryProps = {
  entry: MenuEntry
  onFeedback: () => void
  onGo: () => void
  ref?: React.Ref<HTMLElement & HTMLAnchorElement & HTMLButtonElement>
}

function Entry({ entry: { label, to, icon: Icon }, onFeedback, onGo, ...rest }: EntryProps) {
  const face = (
    <>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={styles['text']}>{label}</span>
    </>
  )
  if (typeof to !== 'string') {
    return (
      <button
        {...rest}
        type="button"
        className={cx(layout['row-12'], shared['bare'], styles['entry'])}
        onClick={onFeedback}
      >
        {face}
      </button>
    )
  }
  return (
    <Link {...rest} to={to} className={cx(layout['row-12'], shared['bare'], styles['entry'])} onClick={onGo}>
      {face}
    </Link>
  )
}

/** With the text hidden, a tooltip says what an icon means. */
function Named({ label, isNeeded, children }: { label: string; isNeeded: boolean; children: Target }) {
  return (
    <Tooltip label={label} position="right" disabled={!isNeeded}>
      {children}
    </Tooltip>
  )
}
