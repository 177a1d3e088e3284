import { MailWords, type MailText } from '@guildhall/contract/settings/mail-texts'
import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#platform/use-submit.ts'
import { showServerErrors, useSchemaForm } from '#ui/form.ts'
import { toasts } from '#ui/toasts.tsx'
import { useUnsavedNotice } from '#ui/use-unsaved-notice.ts'
import { copy } from './copy.ts'
import { changeMail } from './queries.ts'

export type MailForm = ReturnType<typeof useMailForm>['form']

/** The words of a mail in the making. */
export function useMailForm(mail: MailText, onSaved: () => void) {
  const client = useQueryClient()
  const form = useSchemaForm<MailWords>({ schema: MailWords, initialValues: mail.words })
  const { isPending, failure, code, submit } = useSubmit('update')
  useUnsavedNotice(form.isDirty())
  const save = async () => {
    if (form.validate().hasErrors) return
    const isDone = await submit(
      () => changeMail(mail, form.getValues()),
      (fields) => {
        showServerErrors(form, fields)
        return true
      },
    )
    await client.invalidateQueries({ queryKey: ['settings'] })
    if (!isDone) return
    toasts.success('The text has been saved.')
    onSaved()
  }
  return { form, isPending, failure: code === 'stale' ? copy.stale : failure, save }
}
