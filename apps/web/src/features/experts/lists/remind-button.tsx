import { Button } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { words } from '#features/experts/vetting/vetting-copy.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'

type Props = {
  /** How many the list holds; undefined until it has come. */
  count: number | undefined
  onRemind: () => void
}

/** Reminds everybody of the list, once the reader has said that they mean it. */
export function RemindAll({ count, onRemind }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" disabled={!count} onClick={() => setAsking(true)}>
        {copy.remindAll}
      </Button>
      <RemindDialog
        count={count ?? 0}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onRemind()
        }}
      />
    </>
  )
}

type DialogProps = { count: number; opened: boolean; onClose: () => void; onConfirm: () => void }

/** Says how many get a mail before it goes out. */
export function RemindDialog({ count, ...dialog }: DialogProps) {
  return (
    <ConfirmDialog
      title={words.remind.title(copy.expertCount(count))}
      confirmLabel={words.remind.confirm}
      cancelLabel={copy.cancel}
      {...dialog}
    >
      {copy.eachIsReminded}
    </ConfirmDialog>
  )
}
