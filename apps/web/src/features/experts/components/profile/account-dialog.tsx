import type { Profile } from '@guildhall/contract/experts/profile'
import { copy } from '#features/experts/copy.ts'
import { useAccountForm } from '#features/experts/use-profile-form.ts'
import { DraftDialog } from '#platform/draft-dialog.tsx'

type Props = { profile: Profile; onClose: () => void }

/** Changes the names of a person and the ways to reach them. */
export function AccountDialog({ profile, onClose }: Props) {
  const form = useAccountForm(profile, onClose)
  return <DraftDialog title={copy.editPersonalDetails} form={form} onClose={onClose} />
}
