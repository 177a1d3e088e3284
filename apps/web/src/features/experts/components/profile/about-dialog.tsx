import type { Profile, ProfileActions } from '@guildhall/contract/experts/profile'
import { copy } from '#features/experts/copy.ts'
import { useAboutForm } from '#features/experts/use-profile-form.ts'
import { DraftDialog } from '#platform/draft-dialog.tsx'

type Props = { profile: Profile; actions: ProfileActions; onClose: () => void }

/** Changes what a person says of themselves. */
export function AboutDialog({ profile, actions, onClose }: Props) {
  const form = useAboutForm(profile, actions, onClose)
  return <DraftDialog title={copy.editAboutMe} form={form} onClose={onClose} />
}
