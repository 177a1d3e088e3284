import type { UserActions } from '@guildhall/contract/users'
import { act, type UserAct } from '#features/users/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { copy } from '#features/users/copy.ts'

interface Act {
  what: UserAct
  flag: keyof UserActions
  label: string
  isDanger?: boolean
  question: (name: string) => string
  text: string
  done: string
}

/** The acts without a form: their words, and the action of the server that allows them. */
export const ACTS: readonly Act[] = [
  {
    what: 'sendInvitation',
    flag: 'canSendInvitation',
    label: 'Send invitation',
    question: (name) => `Send ${name} an invitation?`,
    text: 'The email holds a link to set a password. Links sent before stop working.',
    done: 'The invitation is on its way.',
  },
  {
    what: 'sendReset',
    flag: 'canSendReset',
    label: 'Send password link',
    question: (name) => `Send ${name} a password link?`,
    text: 'The email holds a link to set a new password within 60 minutes.',
    done: 'The email is on its way.',
  },
  {
    what: 'unlock',
    flag: 'canUnlock',
    label: 'Unlock',
    question: (name) => `Unlock ${name}?`,
    text: 'Too many wrong passwords or codes keep an account locked for a while. Unlocked, they can sign in again at once. A network address with too many wrong passwords still has to wait.',
    done: 'The user can sign in again.',
  },
  {
    what: 'viewAs',
    flag: 'canViewAs',
    label: 'View as this user',
    question: (name) => `View the portal as ${name}?`,
    text: 'You see what this user sees and can change nothing. Every page you open is logged under your name.',
    done: '',
  },
  {
    what: 'revokeSessions',
    flag: 'canRevokeSessions',
    label: 'Revoke sessions',
    isDanger: true,
    question: (name) => `Sign ${name} out everywhere?`,
    text: 'They have to sign in again on each of those devices.',
    done: 'All sessions have been ended.',
  },
  {
    what: 'resetMfa',
    flag: 'canResetMfa',
    label: 'Turn off two-step sign-in',
    isDanger: true,
    question: (name) => `Turn off two-step sign-in of ${name}?`,
    text: 'For somebody who lost the authenticator and the recovery codes. Make sure that it is the owner who asks. They are signed out everywhere and get an email.',
    done: 'Two-step sign-in is off.',
  },
  {
    what: 'suspend',
    flag: 'canSuspend',
    label: 'Suspend',
    isDanger: true,
    question: (name) => `Suspend ${name}?`,
    text: 'They are signed out at once and cannot sign in until you activate them again.',
    done: 'The user has been suspended.',
  },
  {
    what: 'activate',
    flag: 'canActivate',
    label: 'Activate',
    question: (name) => `Activate ${name}?`,
    text: 'They can sign in again.',
    done: 'The user has been activated.',
  },
]

type Props = { user: { id: string; name: string }; what: UserAct; onClose: () => void }

/** Asks, does it, and says what came of it. */
export function UserActDialog({ user, what, onClose }: Props) {
  const words = ACTS.find((one) => one.what === what)
  const isViewAs = what === 'viewAs'
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: isViewAs ? [] : ['users'] })
  const confirm = () =>
    void run<unknown>(() => act(user.id, what), {
      said: isViewAs ? undefined : words?.done,
      onDone() {
        onClose()
        // Nothing that was loaded with one's own eyes may stay.
        if (isViewAs) location.assign('/')
      },
    })
  if (words === undefined) return null
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={words.question(user.name)}
      confirmLabel={words.label}
      cancelLabel={copy.cancel}
      destructive={words.isDanger ?? false}
      pending={isPending}
    >
      {words.text}
    </ConfirmDialog>
  )
}
