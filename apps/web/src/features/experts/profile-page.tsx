import { useSignedIn } from '#platform/session.tsx'
import { ProfileLoader } from './components/profile/profile-loader.tsx'

/** The reader's own profile. That of experts is the applications' page, since they may still have to apply. */
export function ProfilePage() {
  const { id } = useSignedIn()
  return <ProfileLoader key={id} id={id} initial="edit" />
}
