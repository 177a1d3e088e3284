import type { UserActions } from '@guildhall/contract/users'
import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import IconDots from '~icons/dots'
import { useState } from 'react'
import { copy } from '#features/users/copy.ts'
import type { UserAct } from '#features/users/queries.ts'
import { ACTS, UserActDialog } from './user-act-dialog.tsx'
import { Menu } from '#ui/popups/menu.tsx'

type Props = { user: { id: string; name: string; email: string }; actions: UserActions }

/** What an administrator may do with an account, behind one button. */
export function UserMenu({ user, actions }: Props) {
  const [asked, setAsked] = useState<UserAct>()
  const allowed = ACTS.filter(({ flag }) => actions[flag])
  return (
    <>
      <Menu
        position="bottom-end"
        target={
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={copy.actionsFor(user.name)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {({ Item }) => (
          <>
            <Item component={Link} to={`/users/${user.id}/edit`}>
              {copy.edit}
            </Item>
            {allowed.map(({ what, label, isDanger }) => (
              <Item key={what} onClick={() => setAsked(what)} {...(isDanger && { color: 'red' })}>
                {label}
              </Item>
            ))}
          </>
        )}
      </Menu>
      {asked && <UserActDialog user={user} what={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
