import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DiscardDialog } from '#ui/dialogs/discard-dialog.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from './copy.ts'

type Props = {
  opened: boolean
  title: string
  /** Something was chosen and not sent. */
  isDirty: boolean
  /** What was chosen and not sent is thrown away. */
  onClose: () => void
  children: ReactNode
  hasCancel?: boolean
  /** The buttons after Cancel. */
  actions: ReactNode
}

/** The frame of both member dialogs: closing with pending changes is asked twice (spec 002 §4). */
export function DialogFrame(props: Props) {
  const { opened, title, isDirty, onClose, children, hasCancel = true, actions } = props
  const [isAsking, setAsking] = useState(false)
  useUnsavedNotice(opened && isDirty)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        title={title}
        closeOnClickOutside={!isDirty}
        actions={
          <>
            {hasCancel && (
              <Button variant="default" onClick={close}>
                {copy.cancel}
              </Button>
            )}
            {actions}
          </>
        }
      >
        <div className={layout['stack-12']}>{children}</div>
      </Dialog>
      <DiscardDialog
        opened={isAsking}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false)
          onClose()
        }}
      />
    </>
  )
}

/** What is missing or refused; announced when it appears. */
export function Hint({ text }: { text: string | undefined }) {
  return (
    <p
      role="alert"
      className={cx(shared['flush'], shared['small'], shared['danger'], shared['unless-empty'])}
    >
      {text}
    </p>
  )
}

/** Why Done is off until somebody is on the list (spec 002 §4). */
export function Lead() {
  return <p className={shared['flush']}>{copy.addFirst}</p>
}
