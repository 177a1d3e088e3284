import { Link } from '@tanstack/react-router'
import { copy } from '#features/experts/copy.ts'

/** To who has no password: what their address needs first, and where it is set. */
export function PasswordDue() {
  return (
    <>
      {copy.withoutPassword} <Link to="/profile-settings?tab=password">{copy.setAPassword}</Link>
    </>
  )
}
