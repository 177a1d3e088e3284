import { Navigate, notFound, useParams } from '@tanstack/react-router'
import { useSignedIn } from '#platform/session.tsx'
import { ProfileLoader } from './components/profile/profile-loader.tsx'

/** A person's profile by a link that says whether to edit it (PRODUCT S-23). */
export function UserDetailsPage() {
  const { userId = '', isEditable } = useParams({ strict: false })
  const user = useSignedIn()
  if (isEditable !== 'true' && isEditable !== 'false') throw notFound()
  const isApplying = user.expert_status === 'New' || user.expert_status === 'Incomplete'
  // The own profile is the wizard until it is submitted.
  if (userId === user.id && isApplying && user.actions.worksAsExpert)
    return <Navigate to="/expert/profile" replace />
  return <ProfileLoader key={userId} id={userId} initial={isEditable === 'true' ? 'edit' : 'view'} />
}
