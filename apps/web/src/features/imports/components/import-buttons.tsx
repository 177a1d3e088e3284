import type { Import, ImportActions } from '@guildhall/contract/imports'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { copy, rowsText } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import { reportUrl } from '#features/imports/queries.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { InviteImported } from './invite-imported.tsx'
import type { ImportWork } from './use-import.ts'

type Props = { one: Import; actions: ImportActions; work: ImportWork }

/** The next step first; what ends the import last. */
export function ImportButtons({ one, actions, work }: Props) {
  const [asks, setAsks] = useState(false)
  const isChecked = one.status === 'checked' && !work.isChanged
  const canRun = actions.canRun && isChecked && one.counts.new > 0
  const hasReport = one.status !== 'ready' && !one.is_forgotten
  return (
    <>
      {actions.canCheck && work.missing !== null && <p className={styles['quiet']}>{work.missing}</p>}
      <div className={styles['buttons']}>
        {canRun && (
          <Button loading={work.isPending} onClick={() => void work.start()}>
            {copy.importRows(rowsText(one.counts.new))}
          </Button>
        )}
        {actions.canResume && (
          <Button loading={work.isPending} onClick={() => void work.resume()}>
            {copy.resume}
          </Button>
        )}
        {actions.canCheck && (
          <Button
            {...(canRun && { variant: 'default' })}
            disabled={work.missing !== null || (canRun && work.isPending)}
            loading={!canRun && work.isPending}
            onClick={() => void work.check()}
          >
            {one.status === 'checked' ? copy.checkAgain : copy.check}
          </Button>
        )}
        {one.finished_at !== null && <InviteImported one={one} />}
        {hasReport && (
          <Button component="a" variant="default" href={reportUrl(one.id)} download>
            {copy.report}
          </Button>
        )}
        {actions.canUndo && (
          <Button variant="default" onClick={() => setAsks(true)}>
            {copy.undo}
          </Button>
        )}
        {actions.canCancel && (
          <Button variant="default" onClick={() => void work.cancel()}>
            {actions.canCheck ? copy.cancel : copy.stop}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          void work.undo()
        }}
        title={copy.undoTitle}
        confirmLabel={copy.undo}
        cancelLabel={copy.keep}
        destructive
      >
        {copy.undoText}
      </ConfirmDialog>
    </>
  )
}
