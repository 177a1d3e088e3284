import { useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import { spelt } from '#ui/text/wording.ts'
import { bodyOf, isChanged, withValue, type Draft, type Field, type FieldValue } from './draft.ts'
import { useBlurChecks } from './use-blur-checks.ts'

export type Texts = Readonly<Record<string, string | undefined>>

export interface DraftOptions {
  fields: readonly Field[]
  initial: Draft
  /** What is wrong with a draft, per field; per cell too where a field has rows (`cellName`). */
  faults: (draft: Draft) => Texts
}

/**
 * A form over a table of fields. A field says what is wrong with it once it was left or the form was sent;
 * what the server said stays until the field changes.
 */
export function useDraft({ fields, initial, faults }: DraftOptions) {
  const [start, setStart] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<Texts>({})
  const found = useMemo(() => faults(draft), [draft, faults])
  const shown = fields.filter((field) => !field.isHidden?.(draft))
  const ask = useBlurChecks({ fields, start, draft, found, setTold })

  function restart(from: Draft) {
    setStart(from)
    setDraft(from)
    setTouched(new Set())
    setTold({})
  }

  return {
    draft,
    shown,
    isDirty: isChanged(fields, start, draft),
    errorOf: (name: string) => asShown(told[name] ?? (touched.has(name) ? found[name] : undefined)),
    restart,
    reset: () => restart(start),
    body: () => bodyOf(fields, draft),
    change: (field: Field, value: FieldValue) => {
      setDraft((before) => withValue(before, field, value))
      setTold((before) => without(before, field))
    },
    leave: (field: Field) => {
      setTouched((before) => new Set(before).add(field.name))
      void ask(field)
    },
    /** The names of the fields that are still wrong, in order; all of them now say so. */
    check: (): string[] => {
      setTouched(new Set([...shown.map(({ name }) => name), ...Object.keys(found)]))
      return shown.map(({ name }) => name).filter((name) => (found[name] ?? told[name]) !== undefined)
    },
    /** Shows what the server said of fields: the first text of each. */
    tell: (errors: Readonly<Record<string, readonly string[]>>) =>
      setTold(Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, texts[0]]))),
  }
}

export type DraftForm = ReturnType<typeof useDraft>

/** The first thing that is wrong with each field: by the schema of the contract, and by what the page asks for beyond it. */
export function faultsOf(fields: readonly Field[], schema: z.ZodMiniType, draft: Draft): Texts {
  const body = bodyOf(fields, draft)
  const missing = fields.filter(
    (field) => field.requiredText !== undefined && field.isRequired?.(draft) && body[field.name] === null,
  )
  const texts: Record<string, string | undefined> = Object.fromEntries(
    missing.map(({ name, requiredText }) => [name, requiredText]),
  )
  for (const { path, message } of schema.safeParse(body).error?.issues ?? [])
    texts[String(path[0])] ??= message
  return texts
}

function asShown(text: string | undefined): string | undefined {
  return text && spelt(text)
}

/** A changed field is no longer what the server spoke of, nor is the one that is checked with it. */
function without(told: Texts, field: Field): Texts {
  return { ...told, [field.name]: undefined, [field.checkedWith ?? field.name]: undefined }
}
