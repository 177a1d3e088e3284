import { NumberInput } from '@mantine/core'
import type { NumberInputProps } from '@mantine/core'
import { useRef, useState } from 'react'

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
 * separator are thousands, "3,750" as well as "3.750", unless it is another separator than the one before: "1,250.505"
 * has decimals. Once the field is left, it shows what was understood.
 */
export function NumericField({ value, onChange, decimals = 0, onBlur, ...props }: Props) {
  // "120." and "0.0" are on their way to a figure: what is typed stays as long as it means the value.
  const [typed, setTyped] = useState<Typed>({ text: String(value ?? ''), point: 'open' })
  const first = useRef<string>(undefined)
  const take = (next: string | number, point?: Point) => {
    const text = String(next)
    const now: Typed = { text, point: point ?? (text.includes('.') ? typed.point : 'open') }
    setTyped(now)
    onChange(figureOf(now))
  }
  return (
    <NumberInput
      clampBehavior="none"
      {...props}
      value={figureOf(typed) === value ? typed.text : (value ?? '')}
      onChange={(next) => take(next)}
      ref={(input) => {
        const press = (event: InputEvent) => {
          const before = textBefore(event, input)
          if (before?.includes('.') === false) first.current = event.data ?? undefined
          if (before === undefined || !hasThousands({ ...typed, text: before })) return
          event.preventDefault()
          take(`${before.replace('.', '')}.`, event.data === first.current ? 'thousands' : 'decimals')
        }
        input?.addEventListener('beforeinput', press)
        return () => input?.removeEventListener('beforeinput', press)
      }}
      // It would read thousands as decimals once more.
      trimLeadingZeroesOnBlur={false}
      onBlur={(event) => {
        if (hasThousands(typed)) setTyped({ text: String(value ?? ''), point: 'open' })
        onBlur?.(event)
      }}
      allowedDecimalSeparators={SEPARATORS}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  )
}

/** What the point stands for: known once a second separator was typed. */
type Point = 'open' | 'thousands' | 'decimals'

type Typed = { text: string; point: Point }

const SEPARATORS = [',', '.']

/** Thousands, which the field shows with a point; in front of the first one there are three digits at most. */
const THOUSANDS = { open: /^-?[1-9]\d{0,2}\.\d{3}$/, thousands: /^-?[1-9]\d*\.\d{3}$/ }

function hasThousands({ text, point }: Typed): boolean {
  return point !== 'decimals' && THOUSANDS[point].test(text)
}

function figureOf(typed: Typed): number | undefined {
  const { text } = typed
  const figure = Number(hasThousands(typed) ? text.replace('.', '') : text)
  return text === '' || Number.isNaN(figure) ? undefined : figure
}

/** What stands there before one more separator, without the currency; undefined where something else is typed. */
function textBefore({ data }: InputEvent, input: HTMLInputElement | null): string | undefined {
  return data === ',' || data === '.' ? input?.value.replaceAll(/[^\d.-]/g, '') : undefined
}
