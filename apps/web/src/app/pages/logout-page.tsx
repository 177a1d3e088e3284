import { Button, Group } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useWrite } from '#platform/use-write.ts'
import { useUser } from '#platform/session.tsx'
import { logOut } from '#platform/sign-out.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import styles from './page-note.module.css'
import { Failure } from '#ui/forms/form-failure.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** Asks before it logs out: an address alone, in a mail or an image, must not end a session. */
export function LogoutPage() {
  const user = useUser()
  return (
    <>
      <PageHeader title="Log out" />
      <div className={cx(shared['card'], styles['card'])}>{user === null ? <LoggedOut /> : <Question />}</div>
    </>
  )
}

function LoggedOut() {
  return (
    <>
      <p className={cx(shared['quiet'], shared['flush'])}>You are logged out.</p>
      <Link to="/login" className={styles['link']}>
        Log in
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
      <p className={cx(shared['quiet'], shared['flush'])}>Are you sure you want to log out?</p>
      <Group>
        <Button variant="default" onClick={() => void navigate({ to: '/' })}>
          No
        </Button>
        <Button onClick={confirm} loading={isPending}>
          Yes
        </Button>
      </Group>
      <Failure text={failure} at="stack" />
    </>
  )
}
