import type * as z from 'zod/mini'
import { bodyOf, isChanged, makingIn, withValue, type Draft, type Field, type FieldValue } from './draft.ts'
import { mergeFields } from './merge.ts'
import { useBlurChecks } from './use-blur-checks.ts'
import { useFilled, type FilledOptions, type Texts } from './use-filled.ts'

export interface DraftOptions extends FilledOptions<Draft> {
  fields: readonly Field[]
}

/** A form over a table of fields. What the server said of a field stays until the field changes. */
export function useDraft({ fields, ...options }: DraftOptions) {
  const filled = useFilled(options)
  const { start, values: draft, found, told, setTold, touch, leave, errorOf, tell, restart, reset } = filled
  const shown = fields.filter((field) => field.whenHidden !== undefined || !field.isHidden?.(draft))
  const ask = useBlurChecks({ fields, start, draft, found, setTold })

  return {
    draft,
    shown,
    isDirty: isChanged(fields, start, draft),
    making: makingIn(draft),
    errorOf,
    restart,
    /** Takes over newer values beneath what the reader changed. */
    rebase: (onto: Draft) => {
      filled.setStart(() => onto)
      filled.change((mine) => mergeFields({ start, mine, theirs: onto }).values)
    },
    reset,
    tell,
    body: () => bodyOf(fields, draft),
    change: (field: Field, value: FieldValue) => {
      filled.change((before) => withValue(before, field, value))
      setTold((before) => without(before, field))
    },
    leave: (field: Field) => {
      leave(field.name)
      void ask(field)
    },
    /** The names of the fields that are still wrong, in order; all of them now say so. */
    check: (): string[] => {
      touch([...shown.map(({ name }) => name), ...Object.keys(found)])
      return shown.map(({ name }) => name).filter((name) => (found[name] ?? told[name]) !== undefined)
    },
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

/** A changed field is no longer what the server spoke of, nor is the one that is checked with it. */
function without(told: Texts, field: Field): Texts {
  return { ...told, [field.name]: undefined, [field.checkedWith ?? field.name]: undefined }
}
