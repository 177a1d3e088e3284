import { Button } from '@mantine/core'
import { useState } from 'react'
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx'
import { AttachmentDialog } from '#ui/dialogs/attachment-dialog.tsx'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { LogOutDialog } from '#ui/dialogs/log-out-dialog.tsx'
import { SideDrawer } from '#ui/dialogs/side-drawer.tsx'
import { ATTACHMENT_TOAST_DURATION, toasts } from '#ui/feedback/toasts.tsx'
import { DEFAULT_EXTENSIONS } from '#ui/fields/upload-checks.ts'
import { UploadArea } from '#ui/fields/upload-area.tsx'
import { UnsavedDialog } from '#ui/dialogs/unsaved-dialog.tsx'
import { YesNoCancelDialog } from '#ui/dialogs/yes-no-cancel-dialog.tsx'
import { LONG_TEXT } from './gallery-rows.ts'
import { Sample } from './sample.tsx'
import layout from '#ui/theme/layout.module.css'

const KINDS = ['Log out', 'Delete', 'Yes, no, cancel', 'Alert', 'Attachment', 'Drawer', 'Unsaved'] as const
type Kind = (typeof KINDS)[number]

export function GalleryDialogs() {
  const [open, setOpen] = useState<Kind>()
  return (
    <>
      <Sample title="Dialogs">
        <div className={layout['row-wrap-12']}>
          {KINDS.map((kind) => (
            <Button key={kind} variant="default" onClick={() => setOpen(kind)}>
              {kind}
            </Button>
          ))}
        </div>
        <Dialogs open={open} close={() => setOpen(undefined)} />
      </Sample>
      <Sample title="Toasts">
        <Toasts />
      </Sample>
    </>
  )
}

function Dialogs({ open, close }: { open: Kind | undefined; close: () => void }) {
  return (
    <>
      <LogOutDialog opened={open === 'Log out'} onClose={close} onLogOut={close} />
      <DeleteDialog
        opened={open === 'Delete'}
        onClose={close}
        onDelete={close}
        type="entry"
        name="Lorem ipsum"
      />
      <YesNoCancelDialog
        opened={open === 'Yes, no, cancel'}
        title="Save before leaving?"
        onYes={close}
        onNo={close}
        onCancel={close}
      >
        {LONG_TEXT}
      </YesNoCancelDialog>
      <AlertDialog opened={open === 'Alert'} onClose={close}>
        Sed do eiusmod tempor incididunt.
      </AlertDialog>
      {open === 'Attachment' && (
        <AttachmentDialog isDirty={false} onClose={close} onSave={close}>
          <UploadArea
            limits={{ count: 3, fileSize: 25, totalSize: 100, extensions: DEFAULT_EXTENSIONS }}
            upload={async (file) => file.name}
          />
        </AttachmentDialog>
      )}
      <UnsavedDialog opened={open === 'Unsaved'} onStay={close} onLeave={close} />
      <SideDrawer opened={open === 'Drawer'} onClose={close} title="Drawer">
        {LONG_TEXT}
      </SideDrawer>
    </>
  )
}

function Toasts() {
  return (
    <div className={layout['row-wrap-12']}>
      <Button
        variant="default"
        onClick={() => toasts.success('Selected filters have been applied successfully')}
      >
        Success
      </Button>
      <Button
        variant="default"
        onClick={() => toasts.info('Uploading', { duration: ATTACHMENT_TOAST_DURATION })}
      >
        Info, 3 s
      </Button>
      <Button variant="default" onClick={() => toasts.error('Something went wrong, try again later.')}>
        Error
      </Button>
      <Button
        variant="default"
        onClick={() =>
          toasts.info('Your file is ready.', { actions: [{ label: 'Open', onClick: () => undefined }] })
        }
      >
        With an action
      </Button>
    </div>
  )
}
