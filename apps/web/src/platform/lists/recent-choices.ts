import { fieldsOf } from '#platform/calls/refusal-body.ts'

const KEY = 'recent-choices'
const MOST = 5

const KINDS = ['page', 'gig', 'person'] as const
/** What somebody chose in the palette: nothing but an id, or the path of a page. */
export interface Choice {
  kind: (typeof KINDS)[number]
  id: string
}

/** The last choices of this user on this device, the newest first. */
export function recentChoices(userId: string): Choice[] {
  try {
    const { user, choices } = fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return user === userId && Array.isArray(choices) && choices.every(isChoice) ? choices : []
  } catch {
    return []
  }
}

export function rememberChoice(userId: string, chosen: Choice): void {
  const others = recentChoices(userId).filter(({ kind, id }) => kind !== chosen.kind || id !== chosen.id)
  const kept = { user: userId, choices: [chosen, ...others].slice(0, MOST) }
  localStorage.setItem(KEY, JSON.stringify(kept))
}

export function forgetChoices(): void {
  localStorage.removeItem(KEY)
}

function isChoice(value: unknown): value is Choice {
  const { kind, id } = fieldsOf(value)
  return typeof id === 'string' && KINDS.some((known) => known === kind)
}
