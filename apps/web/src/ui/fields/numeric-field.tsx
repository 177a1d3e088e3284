import { NumberInput } from '@mantine/core'
import type { NumberInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<NumberInputProps, 'value' | 'onChange' | 'allowNegative' | 'allowDecimal'> & {
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Digits after the point. */
  decimals?: number
  negative?: boolean
}

/** A field that takes figures and nothing else; empty is undefined, never 0. */
export function NumericField({ value, onChange, decimals = 0, negative = false, ...props }: Props) {
  // "120." and "0.0" are on their way to a figure: what is typed stays as long as it means the value.
  const [typed, setTyped] = useState<string | number>(value ?? '')
  return (
    <NumberInput
      {...props}
      value={figureOf(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next)
        onChange(figureOf(next))
      }}
      allowNegative={negative}
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  )
}

function figureOf(typed: string | number): number | undefined {
  const figure = typed === '' ? Number.NaN : Number(typed)
  return Number.isNaN(figure) ? undefined : figure
}
