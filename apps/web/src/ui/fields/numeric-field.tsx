import { NumberInput } from '@mantine/core'
import type { NumberInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<
  NumberInputProps,
  'value' | 'onChange' | 'allowNegative' | 'allowDecimal' | 'decimalScale'
> & {
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Digits that are meant after the point; the schema of the form says so of more. */
  decimals?: number
}

/**
 * A field that takes figures and nothing else; empty is undefined, never 0. What is typed stays, also where it is out of
 * range or has a point that is not meant: the form says so, and no other figure takes its place.
 */
export function NumericField({ value, onChange, decimals = 0, ...props }: Props) {
  // "120." and "0.0" are on their way to a figure: what is typed stays as long as it means the value.
  const [typed, setTyped] = useState<string | number>(value ?? '')
  return (
    <NumberInput
      clampBehavior="none"
      {...props}
      value={figureOf(typed, decimals) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next)
        onChange(figureOf(next, decimals))
      }}
      allowedDecimalSeparators={SEPARATORS}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  )
}

const SEPARATORS = [',', '.']

/** One thousand, where no decimals are meant: "1,000", which the field shows with a point. */
const THOUSANDS = /^-?\d{1,3}\.(?:\d{3})+$/

function figureOf(typed: string | number, decimals: number): number | undefined {
  const text = String(typed)
  const figure = Number(decimals === 0 && THOUSANDS.test(text) ? text.replace('.', '') : text)
  return text === '' || Number.isNaN(figure) ? undefined : figure
}
