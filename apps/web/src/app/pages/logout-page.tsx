import { Button, Group } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useWrite } from '#platform/use-write.ts'
import { useUser } from '#platform/session.tsx'
import { logOut } from '#platform/sessions/sign-out.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import styles from './page-note.module.css'
import { Failure } from '#ui/forms/form-failure.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'

/** Asks before it logs out: an address alone, in a mail or an image, must not end a session. */
export function LogoutPage() {
  const user = useUser()
  return (
    <>
      <PageHeader title={copy.logOut} />
      <div className={cx(shared['card'], layout['stack-12'], styles['card'])}>
        {user === null ? <LoggedOut /> : <Question />}
      </div>
    </>
  )
}

function LoggedOut() {
  return (
    <>
      <p className={cx(shared['quiet'], shared['flush'])}>{copy.loggedOut}</p>
      <Link to="/login" className={cx(shared['medium'], shared['link'])}>
        {copy.logIn}
      </Link>
    </>
  )
}

function Question() {
  const navigate = useNavigate()
  const { run, isPending, failure } = useWrite({ kind: 'create' })
  const confirm = () => void run(logOut)
  return (
    <>
      <p className={cx(shared['quiet'], shared['flush'])}>{copy.reallyLogOut}</p>
      <Group>
        <Button variant="default" onClick={() => void navigate({ to: '/' })}>
          {copy.no}
        </Button>
        <Button onClick={confirm} loading={isPending}>
          {copy.yes}
        </Button>
      </Group>
      <Failure text={failure} at="stack" />
    </>
  )
}
