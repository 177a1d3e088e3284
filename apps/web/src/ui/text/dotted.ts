/** Short facts in one line, those that are missing left out; where the line breaks, the dot stays at its end. */
export function dotted(facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00A0· ')
}
