import { useParams } from '@tanstack/react-router'
import { ProfileLoader } from './components/profile-loader.tsx'

/** A person's profile by a link that says whether to edit it (PRODUCT S-23). */
export function UserDetailsPage() {
  const { userId = '', isEditable } = useParams({ strict: false })
  return <ProfileLoader key={userId} id={userId} initial={isEditable === 'true' ? 'edit' : 'view'} />
}
