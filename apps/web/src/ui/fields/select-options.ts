/** One entry of a dropdown with search. */
export type SelectOption = {
  id: string
  name: string
  /** A short fact behind the name, like how many there are. */
  detail?: string
  /** Offered, not asked for: it comes from the reader's own papers. */
  suggestion?: boolean
  /** Made by the reader in this form. */
  created?: boolean
  /** It could not be created; it stays visible and is never sent. */
  error?: boolean
}

/** The id of an option until the server has made it. */
export function makingId(name: string): string {
  return `new:${name}`
}

export function isInTheMaking(id: string): boolean {
  return id.startsWith(makingId(''))
}

/** The ids that a form sends: what failed to be created is left out. */
export function selectedIds(options: readonly SelectOption[]): string[] {
  return options.filter(({ error }) => !error).map(({ id }) => id)
}

/** The line of an empty dropdown. */
export function dropdownHint(text: string, minChars: number, isSubmitted: boolean): string {
  if (text.trim().length < minChars && !isSubmitted)
    return 'Type at least 3 characters or press enter to search'
  return 'No Data'
}

/** The name to offer for creation: non-empty, and not there yet in any spelling of case. */
export function creatableName(text: string, options: readonly SelectOption[]): string | undefined {
  const name = text.trim()
  const isKnown = options.some((option) => isSameName(option.name, name))
  return name && !isKnown ? name : undefined
}

/** Without regard of case. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Options whose name holds the text, without regard of case. */
export function matching(options: readonly SelectOption[], text: string): SelectOption[] {
  const wanted = text.trim().toLowerCase()
  return options.filter(({ name }) => name.toLowerCase().includes(wanted))
}
