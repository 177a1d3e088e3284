/** The options of a dropdown of fixed words: what is sent, and how it reads. */
export function words(values: readonly string[], labels: Readonly<Record<string, string>> = {}) {
  return values.map((value) => ({ value, label: labels[value] ?? readable(value) }))
}

function readable(value: string): string {
  const text = value.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
