import { NumberInput } from '@mantine/core'
import type { NumberInputProps } from '@mantine/core'

type Props = Omit<NumberInputProps, 'value' | 'onChange' | 'allowNegative' | 'allowDecimal'> & {
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Digits after the point. */
  decimals?: number
  negative?: boolean
}

/** A field that takes figures and nothing else; empty is undefined, never 0. */
export function NumericField({ value, onChange, decimals = 0, negative = false, ...props }: Props) {
  return (
    <NumberInput
      {...props}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
      allowNegative={negative}
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  )
}
