import { ActionIcon, Button } from '@mantine/core'
import IconBell from '~icons/bell'
import { useState } from 'react'
import { Avatar } from '#ui/marks/avatar.tsx'
import { AvatarsStack } from '#ui/marks/avatars-stack.tsx'
import { BackButton } from '#ui/layout/back-button.tsx'
import { Collapsible } from '#ui/layout/collapsible.tsx'
import { exportAndDownload } from '#ui/lists/data-export.ts'
import type { ExportType } from '#ui/lists/data-export.ts'
import { fileSize, formatDate, formatDateTime, formatTime } from '#ui/text/date-format.ts'
import { ExportPopover } from '#ui/lists/export-popover.tsx'
import { LoadingBar } from '#ui/feedback/loading-bar.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SafeHtml } from '#ui/text/safe-html.tsx'
import { SeeMore } from '#ui/text/see-more.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { LONG_TEXT, ROWS } from './gallery-rows.ts'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Tooltip } from '#ui/popups/tooltip.tsx'

const STATUSES =
  'Draft New Incomplete Pending Screened Requested Invited Applied Submitted Reviewed Approved Active Hired Published Completed Unpublished Suspended Rejected Closed Past Locked'.split(
    ' ',
  )
const TYPES: ExportType[] = ['txt', 'css', 'html', 'json', 'csv', 'xls', 'xml']

export function GalleryParts() {
  return (
    <>
      <Sample title="Page header">
        <PageHeader
          breadcrumb={[
            { label: 'People', href: '#' },
            { label: 'Pending', href: '#pending' },
            { label: 'Amara Lorem' },
          ]}
          title="Amara Lorem"
          aside={<StatusBadge status="Pending" />}
          actions={<HeaderActions />}
        />
      </Sample>
      <Sample title="Badges">
        <div className={layout['row-wrap-12']}>
          {STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <StatusBadge status="Completed" variant="status-tag" label="Completed, as a tag" />
          <StatusBadge status="Unheard of" />
        </div>
      </Sample>
      <Sample title="Avatars">
        <div className={layout['row-wrap-12']}>
          {ROWS.map(({ name }) => (
            <Avatar key={name} name={name} size={40} />
          ))}
          <Avatar name="Amara Lorem" size={84} decorative={false} />
          <AvatarsStack people={ROWS.map(({ id, name, place }) => ({ id, name, detail: place }))} />
          <AvatarsStack people={[]} />
        </div>
      </Sample>
      <Sample title="Texts">
        <div className={cx(shared['card'], styles['card'])}>
          <SeeMore text={LONG_TEXT} />
        </div>
        <Collapsible title="A block that opens">{LONG_TEXT}</Collapsible>
        <Collapsible title="A block that was opened" initiallyExpanded>
          <SafeHtml html='<p>Written by <b>people</b>, <a href="/lorem">with a link</a>.</p><script>alert(1)</script>' />
        </Collapsible>
      </Sample>
      <Sample title="Formats, export, waiting">
        <Formats />
      </Sample>
    </>
  )
}

function HeaderActions() {
  return (
    <>
      <Button variant="default">Quiet</Button>
      <Button variant="outline" color="red">
        Dangerous
      </Button>
      <Button>Main</Button>
    </>
  )
}

function Formats() {
  const [isLoading, setLoading] = useState(false)
  return (
    <div className={layout['row-wrap-12']}>
      <span>{formatDate('2026-11-21')}</span>
      <span>{formatDateTime('2026-11-21T09:42:10Z')}</span>
      <span>{formatTime('2026-11-21T09:42:10')}</span>
      <span>{fileSize(1_234_567)}</span>
      <ExportPopover onExport={() => undefined} />
      {TYPES.map((type) => (
        <Button
          key={type}
          variant="subtle"
          onClick={() => void exportAndDownload('rows', type, ROWS, { withBom: true })}
        >
          {type}
        </Button>
      ))}
      <BackButton />
      <Tooltip label="A tooltip">
        <ActionIcon variant="default" size={36} aria-label="Notifications">
          <IconBell size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Button variant="default" onClick={() => setLoading(!isLoading)}>
        Loading bar
      </Button>
      <LoadingBar isLoading={isLoading} />
    </div>
  )
}
