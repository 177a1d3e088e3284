import { AnyOf, OneOf } from './few-choices.tsx'
import { filterTexts } from './filter-texts.ts'

/** A filter with a few options. */
export interface Choice<Key extends string = string> {
  key: Key
  label: string
  options: readonly { value: string; label: string }[]
  /** Values of what is chosen now. */
  chosen: readonly string[]
  /** One at most: the list cannot be asked for two. */
  isSingle?: boolean
  /** What the list shows while nothing is chosen, where that is not all. */
  none?: string
}

type Props = { choice: Choice; onChoose: (chosen: readonly string[]) => void }

/** What one filter is chosen with; it acts at once. */
export function ChoiceField({ choice, onChoose }: Props) {
  const { label, options, chosen, isSingle = false, none = filterTexts.all } = choice
  if (!isSingle) return <AnyOf label={label} options={options} value={chosen} onChange={onChoose} />
  return (
    <OneOf
      label={label}
      options={[{ value: '', label: none }, ...options]}
      value={chosen[0] ?? ''}
      onChange={(value) => onChoose(value === '' ? [] : [value])}
    />
  )
}
