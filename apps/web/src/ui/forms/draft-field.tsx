import { Checkbox, Input, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { ChoiceField, ChoicesField } from './choice-fields.tsx'
import { textIn, type Field } from './draft.ts'
import { basics, inputFacts, type FieldForm } from './field-facts.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { RowsField } from './rows-field.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { arrived } from '#ui/hooks/later.ts'
import { lateField } from '#ui/popups/late.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { Coming, Plain, PlainDay } from './coming.tsx'
import styles from './draft-fields.module.css'
import shared from '#ui/theme/shared.module.css'

// Few forms have one of these at first.
const DayField = lateField(async () => (await arrived(() => import('#ui/fields/day-field.tsx'))).DayField)
const NumericField = lateField(
  async () => (await arrived(() => import('#ui/fields/numeric-field.tsx'))).NumericField,
)
const PasswordInput = lateField(
  async () => (await arrived(() => import('#ui/fields/secret-input.tsx'))).SecretInput,
)

type Props<Kind extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: Kind }>
  form: FieldForm
}

/** Draws one field of a draft by its kind. */
export function DraftField({ field, form }: Props) {
  if (field.whenHidden !== undefined && field.isHidden?.(form.draft))
    return <Instead label={field.label} text={field.whenHidden} />
  switch (field.kind) {
    case 'text':
      return <TextField field={field} form={form} />
    case 'secret':
      return <SecretField field={field} form={form} />
    case 'paragraph':
      return <ParagraphField field={field} form={form} />
    case 'day':
      return <DateField field={field} form={form} />
    case 'flag':
      return (
        <Checkbox
          label={field.label}
          description={field.description}
          error={form.errorOf(field.name)}
          aria-invalid={form.errorOf(field.name) !== undefined}
          disabled={field.isDisabled?.(form.draft) ?? false}
          checked={form.draft[field.name] === true}
          onChange={(event) => form.change(field, event.currentTarget.checked)}
        />
      )
    case 'number':
      return <NumberField field={field} form={form} />
    case 'words':
      return <WordsField field={field} form={form} />
    case 'html':
      return <HtmlField field={field} form={form} />
    case 'lines':
      return <LinesField field={field} form={form} />
    case 'rows':
      return <RowsField field={field} form={form} />
    case 'choice':
      return <ChoiceField key={field.choices.within?.(form.draft) ?? ''} field={field} form={form} />
    case 'choices':
      return <ChoicesField field={field} form={form} />
  }
}

/** What a hidden field is known to be. */
function Instead({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Input.Label labelElement="div">{label}</Input.Label>
      <p className={shared['flush']}>{text}</p>
    </div>
  )
}

function TextField({ field, form }: Props<'text'>) {
  const { type = 'text', autoComplete = 'off' } = field
  return (
    <TextInput
      {...basics(field, form)}
      {...inputFacts(field, form)}
      type={type}
      autoComplete={autoComplete}
      value={textIn(form.draft, field.name)}
      onChange={(event) => form.change(field, event.currentTarget.value)}
      onBlur={() => form.leave(field)}
    />
  )
}

function SecretField({ field, form }: Props<'secret'>) {
  const facts = { ...basics(field, form), ...inputFacts(field, form), value: textIn(form.draft, field.name) }
  return (
    <Coming
      name={field.name}
      instead={<Plain {...facts} type="password" onType={(text) => form.change(field, text)} />}
    >
      <PasswordInput {...facts} onChange={(next) => form.change(field, next)} />
    </Coming>
  )
}

function DateField({ field, form }: Props<'day'>) {
  const facts = {
    ...basics(field, form),
    description: field.description,
    disabled: field.isDisabled?.(form.draft) ?? false,
  }
  const day = textIn(form.draft, field.name)
  return (
    <Coming name={field.name} instead={<PlainDay {...facts} value={formatDate(day)} />}>
      <DayField {...facts} value={day} onChange={(next) => form.change(field, next)} />
    </Coming>
  )
}

function ParagraphField({ field, form }: Props<'paragraph'>) {
  const text = textIn(form.draft, field.name)
  const { maxLength = 4000 } = field
  return (
    <Textarea
      {...basics(field, form)}
      {...inputFacts(field, form)}
      description={
        text.length > maxLength * 0.9 ? `${text.length} of ${maxLength} characters` : field.description
      }
      rows={4}
      classNames={{ input: cx(styles['paragraph']) }}
      value={text}
      onChange={(event) => form.change(field, event.currentTarget.value)}
    />
  )
}

function HtmlField({ field, form }: Props<'html'>) {
  return (
    <RichText
      {...basics(field, form)}
      description={field.description}
      disabled={field.isDisabled?.(form.draft) ?? false}
      value={textIn(form.draft, field.name)}
      onChange={(html) => form.change(field, html)}
    />
  )
}

function LinesField({ field, form }: Props<'lines'>) {
  return (
    <Textarea
      {...basics(field, form)}
      {...inputFacts(field, form)}
      description={field.description ?? 'One per line'}
      autosize
      minRows={3}
      maxRows={12}
      value={textIn(form.draft, field.name)}
      onChange={(event) => form.change(field, event.currentTarget.value)}
    />
  )
}

function NumberField({ field, form }: Props<'number'>) {
  const facts = { ...basics(field, form), ...inputFacts(field, form) }
  const number = form.draft[field.name]
  const value = typeof number === 'number' ? number : undefined
  const type = (text: string) => {
    const figure = Number(text)
    if (text.trim() === '' || Number.isFinite(figure))
      form.change(field, text.trim() === '' ? undefined : figure)
  }
  return (
    <Coming name={field.name} instead={<Plain {...facts} value={value ?? ''} onType={type} />}>
      <NumericField
        {...facts}
        decimals={field.decimals ?? 0}
        value={value}
        onChange={(next) => form.change(field, next)}
      />
    </Coming>
  )
}

function WordsField({ field, form }: Props<'words'>) {
  return (
    <NativeSelect
      {...basics(field, form)}
      {...inputFacts(field, form)}
      value={textIn(form.draft, field.name)}
      onChange={(event) => form.change(field, event.currentTarget.value)}
      data={
        field.isFixed === true
          ? [...field.words]
          : [{ value: '', label: field.placeholder ?? 'Not chosen' }, ...field.words]
      }
    />
  )
}
