import { makingId, type SelectOption } from '#ui/fields/select-options.ts'
import { useLatest } from '#ui/hooks/use-latest.ts'

type Options = {
  value: SelectOption[]
  onChange: (value: SelectOption[]) => void
  multiple: boolean
  onCreate?: CreateOption | undefined
}

/** Makes an option of a new name, which may change on the way; undefined when the reader thought better of it. */
export type CreateOption = (name: string) => Promise<{ id: string; name?: string } | undefined>

/** What is chosen in a dropdown. An option in creation is chosen at once and gets its id when it is made. */
export function useSelection({ value, onChange, multiple, onCreate }: Options) {
  const chosenRef = useLatest(value)
  const set = (next: SelectOption[]) => {
    chosenRef.current = next
    onChange(next)
  }
  const has = (id: string) => chosenRef.current.some((option) => option.id === id)
  const add = (option: SelectOption) => set(multiple ? [...chosenRef.current, option] : [option])
  const remove = (id: string) => set(chosenRef.current.filter((option) => option.id !== id))
  const create = async (name: string) => {
    const draft: SelectOption = { id: makingId(name), name, created: true }
    add(draft)
    const failed = { ...draft, error: true }
    const done = await onCreate?.(name).then(
      (made) => made && { ...draft, ...made },
      () => failed,
    )
    set(chosenRef.current.flatMap((option) => (option.id === draft.id ? (done ?? []) : option)))
  }
  return { has, add, remove, create }
}
