import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { copy } from '#features/applications/copy.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { Unsure } from './unsure.tsx'
import styles from './wizard-field.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  isEditing: boolean
  isRequired?: boolean
  isUnsure?: boolean
  fault?: string | undefined
  kind?: 'text' | 'paragraph' | 'choice' | 'figure'
  inputMode?: 'text' | 'tel' | 'url'
  /** Of a choice. */
  options?: readonly { value: string; label: string }[]
  placeholder?: string
  /** The key of its place in the resume. */
  place?: string
}

/** One value of the Validate step: as text, or to be changed. */
export function WizardField(props: Props) {
  return (
    <div data-place={props.place}>{props.isEditing ? <Editable {...props} /> : <ReadOnly {...props} />}</div>
  )
}

function Editable(props: Props) {
  const { label, value, onChange, kind = 'text', inputMode = 'text', options = [], placeholder } = props
  const basics = {
    label,
    withAsterisk: props.isRequired === true,
    'aria-required': props.isRequired === true,
    error: props.fault,
    description: props.isUnsure ? <Unsure withHint /> : undefined,
    value,
  }
  if (kind === 'choice') {
    return (
      <NativeSelect
        {...basics}
        data={[{ value: '', label: placeholder ?? copy.notChosen }, ...options]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  if (kind === 'paragraph') {
    return <Textarea {...basics} rows={4} onChange={(event) => onChange(event.currentTarget.value)} />
  }
  if (kind === 'figure') {
    return (
      <NumericField
        {...basics}
        value={value === '' || Number.isNaN(Number(value)) ? undefined : Number(value)}
        onChange={(figure) => onChange(figure === undefined ? '' : String(figure))}
        placeholder={placeholder}
        autoComplete="off"
        hideControls
      />
    )
  }
  return (
    <TextInput
      {...basics}
      inputMode={inputMode}
      placeholder={placeholder}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function ReadOnly({ label, value, options, isUnsure, fault }: Props) {
  const shown = options?.find((option) => option.value === value)?.label ?? value
  return (
    <Facts at="lines" className={shared['keeps-breaks']}>
      <Fact name={label}>
        {shown.trim() === '' ? <span className={shared['quiet']}>{copy.notProvided}</span> : shown}{' '}
        {isUnsure && <Unsure />}
        {fault && <p className={styles['fault']}>{fault}</p>}
      </Fact>
    </Facts>
  )
}
