import type { ProjectType } from '@guildhall/contract/settings'
import { Link } from '@tanstack/react-router'
import { accountsUrl, prefixOf } from '#platform/addresses.ts'
import { leave } from '#platform/sessions/leave.ts'
import { useConfig, type AuthUser } from '#platform/session.tsx'
import { SideDrawer } from '#ui/dialogs/side-drawer.tsx'
import styles from './popups.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'

type Props = { user: AuthUser; opened: boolean; onClose: () => void }

/** A new document of each type of project, where that type is made (specification spec 001 §2.8). */
export function QuickLinks({ user, opened, onClose }: Props) {
  const { project_types: types } = useConfig()
  return (
    <SideDrawer opened={opened} onClose={onClose} title={copy.createNewDocument}>
      <ul className={cx(shared['list'], layout['stack-4'])}>
        {types.map((one) => (
          <li key={one.type}>
            <QuickLink type={one} user={user} onGo={onClose} />
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}

function QuickLink({ type, user, onGo }: { type: ProjectType; user: AuthUser; onGo: () => void }) {
  const config = useConfig()
  const label = `Create ${type.description}`
  if (type.link_kind === 'external_login') {
    const url = type.url ?? accountsUrl('login', config, { referral: type.type })
    const go = (event: React.MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      leave(url)
    }
    return (
      <a className={styles['item']} href={url} onClick={go}>
        {label}
      </a>
    )
  }
  return (
    <Link className={styles['item']} to={internalPath(type, user)} onClick={onGo}>
      {label}
    </Link>
  )
}

/** Who creates projects goes to the form; for everybody else that page is yet to come. */
function internalPath({ type, link_kind: kind }: ProjectType, user: AuthUser): string {
  const prefix = prefixOf(user)
  return kind === 'internal' && user.actions.canRunGigs
    ? `/${prefix}/projects/add?type=${encodeURIComponent(type)}`
    : `/coming-soon/${encodeURIComponent(type)}`
}
