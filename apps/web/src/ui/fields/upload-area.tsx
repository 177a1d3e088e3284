import { Dropzone } from '@mantine/dropzone'
import IconCloudUpload from '~icons/cloud-upload'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { Sized, UploadLimits } from './upload-checks.ts'
import { UploadRow } from './upload-row.tsx'
import '#ui/theme/styles-upload.css'
import styles from './upload-area.module.css'
import { useUploads } from './use-uploads.ts'
import type { Upload, Uploads } from './use-uploads.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'

type Props<Result> = {
  limits: UploadLimits
  upload: Upload<Result>
  /** What the row of a file says that did not arrive; without it, what the error says. */
  textOf?: (error: unknown) => string
  onChange?: (results: Result[]) => void
  /** What arrived is shown elsewhere from then on: its row leaves the area. */
  onArrived?: (result: Result) => void
  /** What stands elsewhere and counts towards the limits. */
  held?: readonly Sized[]
  multiple?: boolean
  disabled?: boolean
}

/** Takes files and sends each at once. */
export function UploadArea<Result>({ upload, textOf, onChange, onArrived, held, ...field }: Props<Result>) {
  const uploads = useUploads({
    limits: field.limits,
    upload,
    textOf,
    ...(onChange && { onChange }),
    ...(onArrived && { onArrived }),
    ...(held && { held }),
  })
  // Leaving would break off what is on its way.
  useUnsavedNotice(uploads.items.some(({ status }) => status === 'uploading'))
  return <UploadField {...field} uploads={uploads} />
}

type FieldProps<Result> = Omit<Props<Result>, 'upload' | 'textOf' | 'onChange' | 'onArrived' | 'held'> & {
  uploads: Uploads<Result>
  /** What is asked about each file before it leaves. */
  renderAsked?: (file: File) => ReactNode
  error?: string | undefined
}

/** Takes files by drop, click or keyboard; each shows its progress and can be cancelled or tried again. */
export function UploadField<Result>({
  limits,
  uploads,
  multiple = true,
  disabled = false,
  renderAsked,
  error,
}: FieldProps<Result>) {
  const open = useRef<() => void>(null)
  return (
    <div>
      <Dropzone
        onDrop={uploads.add}
        multiple={multiple}
        disabled={disabled}
        openRef={open}
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        enablePointerEvents
        className={styles['area'] ?? ''}
        inputProps={{ 'aria-label': 'Files' }}
      >
        <IconCloudUpload size={24} stroke={1.6} aria-hidden className={cx(shared['quiet'], shared['firm'])} />
        <p className={styles['call']}>
          {copy.dropFilesHere} <span className={styles['or']}>or</span>{' '}
          <button
            type="button"
            className={cx(shared['covers'], styles['select'])}
            disabled={disabled}
            onClick={() => open.current?.()}
          >
            click to select
          </button>
        </p>
        <p className={cx(shared['note'], styles['limits'])}>{limitsText(limits)}</p>
      </Dropzone>
      <div role="alert">
        {[...uploads.refusals, ...(error === undefined ? [] : [error])].map((refusal) => (
          <p key={refusal} className={styles['refusal']}>
            {refusal}
          </p>
        ))}
      </div>
      {uploads.items.length > 0 && (
        <ul className={cx(layout['stack-8'], styles['list'])} aria-label={copy.files}>
          {uploads.items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              // What was saved is taken away where it stands, in a step of its own.
              onRemove={uploads.waits && item.status === 'done' ? undefined : () => uploads.remove(item.id)}
              onRetry={() => uploads.retry(item.id)}
            >
              {renderAsked?.(item.file)}
            </UploadRow>
          ))}
        </ul>
      )}
    </div>
  )
}

function limitsText({ extensions, fileSize, count }: UploadLimits): string {
  const size = `${extensions.join(', ')} · up to ${fileSize} MB`
  return count === 1 ? `${size} · 1 file` : `${size} each · ${count} files at most`
}
