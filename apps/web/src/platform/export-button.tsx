import { Button } from '@mantine/core'
import IconDownload from '~icons/download'
import { useState } from 'react'
import { toasts } from '#ui/feedback/toasts.tsx'
import { failureText } from './api-error.ts'
import { saveAs } from './download.ts'
import { copy } from '#ui/text/copy.ts'

type Props = {
  /** Of the saved file. */
  name: string
  /** What is exported, where a page has several. */
  of?: string
  fetchFile: () => Promise<Blob>
}

/** A list with its filters as a file. */
export function ExportButton({ name, of, fetchFile }: Props) {
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    await fetchFile()
      .then((file) => saveAs(file, name))
      .catch((error: unknown) => toasts.error(failureText(error, 'find')))
    setRunning(false)
  }
  return (
    <Button
      variant="default"
      loading={isRunning}
      {...(of !== undefined && { 'aria-label': `Export: ${of}` })}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void run()}
    >
      {copy.export}
    </Button>
  )
}
