interface Person {
  id: string
  name: string
}

/** What is typed after the last "@" before the caret, if a name may stand there; undefined otherwise. */
export function mentionTyped(text: string, caret: number): string | undefined {
  const before = text.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || (at > 0 && !/\s/.test(before.charAt(at - 1)))) return undefined
  const typed = before.slice(at + 1)
  return typed.includes('\n') || typed.length > 40 ? undefined : typed
}

/** The text with the name in place of what was typed, and where the caret stands then. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const at = text.slice(0, caret).lastIndexOf('@')
  const before = `${text.slice(0, at)}@${name} `
  return { text: before + text.slice(caret), caret: before.length }
}

/** The people whose names stand in the text. */
export function mentionedIn<One extends Person>(text: string, people: readonly One[]): One[] {
  return people.filter(({ name }) => text.includes(`@${name}`))
}

/** A text in pieces, so that names of people stand out. */
export function pieces(text: string, people: readonly Person[]): { text: string; isMention: boolean }[] {
  const names = people.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const found: { text: string; isMention: boolean }[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const name = names.find((one) => text.startsWith(one, at))
    if (name === undefined) {
      plain += text.charAt(at)
      at += 1
      continue
    }
    if (plain !== '') found.push({ text: plain, isMention: false })
    plain = ''
    found.push({ text: name, isMention: true })
    at += name.length
  }
  return plain === '' ? found : [...found, { text: plain, isMention: false }]
}
