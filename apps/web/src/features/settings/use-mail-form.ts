import { MailWords, type MailText } from '@guildhall/contract/settings/mail-texts'
import * as z from 'zod/mini'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { copy } from './copy.ts'
import { changeMail } from './queries.ts'

const REQUIRED = { error: 'This field is required.' }

/** A mail of its own has a text and a button, too. */
const Letter = z.extend(MailWords, {
  body: MailWords.shape.body.check(z.minLength(1, REQUIRED)),
  button: MailWords.shape.button.check(z.minLength(1, REQUIRED)),
})

export type MailForm = ReturnType<typeof useMailForm>

/** The words of a mail in the making; once saved, the fields begin anew with what is loaded by then. */
export function useMailForm(mail: MailText, onSaved: () => void) {
  const form = useValues<MailWords>(mail.is_notice ? MailWords : Letter, mail.words)
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
