import type { MailText } from '@guildhall/contract/settings/mail-texts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { resetMail, testMail } from '#features/settings/queries.ts'
import type { MailForm } from '#features/settings/use-mail-form.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { copy } from '#features/settings/copy.ts'
import layout from '#ui/theme/layout.module.css'

type Props = { mail: MailText; form: MailForm; onReset: () => void }

/** Save, try, and the way back. */
export function MailButtons({ mail, form, onReset }: Props) {
  const [isAsking, setAsking] = useState(false)
  const test = useWrite({ tells: 'by toast' })
  const reset = useWrite({ tells: 'by toast', refetch: ['settings'] })
  const sendTest = () =>
    test.run(() => testMail(mail.name, form.values), { said: 'The test email is on its way to you.' })
  const goBack = async () => {
    const isDone = await reset.run(() => resetMail(mail), { said: 'Default text restored.' })
    setAsking(false)
    // The fields begin anew with the words that are there now.
    if (isDone) onReset()
  }
  return (
    <div className={layout['wrap-12']}>
      <Button type="submit" loading={form.isPending}>
        {copy.save}
      </Button>
      <Button variant="default" loading={test.isPending} onClick={() => void sendTest()}>
        {copy.sendATestMail}
      </Button>
      {mail.is_changed && (
        <Button variant="subtle" onClick={() => setAsking(true)}>
          {copy.backToDefault}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void goBack()}
        title={copy.restoreDefaultText}
        confirmLabel={copy.backToDefault}
        cancelLabel={copy.cancel}
        pending={reset.isPending}
      >
        {copy.yourChanges}
      </ConfirmDialog>
    </div>
  )
}
