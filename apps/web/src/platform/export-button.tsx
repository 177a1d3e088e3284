import { Button } from '@mantine/core'
import IconDownload from '~icons/download'
import { saveCsv } from './download.ts'
import { useWrite } from './use-write.ts'
import { copy } from '#ui/text/copy.ts'

type Props = {
  /** Of the saved file. */
  name: string
  /** What is exported, where a page has several. */
  of?: string
  fetchFile: () => Promise<Blob>
}

/** A list with its filters as a CSV file. */
export function ExportButton({ name, of, fetchFile }: Props) {
  const { run, isPending } = useWrite({ kind: 'find', tells: 'by toast' })
  return (
    <Button
      variant="default"
      loading={isPending}
      {...(of !== undefined && { 'aria-label': `Export: ${of}` })}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void run(async () => saveCsv(await fetchFile(), name))}
    >
      {copy.export}
    </Button>
  )
}
