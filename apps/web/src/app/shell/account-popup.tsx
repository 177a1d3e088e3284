import { Suspense, useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import type { AuthUser } from '#platform/session.tsx'
import { logOut } from '#platform/sessions/sign-out.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { arrived, later } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'
import header from './header.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'
import { Popover } from '#ui/popups/popover.tsx'

const AccountPanel = late(async () => (await arrived(() => import('./account-panel.tsx'))).AccountPanel)
const LogOutDialog = later(() => import('#ui/dialogs/log-out-dialog.tsx'), 'LogOutDialog')

const WIDTH = 270

/** Who is signed in, the way to the account, the roles, and the way out. */
export function AccountPopup({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState<'popup' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Popover
        opened={open === 'popup'}
        onDismiss={close}
        width={WIDTH}
        position="bottom-end"
        offset={12}
        trapFocus
        returnFocus
        target={
          <button
            type="button"
            className={header['account']}
            onClick={() => setOpen(open === 'popup' ? undefined : 'popup')}
          >
            <Avatar name={user.name} photo={user.photo} />
            <span className={shared['hidden']}>Account of {user.name}</span>
          </button>
        }
        dropdown={{ 'aria-label': copy.account }}
      >
        <Suspense>
          <AccountPanel user={user} onClose={close} onLogOut={() => setOpen('question')} />
        </Suspense>
      </Popover>
      <LogOut opened={open === 'question'} onClose={close} />
    </>
  )
}

function LogOut({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { run, isPending } = useWrite({ kind: 'create', tells: 'by toast' })
  const confirm = () => void run(logOut)
  return (
    <WhenOpened opened={opened}>
      <LogOutDialog opened={opened} onClose={onClose} onLogOut={confirm} pending={isPending} />
    </WhenOpened>
  )
}
