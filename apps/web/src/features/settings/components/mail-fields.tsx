import type { MailText } from '@guildhall/contract/settings/mail-texts'
import { Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import type { MailForm } from '#features/settings/use-mail-form.ts'
import { copy } from '#features/settings/copy.ts'
import styles from './mail-fields.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { form: MailForm; mail: Pick<MailText, 'placeholders' | 'is_notice'> }

/** Subject, text, button and small print; a placeholder is put where the cursor stands in the text. */
export function MailFields({ form, mail: { placeholders, is_notice: isNotice } }: Props) {
  const body = useRef<HTMLTextAreaElement>(null)
  const put = (name: string) => {
    const field = body.current
    const text = form.values.body
    const at = field?.selectionStart ?? text.length
    const placed = `{${name}}`
    form.put('body', `${text.slice(0, at)}${placed}${text.slice(field?.selectionEnd ?? at)}`)
    field?.focus()
  }
  return (
    <>
      <TextInput label={copy.subject} maxLength={200} required {...form.text('subject')} />
      <Textarea
        ref={body}
        label={copy.text}
        description={isNotice ? copy.textHelp : copy.anEmptyLineBegins}
        autosize
        minRows={isNotice ? 4 : 8}
        maxLength={5000}
        required={!isNotice}
        {...form.text('body')}
      />
      <fieldset className={cx(shared['shrinks'], shared['field'])}>
        <legend className={styles['legend']}>{copy.variables}</legend>
        <ul className={cx(shared['list'], layout['stack-6'])}>
          {placeholders.map(({ name, meaning, is_required: isRequired }) => (
            <li key={name} className={cx(shared['note'], layout['stack-12'], styles['name'])}>
              <button
                type="button"
                className={styles['put']}
                aria-label={copy.putIntoTheText(name)}
                onClick={() => put(name)}
              >{`{${name}}`}</button>
              <span>
                {meaning}
                {isRequired && <span className={styles['needed']}> {copy.needed}</span>}
              </span>
            </li>
          ))}
        </ul>
      </fieldset>
      {isNotice ? (
        <p className={cx(shared['quiet'], shared['flush'])}>{copy.theSubjectIsAlso}</p>
      ) : (
        <Ending form={form} />
      )}
    </>
  )
}

function Ending({ form }: { form: MailForm }) {
  return (
    <>
      <TextInput label={copy.button} maxLength={60} required {...form.text('button')} />
      <Textarea
        label={copy.smallPrint}
        description={copy.belowTheButtonMay}
        autosize
        minRows={2}
        maxLength={500}
        {...form.text('closing')}
      />
    </>
  )
}
