import { useSignedIn } from '#platform/session.tsx'
import { ProfileLoader } from './components/profile-loader.tsx'
import { StartApplying } from './components/start-applying.tsx'

/** The reader's own profile. */
export function ProfilePage() {
  const { id, expert_status: status } = useSignedIn()
  return (
    <>
      {(status === 'New' || status === 'Incomplete') && <StartApplying />}
      <ProfileLoader key={id} id={id} initial="edit" />
    </>
  )
}
