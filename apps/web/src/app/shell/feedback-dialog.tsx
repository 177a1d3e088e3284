import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog.tsx'

/** Opens over the page that it is about (PRODUCT D-34); the form comes with a later version. */
export function FeedbackDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Submit feedback"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      The feedback form is not here yet. It will come with one of the next versions.
    </Dialog>
  )
}
