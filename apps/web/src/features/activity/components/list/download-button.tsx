import { Button } from '@mantine/core'
import IconDownload from '~icons/download'
import { useState } from 'react'
import { REPORT_NAME, copy } from '#features/activity/copy.ts'
import { downloadReport } from '#features/activity/queries.ts'
import type { ExportQuery } from '#features/activity/queries.ts'
import { saveAs } from '#platform/download.ts'
import { fileSize } from '#ui/text/date-format.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './download-button.module.css'
import shared from '#ui/theme/shared.module.css'

/** The list with its filters as a CSV file; says how much has arrived while it runs. */
export function DownloadButton({ query }: { query: ExportQuery }) {
  const [bytes, setBytes] = useState<number>()
  const start = async () => {
    setBytes(0)
    try {
      saveAs(await downloadReport(query, setBytes), `${REPORT_NAME}.csv`)
    } catch (failure) {
      // oxlint-disable-next-line no-console -- only logged, by specification spec 000 §8
      console.warn('The activity list could not be exported.', failure)
    } finally {
      setBytes(undefined)
    }
  }
  const isRunning = bytes !== undefined
  return (
    <div className={cx(layout['row-12'], styles['download'])}>
      <output className={cx(shared['note'], shared['figures'], shared['keeps-line'], shared['unless-empty'])}>
        {isRunning && fileSize(bytes)}
      </output>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={isRunning}
        onClick={() => void start()}
      >
        {copy.download}
      </Button>
    </div>
  )
}
