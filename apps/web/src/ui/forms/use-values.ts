import { useCallback, type ChangeEvent } from 'react'
import type * as z from 'zod/mini'
import { copy } from './copy.ts'
import { mergeFields, type Merged, type Sides } from './merge.ts'
import { useFilled, type Texts } from './use-filled.ts'

/** The words under an empty required field. */
export const REQUIRED = 'This field is required.'

type Named<Values> = keyof Values & string
type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
type Ticked = ChangeEvent<HTMLInputElement>

/** The values of a form whose page lays its fields out itself, checked by a schema of the contract, if one is given. */
export function useValues<Values extends object>(
  schema: z.ZodMiniType | undefined,
  initial: Values,
  merge: (sides: Sides<Values>) => Merged<Values> = mergeFields,
) {
  const faults = useCallback((values: Values) => faultsIn(schema, values), [schema])
  const filled = useFilled({ initial, faults })
  const { start, values, found, setTold, change, touch, leave, errorOf, tell, restart, reset } = filled

  const set = (name: string, value: unknown) => {
    change((before) => ({ ...before, [name]: value }))
    setTold((told) => withoutPart(told, name))
  }
  const marks = (path: string) => ({ onBlur: () => leave(path), error: errorOf(path) })

  return {
    /** What it began with, of the version that a change of it names. */
    start,
    values,
    isDirty: JSON.stringify(start) !== JSON.stringify(values),
    errorOf,
    restart,
    /** Takes over newer values beneath what the reader changed; a field that both changed says the other value. */
    rebase: (onto: Values) => {
      const merged = merge({ start, mine: values, theirs: onto })
      filled.setStart(() => onto)
      change(() => merged.values)
      setTold(theirTexts(merged.both))
    },
    reset,
    ...propsOf(values, set, marks),
    /** The names of the fields that are wrong; they all say so. What the server said is asked anew. */
    check: (): string[] => {
      setTold({})
      touch(Object.keys(found))
      return Object.keys(found)
    },
    tell,
  }
}

type Set = (name: string, value: unknown) => void
type Marks = (path: string) => { onBlur: () => void; error: string | undefined }

/** The props of the fields of a form. */
function propsOf<Values extends object>(values: Values, set: Set, marks: Marks) {
  const put = <Name extends Named<Values>>(name: Name, value: Values[Name]) => set(name, value)
  /** Of what stands anywhere in the values: its path is the name that its error goes by. */
  const part = <Value>(path: string, value: Value, onChange: (value: Value) => void) => ({
    value,
    onChange,
    ...marks(path),
  })
  const textPart = (path: string, value: string, onChange: (text: string) => void) => ({
    value,
    onChange: (event: Typed) => onChange(event.currentTarget.value),
    ...marks(path),
  })
  return {
    put,
    part,
    textPart,
    /** Of a field that hands over its value. */
    field: <Name extends Named<Values>>(name: Name) =>
      part(name, values[name], (value: Values[Name]) => put(name, value)),
    text: (name: NamesOf<Values, string>) =>
      textPart(name, String(values[name] ?? ''), (text) => set(name, text)),
    flag: (name: NamesOf<Values, boolean>) => ({
      checked: values[name] === true,
      onChange: (event: Ticked) => set(name, event.currentTarget.checked),
      ...marks(name),
    }),
  }
}

/** Those fields of a form that hold a value of a kind. */
type NamesOf<Values, Kind> = {
  [Name in Named<Values>]-?: [Kind, Values[Name]] extends [Values[Name], Kind | null | undefined]
    ? Name
    : never
}[Named<Values>]

function theirTexts(both: Merged<object>['both']): Texts {
  return Object.fromEntries(
    Object.entries(both).map(([name, value]) => [name, copy.savedElsewhere(asText(value))]),
  )
}

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? copy.on : copy.off
  if (value === null || value === undefined || value === '') return copy.nothing
  return typeof value === 'string' || typeof value === 'number' ? String(value) : copy.another
}

function faultsIn(schema: z.ZodMiniType | undefined, values: unknown): Texts {
  const texts: Record<string, string | undefined> = {}
  for (const { path, message } of schema?.safeParse(values).error?.issues ?? [])
    texts[path.join('.')] ??= message
  return texts
}

function withoutPart(told: Texts, name: string): Texts {
  return Object.fromEntries(Object.entries(told).filter(([path]) => rootOf(path) !== name))
}

function rootOf(path: string): string {
  return path.split('.', 1)[0] ?? path
}
