let spell = (text: string): string => text

/** How texts are spelt from now on; as they are written until somebody says so. */
export function spellBy(wording: (text: string) => string): void {
  spell = wording
}

/** A text of ours as this portal spells it. For rendering only: what is read while a module loads is too early. */
export function spelt(text: string): string {
  return spell(text)
}
