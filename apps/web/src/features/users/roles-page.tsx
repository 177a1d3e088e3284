import { ROLES } from '@guildhall/contract/access'
import type { GrantSwitch } from '@guildhall/contract/users'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { crumbLink } from '#platform/crumb-link.tsx'
import { permissionName } from '#platform/permission-names.ts'
import { useWrite } from '#platform/use-write.ts'
import { useWish } from '#platform/use-wish.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { ROLE_NAMES } from '#platform/role-names.ts'
import { listState } from '#platform/list-state.ts'
import { copy } from './copy.ts'
import { setGrant, userQueries } from './queries.ts'
import styles from './roles-page.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What may be given to a role beside what it has by itself. */
export function RolesPage() {
  const grants = useQuery(userQueries.grants())
  const switches = grants.data ?? []
  const roles = ROLES.filter((role) => switches.some((grant) => grant.role === role))
  return (
    <>
      <PageHeader
        title={copy.rolesTitle}
        breadcrumb={[{ label: copy.listTitle, href: '/users' }, { label: copy.rolesTitle }]}
        renderLink={crumbLink}
      />
      <p className={styles['intro']}>{copy.rolesLead}</p>
      <ListStates
        state={listState(grants, { isEmpty: switches.length === 0 })}
        onRefresh={() => void grants.refetch()}
        skeleton={<SkeletonRows rows={4} columns={2} />}
      >
        <div className={cx(layout['stack-24'], styles['groups'])}>
          {roles.map((role) => (
            <section
              key={role}
              className={cx(shared['card'], layout['stack-16'], styles['card'])}
              aria-labelledby={role}
            >
              <h2 className={shared['heading']} id={role}>
                {ROLE_NAMES[role]}
              </h2>
              {switches
                .filter((grant) => grant.role === role)
                .map((grant) => (
                  <GrantLine key={grant.permission} grant={grant} />
                ))}
            </section>
          ))}
        </div>
      </ListStates>
    </>
  )
}

function GrantLine({ grant }: { grant: GrantSwitch }) {
  const { run } = useWrite({ tells: 'by toast', refetch: ['users'] })
  const { value: isOn, wish } = useWish(grant.is_granted, (isGranted) =>
    run(() => setGrant({ ...grant, is_granted: isGranted }), { said: copy.rolesSaved }),
  )
  return (
    <Switch
      label={permissionName(grant.permission)}
      checked={isOn}
      onChange={(event) => wish(event.currentTarget.checked)}
    />
  )
}
