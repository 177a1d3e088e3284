import type { Profile } from '@guildhall/contract/experts/profile'
import { useSignedIn } from '#platform/session.tsx'

/** Whether the profile is the reader's own. */
export function useIsOwn(profile: Pick<Profile, 'user_id'>): boolean {
  return useSignedIn().id === profile.user_id
}
