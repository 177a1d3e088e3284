import { NumberInput } from '@mantine/core'
import type { NumberInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<
  NumberInputProps,
  'value' | 'onChange' | 'allowNegative' | 'allowDecimal' | 'decimalScale' | 'ref'
> & {
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Digits that are meant after the point; the schema of the form says so of more. */
  decimals?: number
}

/**
 * A field that takes figures and nothing else; empty is undefined, never 0. What is typed stays, also where it is out of
 * range or has a point that is not meant: the form says so, and no other figure takes its place. Three digits behind a
 * separator are thousands, "3,750" as well as "3.750"; once the field is left, it shows what was understood.
 */
export function NumericField({ value, onChange, decimals = 0, onBlur, ...props }: Props) {
  // "120." and "0.0" are on their way to a figure: what is typed stays as long as it means the value.
  const [typed, setTyped] = useState<string | number>(value ?? '')
  const take = (next: string | number) => {
    setTyped(next)
    onChange(figureOf(next))
  }
  return (
    <NumberInput
      clampBehavior="none"
      {...props}
      value={figureOf(typed) === value ? typed : (value ?? '')}
      onChange={take}
      ref={(input) => {
        const press = (event: InputEvent) => {
          const before = textBefore(event, input)
          if (before === undefined || !THOUSANDS.test(before)) return
          event.preventDefault()
          take(`${before.replace('.', '')}.`)
        }
        input?.addEventListener('beforeinput', press)
        return () => input?.removeEventListener('beforeinput', press)
      }}
      // It would read thousands as decimals once more.
      trimLeadingZeroesOnBlur={false}
      onBlur={(event) => {
        if (THOUSANDS.test(String(typed))) setTyped(value ?? '')
        onBlur?.(event)
      }}
      allowedDecimalSeparators={SEPARATORS}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  )
}

const SEPARATORS = [',', '.']

/** Thousands, which the field shows with a point: no field asks for three decimals. */
const THOUSANDS = /^-?[1-9]\d*\.\d{3}$/

function figureOf(typed: string | number): number | undefined {
  const text = String(typed)
  const figure = Number(THOUSANDS.test(text) ? text.replace('.', '') : text)
  return text === '' || Number.isNaN(figure) ? undefined : figure
}

/** What stands there before one more separator, without the currency; undefined where something else is typed. */
function textBefore({ data }: InputEvent, input: HTMLInputElement | null): string | undefined {
  return data === ',' || data === '.' ? input?.value.replaceAll(/[^\d.-]/g, '') : undefined
}
