import { useMemo, useRef, useState } from 'react'
import { spelt } from '#ui/text/wording.ts'
import { afterPress } from './after-press.ts'
import { drawnErrors, type Errors } from './use-errors.ts'

/** What is wrong with fields, by their names. */
export type Texts = Readonly<Record<string, string | undefined>>

export interface FilledOptions<Values> {
  initial: Values
  /** What is wrong with what is filled in, per field. */
  faults: (values: Values) => Texts
}

/**
 * What every form remembers: what it began with, what it holds, which fields were left, and what the server said.
 * A field says what is wrong with it once it was left or the form was sent.
 */
export function useFilled<Values>({ initial, faults }: FilledOptions<Values>) {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<Texts>({})
  const found = useMemo(() => faults(values), [values, faults])
  const textOf = (name: string) => asShown(told[name] ?? (touched.has(name) ? found[name] : undefined))
  const { errorOf, areDrawn } = drawnErrors(textOf)

  const starts = useRef(0)

  function restart(from: Values) {
    starts.current += 1
    setStart(() => from)
    setValues(() => from)
    setTouched(new Set())
    setTold({})
  }
  const touch = (names: Iterable<string>) => setTouched((before) => new Set([...before, ...names]))
  /** A press that takes the focus from a field may begin the form anew: then nothing was left. */
  const leave = (name: string) => {
    const start = starts.current
    afterPress(() => start === starts.current && touch([name]))
  }

  return {
    start,
    setStart,
    values,
    found,
    told,
    setTold,
    change: (make: (before: Values) => Values) => setValues(make),
    touch,
    leave,
    errorOf,
    restart,
    reset: () => restart(start),
    /** Shows what the server said of fields, the first text of each; false when it spoke of some that are not on show. */
    tell: (errors: Errors) => {
      setTold(firstOf(errors))
      return areDrawn(errors)
    },
  }
}

function firstOf(errors: Errors): Texts {
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, texts[0]]))
}

function asShown(text: string | undefined): string | undefined {
  return text && spelt(text)
}
