import { Button, Progress } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import IconFileText from '~icons/file-text'
import { useEffect, useRef, useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import type { Progress as Reading } from '#features/applications/use-reading.ts'
import { fileSize } from '#ui/text/date-format.ts'
import '#ui/theme/styles-upload.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './resume-step.module.css'

type AreaProps = { hint: string; disabled: boolean; onChoose: (file: File | undefined) => void }

/** Where a resume is dropped or looked for; `hint` says what may come. */
export function ResumeArea({ hint, disabled, onChoose }: AreaProps) {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      onDrop={([file]) => onChoose(file)}
      multiple={false}
      disabled={disabled}
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      tabIndex={-1}
      enablePointerEvents
      className={styles['area'] ?? ''}
      inputProps={{ 'aria-label': 'Resume' }}
    >
      <p className={cx(shared['flush'], shared['medium'])}>
        {copy.dragDropYourResumeHere} <span className={styles['or']}>{copy.or}</span>{' '}
        <button
          type="button"
          className={cx(shared['covers'], styles['browse'])}
          disabled={disabled}
          onClick={() => open.current?.()}
        >
          {copy.browse}
        </button>
      </p>
      <p className={cx(shared['note'], styles['hint'])}>{hint}</p>
    </Dropzone>
  )
}

type ChosenProps = { file: File; progress: Reading | undefined; onRemove: () => void }

/** The chosen file, and how far it is. */
export function Chosen({ file, progress, onRemove }: ChosenProps) {
  return (
    <div className={cx(layout['row-wrap'], styles['chosen'])}>
      <IconFileText size={20} stroke={1.6} aria-hidden />
      <span className={cx(shared['medium'], shared['breaks'], shared['shrinks'])}>{file.name}</span>
      <span className={shared['note']}>{fileSize(file.size)}</span>
      {progress === undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles['remove'] ?? ''}
          aria-label={copy.removeEntry(file.name)}
          onClick={onRemove}
        >
          {copy.remove}
        </Button>
      )}
      {progress && <Stage progress={progress} />}
    </div>
  )
}

/** A resume with text is read by then. */
const SLOW_MS = 3000

function Stage({ progress }: { progress: Reading }) {
  if (progress.stage === 'reading') return <Pages {...progress} />
  const percent = Math.round(progress.part * 100)
  return (
    <div className={cx(shared['note'], layout['row-wrap'], styles['progress'])}>
      <Progress value={percent} size={4} className={shared['grows'] ?? ''} aria-label={copy.uploading} />
      {percent} %
    </div>
  )
}

/** What is read; of a scan, which page. */
function Pages({ page = 1, pages = 1 }: { page?: number; pages?: number }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={cx(shared['note'], layout['row-wrap'], styles['progress'])} role="status">
      <Progress
        value={(100 * page) / pages}
        size={4}
        striped
        animated
        className={shared['grows'] ?? ''}
        aria-label={copy.reading}
      />
      {pages > 1 ? copy.readingPage(page, pages) : copy.readingYourResume}
      {isSlow && <span className={styles['slow']}>{copy.slow}</span>}
    </div>
  )
}
