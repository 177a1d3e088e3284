interface Named {
  name: string
  text_required: boolean
}

/** The names that say something beside a text: a reason that only asks for words ("Other") leaves it to them. */
export function tellingNames(reasons: readonly Named[], text: string | null): string[] {
  return reasons.filter((reason) => text === null || !reason.text_required).map(({ name }) => name)
}
