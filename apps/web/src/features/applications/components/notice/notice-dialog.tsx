import { PERSONAL_DATA_CONSENT } from '@guildhall/contract/accounts'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { focusFirstFault, formInUse } from '#ui/forms/first-fault.ts'
import { REQUIRED } from '#ui/forms/use-values.ts'
import layout from '#ui/theme/layout.module.css'

type Props = { opened: boolean; isPending: boolean; onClose: () => void; onApply: (name: string) => void }

/** The personal data notice: the tick and the name together are the acceptance (spec 001 §2.9, §5). */
export function NoticeDialog({ opened, isPending, onClose, onApply }: Props) {
  const [isAgreed, setAgreed] = useState(false)
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const apply = () => {
    setAsked(true)
    if (!isAgreed || name.trim() === '') return focusFirstFault(formInUse())
    onApply(name.trim())
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={copy.personalDataNotice}
      closeOnClickOutside={false}
      actions={
        <>
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button loading={isPending} onClick={apply}>
            {copy.apply}
          </Button>
        </>
      }
    >
      <div className={layout['stack-16']}>
        <Checkbox
          label={PERSONAL_DATA_CONSENT.text}
          checked={isAgreed}
          error={isAsked && !isAgreed && REQUIRED}
          aria-invalid={isAsked && !isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          data-autofocus
        />
        <TextInput
          label={copy.applicantName}
          description={copy.applicantNameHelp}
          maxLength={200}
          value={name}
          error={isAsked && name.trim() === '' && REQUIRED}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
