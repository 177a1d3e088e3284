import type { Role } from '@guildhall/contract/access'
import { accounts } from '@guildhall/contract/accounts'
import { useNavigate } from '@tanstack/react-router'
import IconCheck from '~icons/check'
import { queryClient } from '#app/query-client.ts'
import { homeOf } from '#platform/addresses.ts'
import { call } from '#platform/api.ts'
import { roleOf, signedIn, type AuthUser } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './popups.module.css'
import { copy } from '#app/copy.ts'

const NAMES: Record<Role, string> = {
  growth_experts_admin: 'Admin',
  growth_experts_manager: 'Manager',
  growth_experts_hr_generalist: 'HR generalist',
  growth_experts_expert: 'Expert',
  growth_experts_customer: 'Customer',
}

/** For somebody with several roles: which one chooses the pages (PRODUCT D-01). */
export function RoleSwitcher({ user, onSwitched }: { user: AuthUser; onSwitched: () => void }) {
  const navigate = useNavigate()
  const { run } = useWrite({ tells: 'by toast' })
  if (user.groups.length < 2) return null
  const current = roleOf(user)
  const switchTo = (role: Role) =>
    run(() => call(accounts.switchRole, { body: { role } }), {
      async onDone({ data }) {
        onSwitched()
        queryClient.clear()
        signedIn(data)
        await navigate({ to: homeOf(data) })
      },
    })
  return (
    <fieldset className={cx(layout['stack-2'], styles['section'])}>
      <legend className={cx(shared['note'], styles['label'])}>{copy.role}</legend>
      {user.groups.map(({ slug }) => (
        <button
          key={slug}
          type="button"
          className={styles['item']}
          aria-pressed={slug === current}
          onClick={() => void switchTo(slug)}
        >
          {NAMES[slug]}
          {slug === current && <IconCheck size={16} stroke={2} aria-hidden className={styles['mark']} />}
        </button>
      ))}
    </fieldset>
  )
}
