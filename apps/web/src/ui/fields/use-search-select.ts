import { useCombobox } from '@mantine/core'
import type { ComboboxStore } from '@mantine/core'
import { useState, type FocusEvent } from 'react'
import { creatableName, isSameName, makingId, matching } from './select-options.ts'
import type { SelectOption } from './select-options.ts'
import { useSelection, type CreateOption } from '#ui/lists/use-selection.ts'
import { useTimer } from '#ui/hooks/use-timer.ts'

const DEBOUNCE = 300
const MIN_CHARS = 3

export type SearchSelectSource = {
  /** All options, or with `onSearch` those found for the last text. */
  options: SelectOption[]
  /** Looks for options elsewhere; without it the given ones are searched. */
  onSearch?: (text: string) => void
  /** Makes an option of a new name; its failure marks the option as an error. */
  onCreate?: CreateOption
  minChars?: number
  /** The next page of what was found, asked for when the end of the list comes near. */
  more?: { hasMore: boolean; loading: boolean; onMore: () => void }
}

type Options = SearchSelectSource & {
  value: SelectOption[]
  onChange: (value: SelectOption[]) => void
  multiple: boolean
  /** The options are not yet those for the last text. */
  loading?: boolean
}

/** What both dropdowns with search share: the text, what is offered for it, choosing and creating. */
export function useSearchSelect(props: Options) {
  const { options, onSearch, minChars = MIN_CHARS, multiple, loading: _loading, ...rest } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const search = useOptionSearch(combobox, minChars, onSearch)
  const { has, add, remove, create } = useSelection({ multiple, ...rest })
  const { offered, creatable, isShort } = offeredFor(props, search)

  const choose = (id: string) => {
    const option = options.find((other) => other.id === id)
    if (option && has(id)) remove(id)
    else if (option) add(option)
    else if (creatable) void create(creatable)
    search.clear()
    // Who searched has found; who browses a list of several goes on.
    if (!multiple || search.text !== '') combobox.closeDropdown()
  }
  const { takeOnly, settle } = takingOf({ offered, creatable, wanted: search.text.trim(), has, choose })
  // A dialog that has just opened puts the focus here itself, and so does a form that was refused: a list over the
  // buttons, or over the words about the other faults, would only be in the way.
  const openOnFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.getAttribute('aria-invalid') === 'true') return
    const dialog = currentTarget.closest('[role="dialog"]')
    if (dialog === null || dialog.contains(relatedTarget)) combobox.openDropdown()
  }
  return {
    combobox,
    openOnFocus,
    ...search,
    choose,
    takeOnly,
    settle,
    remove,
    offered,
    creatable,
    minChars,
    isShort,
  }
}

/** What is offered for the text that stands there. */
function offeredFor(props: Options, search: ReturnType<typeof useOptionSearch>) {
  const { options, onSearch, onCreate, value, minChars = MIN_CHARS, loading = false } = props
  const wanted = search.text.trim()
  const isFound = onSearch !== undefined && (wanted === '' || (search.sent === wanted && !loading))
  // Until the search has answered, what was found for another text is not to be chosen for this one.
  const offered = isFound ? options : matching(options, search.text)
  // Below this nobody has looked elsewhere yet: a new name may well be there already.
  const isShort = onSearch !== undefined && wanted.length < minChars && !search.isSubmitted
  const isWaiting = onSearch !== undefined && !isFound && (isShort || wanted.length > 0)
  const creatable = onCreate && !isWaiting ? creatableName(search.text, [...options, ...value]) : undefined
  return { offered, creatable, isShort }
}

interface Taking {
  offered: SelectOption[]
  creatable: string | undefined
  wanted: string
  has: (id: string) => boolean
  choose: (id: string) => void
}

/** The ways to take what was typed and not chosen. */
function takingOf({ offered, creatable, wanted, has, choose }: Taking) {
  /** Takes the one thing that is offered for what stands there: a new name, or the option of that name. */
  const takeOnly = (): boolean => {
    const [first, ...others] = offered
    const isOnly = first !== undefined && others.length === 0
    const isNamed = isOnly && isSameName(first.name, wanted) && !has(first.id)
    const isNew = creatable !== undefined && first === undefined
    if (isNamed || isNew) choose(first?.id ?? makingId(wanted))
    return isNamed || isNew
  }
  /** On leaving the field; who goes to a button that sends nothing, like Cancel, wants no new thing. */
  const settle = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    const isButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.type !== 'submit'
    if (!isButton) takeOnly()
  }
  return { takeOnly, settle }
}

function useOptionSearch(combobox: ComboboxStore, minChars: number, onSearch?: (text: string) => void) {
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState('')
  const [sent, setSent] = useState('')
  const timer = useTimer()
  const clear = () => {
    timer.stop()
    setText('')
    setSubmitted('')
  }
  const type = (next: string) => {
    clear()
    setText(next)
    combobox.openDropdown()
    combobox.resetSelectedOption()
    if (next.trim().length >= minChars) timer.start(() => send(next), DEBOUNCE)
  }
  const submit = () => {
    timer.stop()
    setSubmitted(text)
    if (text.trim()) send(text)
  }
  const send = (typed: string) => {
    setSent(typed.trim())
    onSearch?.(typed.trim())
  }
  return { text, sent, type, clear, submit, isSubmitted: submitted !== '' && submitted === text }
}
