/** Short facts in one line, those that are missing left out. */
export function dotted(facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ')
}
