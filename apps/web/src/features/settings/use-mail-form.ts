import { MailWords, type MailText } from '@guildhall/contract/settings/mail-texts'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { copy } from './copy.ts'
import { changeMail } from './queries.ts'

export type MailForm = ReturnType<typeof useMailForm>

/** The words of a mail in the making; once saved, the fields begin anew with what is loaded by then. */
export function useMailForm(mail: MailText, onSaved: () => void) {
  const form = useValues<MailWords>(MailWords, mail.words)
  useUnsavedNotice(form.isDirty)
  return useForm(form, {
    refetch: ['settings'],
    words: { stale: copy.stale },
    version: mail.version,
    latest: mail.words,
    save: (version = 0) => changeMail({ ...mail, version }, form.values),
    said: 'The text has been saved.',
    onSaved,
  })
}
