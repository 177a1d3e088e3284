import { MailWords, type MailText } from '@guildhall/contract/settings/mail-texts'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { copy } from './copy.ts'
import { changeMail } from './queries.ts'

export type MailForm = ReturnType<typeof useMailForm>['form']

/** The words of a mail in the making. */
export function useMailForm(mail: MailText, onSaved: () => void) {
  const form = useSchemaForm<MailWords>({ schema: MailWords, initialValues: mail.words })
  const { run, ...saving } = useWrite({ refetch: ['settings'], words: { stale: copy.stale } })
  useUnsavedNotice(form.isDirty())
  const save = async () => {
    if (form.validate().hasErrors) return
    const said = 'The text has been saved.'
    // The fields begin anew with what is loaded by then.
    if (await run(() => changeMail(mail, form.getValues()), { form, said })) onSaved()
  }
  return { form, ...saving, save }
}
