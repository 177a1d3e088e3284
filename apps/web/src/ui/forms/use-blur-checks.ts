import { useRef } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { bodyOf, isChanged, type Draft, type Field } from './draft.ts'
import type { Texts } from './use-filled.ts'

interface Options {
  fields: readonly Field[]
  start: Draft
  draft: Draft
  found: Texts
  setTold: Dispatch<SetStateAction<Texts>>
}

/** Asks the server about a field that was left with a new and well-formed value, once for each value. */
export function useBlurChecks({ fields, start, draft, found, setTold }: Options) {
  const asked = useRef<Record<string, string>>({})
  return async (left: Field) => {
    const field = left.checkOnBlur === undefined ? fields.find(({ name }) => name === left.checkedWith) : left
    if (field?.checkOnBlur === undefined || found[field.name] !== undefined) return
    const together = fields.filter(
      ({ name, checkedWith }) => name === field.name || checkedWith === field.name,
    )
    const value = JSON.stringify(bodyOf(together, draft))
    if (asked.current[field.name] === value || !isChanged(together, start, draft)) return
    asked.current[field.name] = value
    // A check that fails says nothing: saving checks again.
    const text = await field.checkOnBlur(draft).catch(() => undefined)
    if (asked.current[field.name] === value) setTold((before) => ({ ...before, [field.name]: text }))
  }
}
