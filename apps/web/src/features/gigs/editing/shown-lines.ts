import { formatDate } from '#ui/text/date-format.ts'
import { linesOf, shownValue, type Draft, type Field, type FieldValue } from '#ui/forms/draft.ts'

/** How the value of a field reads: one line, or one for each entry of a list. None where nothing is given. */
export function shownLines(field: Field, value: FieldValue): string[] {
  if (value === undefined || value === '') return []
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'day':
      return [formatDate(text)]
    case 'words':
      return field.words.filter((word) => word.value === value).map(({ label }) => label)
    case 'lines':
      return linesOf(text)
    case 'html':
      return [text.replaceAll(/<[^>]*>/g, ' ').trim()].filter(Boolean)
    case 'rows':
      return Array.isArray(value)
        ? value.flatMap((one) => ('row' in one ? [shownRow(field.columns, one.cells)] : [])).filter(Boolean)
        : []
    default:
      return Array.isArray(value) && value.length === 0 ? [] : [shownValue(value)]
  }
}

/** A row in one line; a box says its name where it is ticked. */
function shownRow(columns: readonly Field[], cells: Draft): string {
  return columns
    .filter((column) => !column.isHidden?.(cells))
    .flatMap((column) => {
      const value = cells[column.name]
      if (column.kind === 'flag') return value === true ? [column.label] : []
      const text = shownLines(column, value).join(', ')
      return column.kind === 'number' && text !== '' ? [`${column.label} ${text}`] : [text]
    })
    .filter((text) => text !== '')
    .join(' · ')
}
