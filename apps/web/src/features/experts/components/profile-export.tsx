import type { Profile } from '@guildhall/contract/experts/profile'
import { useState } from 'react'
import { downloadProfile } from '#features/experts/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { saveAs } from '#platform/download.ts'
import { ExportPopover } from '#ui/export-popover.tsx'
import { toasts } from '#ui/toasts.tsx'

type Props = { profile: Profile; view: 'public' | undefined }

/** Download PDF, Download word: the profile in the provider's template (PRODUCT D-35). */
export function ProfileExport({ profile, view }: Props) {
  const [isPending, setPending] = useState(false)
  async function save(format: 'pdf' | 'docx') {
    setPending(true)
    try {
      saveAs(await downloadProfile(profile.id, format, view), `${profile.name}.${format}`)
    } catch (error) {
      toasts.error(failureText(error, 'find'))
    } finally {
      setPending(false)
    }
  }
  return (
    <ExportPopover
      label="Download"
      pending={isPending}
      onExport={(format) => void save(format === 'pdf' ? 'pdf' : 'docx')}
    />
  )
}
