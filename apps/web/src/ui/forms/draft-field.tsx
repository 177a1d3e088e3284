import { Checkbox, Input, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core'
import { ChoiceField, ChoicesField } from './choice-fields.tsx'
import { textIn, type Field } from './draft.ts'
import { basics, inputFacts, type FieldForm } from './field-facts.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { RowsField } from './rows-field.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import styles from './draft-fields.module.css'
import shared from '#ui/theme/shared.module.css'

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
      return (
        <DayField
          {...basics(field, form)}
          description={field.description}
          value={textIn(form.draft, field.name)}
          onChange={(day) => form.change(field, day)}
        />
      )
    case 'flag':
      return (
        <Checkbox
          label={field.label}
          description={field.description}
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
  return (
    <PasswordInput
      {...basics(field, form)}
      {...inputFacts(field, form)}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      value={textIn(form.draft, field.name)}
      onChange={(event) => form.change(field, event.currentTarget.value)}
    />
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
  const value = form.draft[field.name]
  return (
    <NumericField
      {...basics(field, form)}
      {...inputFacts(field, form)}
      decimals={field.decimals ?? 0}
      value={typeof value === 'number' ? value : undefined}
      onChange={(next) => form.change(field, next)}
    />
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
