import * as z from 'zod/mini'

const KEY = 'recent-choices'
const MOST = 5

const Choice = z.object({ kind: z.enum(['page', 'gig', 'person']), id: z.string() })
/** What somebody chose in the palette: nothing but an id, or the path of a page. */
export type Choice = z.infer<typeof Choice>
const Kept = z.object({ user: z.string(), choices: z.array(Choice) })

/** The last choices of this user on this device, the newest first. */
export function recentChoices(userId: string): Choice[] {
  try {
    const kept = z.parse(Kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return kept.user === userId ? kept.choices : []
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
