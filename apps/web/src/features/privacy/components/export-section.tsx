import type { DataExport, Privacy, PrivacyActions } from '@guildhall/contract/privacy'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { JobDialog } from '#features/jobs/components/job-dialog.tsx'
import { copy } from '#features/privacy/copy.ts'
import { exportData } from '#features/privacy/queries.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { fileSize, formatDateTime } from '#ui/text/date-format.ts'
import styles from './privacy.module.css'
import sections from '#ui/layout/sections.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { later } from '#ui/hooks/later.ts'

const PasswordDialog = later(() => import('./password-dialog.tsx'), 'PasswordDialog')

type Props = { privacy: Privacy; actions: PrivacyActions; isOwn?: boolean }

/** Asks for the archive of a person, shows how far it is, and leads to those that are there. */
export function ExportSection({ privacy, actions, isOwn = false }: Props) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [job, setJob] = useState<string>()
  const running = privacy.exports.find(({ status }) => status === 'running')?.job_id ?? undefined
  const reload = () => void client.invalidateQueries({ queryKey: ['privacy'] })
  const begin = async (password: string) => {
    setJob(await exportData(privacy.person_id, password))
    setAsking(false)
    reload()
  }
  return (
    <section className={sections['section']} aria-labelledby="export">
      <h2 id="export" className={cx(shared['title'], shared['flush'])}>
        {isOwn ? copy.downloadMyData : copy.personalData}
      </h2>
      <p className={sections['lead']}>{isOwn ? copy.exportLead : copy.exportHelp}</p>
      <div className={layout['row-wrap-12']}>
        <Button variant="default" disabled={!actions.canExport} onClick={() => setAsking(true)}>
          {isOwn ? copy.downloadMyData : copy.exportTheData}
        </Button>
        {running && (
          <Button variant="subtle" onClick={() => setJob(running)}>
            {copy.showTheProgress}
          </Button>
        )}
      </div>
      <ExportList exports={privacy.exports} />
      {isAsking && (
        <Suspense>
          <PasswordDialog
            title={isOwn ? copy.downloadMyData : copy.exportTheDataOf(privacy.name)}
            text={copy.theArchiveHoldsPersonal}
            label={copy.putItTogether}
            send={begin}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
      {job && (
        <JobDialog
          id={job}
          title={copy.puttingTheDataTogether}
          doneText={() => copy.exportReady}
          onEnd={reload}
          onClose={() => setJob(undefined)}
        />
      )}
    </section>
  )
}

const STATES = {
  running: ['info', 'Being made'],
  ready: ['success', 'Ready'],
  failed: ['danger', 'Failed'],
  removed: ['secondary', 'Deleted'],
} as const

function ExportList({ exports }: { exports: readonly DataExport[] }) {
  if (exports.length === 0) return null
  return (
    <ul className={styles['exports']} aria-label={copy.exports}>
      {exports.map((one) => (
        <li key={one.id}>
          <span>
            {formatDateTime(one.created_at)}
            {one.size !== null && (
              <span className={cx(shared['note'], shared['flush'])}> · {fileSize(one.size)}</span>
            )}
          </span>
          <span className={layout['row-wrap-12']}>
            {one.url && one.expires_at && (
              <span className={cx(shared['note'], shared['flush'])}>
                {copy.untilTime(formatDateTime(one.expires_at))}
              </span>
            )}
            <Badge tone={STATES[one.status][0]}>{STATES[one.status][1]}</Badge>
            {one.url && (
              <Button component="a" href={one.url} size="compact-sm" download>
                {copy.download}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
