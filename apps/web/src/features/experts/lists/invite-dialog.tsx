import { InviteForm } from '@guildhall/contract/experts/lists'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { useForm } from '#platform/use-form.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { textIn, type Draft, type Field } from '#ui/forms/draft.ts'
import { faultsOf, useDraft } from '#ui/forms/use-draft.ts'
import { copy } from '#features/experts/copy.ts'
import { inviteExpert } from './list-queries.ts'
import { Failure } from '#ui/forms/form-failure.tsx'

const always = () => true
const FIELDS: readonly Field[] = [
  { kind: 'text', name: 'first_name', label: 'First name', isRequired: always, isHalf: true },
  { kind: 'text', name: 'last_name', label: 'Last name', isRequired: always, isHalf: true },
  { kind: 'text', name: 'email', label: 'Email', type: 'email', isRequired: always },
  {
    kind: 'paragraph',
    name: 'message',
    label: 'Message',
    description: 'Optional note, included in the email.',
    maxLength: 2000,
  },
]
const EMPTY: Draft = { first_name: '', last_name: '', email: '', message: '' }
const faults = (draft: Draft) => faultsOf(FIELDS, InviteForm, draft)

type Props = {
  onClose: () => void
  /** Somebody who is known already. */
  initial?: { first_name: string; last_name: string; email: string }
}

/** Invites somebody to apply: they get a mail with a link that is good for 14 days. */
export function InviteDialog({ onClose, initial }: Props) {
  const filling = useDraft({ fields: FIELDS, initial: { ...EMPTY, ...initial }, faults })
  const form = useForm(filling, {
    save: () => inviteExpert(bodyOf(filling.draft)),
    said: `${textIn(filling.draft, 'first_name')} ${textIn(filling.draft, 'last_name')} was invited.`,
    onSaved: onClose,
    refetch: ['experts', 'people'],
  })
  const formId = useId()
  return (
    <FormDialog
      onClose={onClose}
      title={copy.inviteExpert}
      isDirty={form.isDirty}
      actions={
        <Button type="submit" form={formId} loading={form.isPending}>
          {copy.sendInvitation}
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate aria-label={copy.inviteExpert}>
        <Failure text={form.failure} />
        <DraftFields form={form} />
      </form>
    </FormDialog>
  )
}

function bodyOf(draft: Draft) {
  const message = textIn(draft, 'message').trim()
  return {
    first_name: textIn(draft, 'first_name'),
    last_name: textIn(draft, 'last_name'),
    email: textIn(draft, 'email'),
    ...(message !== '' && { message }),
  }
}
