import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { ProfileLoader } from './components/profile/profile-loader.tsx'
import { copy } from './copy.ts'

/** The reader's own profile. That of experts is the applications' page, since they may still have to apply. */
export function ProfilePage() {
  const { id } = useSignedIn()
  return <ProfileLoader key={id} id={id} initial="edit" more={<OwnPage />} />
}

/** To what experts and customers see of who runs their projects, with the ratings of experts. */
function OwnPage() {
  const user = useSignedIn()
  const prefix = prefixOf(user) ?? ''
  if (!user.actions.canRunGigs) return null
  return (
    <Button variant="default" component={Link} to={`/${prefix}/${prefix}s/${user.id}`}>
      {copy.whatExpertsSay}
    </Button>
  )
}
