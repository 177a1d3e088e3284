import { ActionIcon, Button, Progress, VisuallyHidden } from '@mantine/core'
import IconCheck from '~icons/check'
import IconFile from '~icons/file'
import IconX from '~icons/x'
import type { ReactNode } from 'react'
import { fileSize } from '#ui/text/date-format.ts'
import styles from './upload-area.module.css'
import type { UploadItem } from './use-uploads.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'

type Props<Result> = {
  item: UploadItem<Result>
  onRemove: (() => void) | undefined
  onRetry: () => void
  /** What is asked about a file before it leaves. */
  children?: ReactNode
}

/** One file on its way. */
export function UploadRow<Result>({ item, onRemove, onRetry, children }: Props<Result>) {
  const { file, status } = item
  return (
    <li className={cx(layout['row-12'], styles['row'])}>
      <IconFile size={20} stroke={1.6} aria-hidden className={cx(shared['quiet'], shared['firm'])} />
      <div className={shared['fills']}>
        <div className={styles['name']}>
          <span className={cx(shared['clipped'], styles['filename'])}>{file.name}</span>
          <span className={styles['size']}>{fileSize(file.size)}</span>
        </div>
        {(status === 'chosen' || status === 'failed') && children}
        <Status item={item} />
      </div>
      {status === 'done' && <Arrived />}
      {status === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={onRetry} aria-label={`Retry ${file.name}`}>
          {copy.retry}
        </Button>
      )}
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={onRemove}
          aria-label={`${status === 'uploading' ? 'Cancel' : 'Remove'} ${file.name}`}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

function Arrived() {
  return (
    <>
      <IconCheck size={18} aria-hidden className={styles['done']} />
      <VisuallyHidden>{copy.uploaded}</VisuallyHidden>
    </>
  )
}

function Status<Result>({ item }: { item: UploadItem<Result> }) {
  if (item.status === 'done' || item.status === 'chosen') return null
  if (item.status === 'failed') {
    return (
      <p className={cx(shared['flush'], shared['danger'], shared['small'])} role="alert">
        {item.error}
      </p>
    )
  }
  const percent = Math.round(item.progress * 100)
  return (
    <div className={layout['row-12']}>
      <Progress
        value={percent}
        size={4}
        className={shared['grows'] ?? ''}
        aria-label={`Uploading ${item.file.name}`}
      />
      <span className={styles['percent']}>{percent}%</span>
    </div>
  )
}
