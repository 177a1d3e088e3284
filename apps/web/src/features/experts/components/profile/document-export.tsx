import type { DocumentFormat } from '@guildhall/contract/experts/document'
import { saveAs } from '#platform/download.ts'
import { useWrite } from '#platform/use-write.ts'
import { ExportPopover } from '#ui/lists/export-popover.tsx'
import { copy } from '#features/experts/copy.ts'

type Props = { name: string; load: (format: DocumentFormat) => Promise<Blob> }

/** Download PDF, Download word: what the page shows in the provider's template (PRODUCT D-35). */
export function DocumentExport({ name, load }: Props) {
  const { run, isPending } = useWrite({ kind: 'find', tells: 'by toast' })
  const save = (format: DocumentFormat) =>
    run(() => load(format), { onDone: (file) => saveAs(file, `${name}.${format}`) })
  return (
    <ExportPopover
      label={copy.download}
      pending={isPending}
      onExport={(format) => void save(format === 'pdf' ? 'pdf' : 'docx')}
    />
  )
}
