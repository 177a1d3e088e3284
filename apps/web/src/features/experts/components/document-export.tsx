import type { DocumentFormat } from '@guildhall/contract/experts/document'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { saveAs } from '#platform/download.ts'
import { ExportPopover } from '#ui/export-popover.tsx'
import { toasts } from '#ui/toasts.tsx'

type Props = { name: string; load: (format: DocumentFormat) => Promise<Blob> }

/** Download PDF, Download word: what the page shows in the provider's template (PRODUCT D-35). */
export function DocumentExport({ name, load }: Props) {
  const [isPending, setPending] = useState(false)
  async function save(format: DocumentFormat) {
    setPending(true)
    try {
      saveAs(await load(format), `${name}.${format}`)
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
