import { dayText, type Fact } from '#platform/documents/paper.ts'

/** Those that have a value. */
export function given(facts: readonly [string, string | number | null | undefined][]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [[label, String(value)] as const] : []))
}

export function dateOf(day: string | null): string | null {
  return day && dayText(day)
}

export function withText(text: string | null): { text?: string } {
  return text === null ? {} : { text }
}
