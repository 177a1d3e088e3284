import { textIn, type Draft } from '#ui/forms/draft.ts'
import { toServerDate } from '#ui/text/date-format.ts'
import { copy } from './copy.ts'

/** The options of a dropdown of fixed words: what is sent, and how it reads. */
export function words(values: readonly string[], labels: Readonly<Record<string, string>> = {}) {
  return values.map((value) => ({ value, label: labels[value] ?? readable(value) }))
}

function readable(value: string): string {
  const text = value.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Said below a day that is over; drafts keep such days, and a project may look back. */
export function passedHint(name: string): (draft: Draft) => string | undefined {
  return (draft) => {
    const day = textIn(draft, name)
    return day !== '' && day < toServerDate(new Date()) ? copy.passed : undefined
  }
}
