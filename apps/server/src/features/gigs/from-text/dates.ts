import { fold } from '#platform/meaning/words.ts'
import { daysIn } from './days.ts'
import type { Said } from './figures.ts'

export interface Dates {
  start_at?: Said<string>
  end_at?: Said<string>
  deadline?: Said<string>
}

const LAST =
  '\\b(?:deadline|due|no later than|latest|by|before|spatestens|bis|frist|avant|d.ici|au plus tard|antes|hasta|ate|entro)\\b'
const FIRST =
  '\\b(?:start\\w*|begin\\w*|kick|kick-?off|from|as of|ab|beginn\\w*|debut\\w*|a partir|desde|comen\\w*|inicio|between|zwischen|entre)\\b'
const END =
  '\\b(?:end(?:s|ing|ed)?|until|till|through|done|finish\\w*|complet\\w*|conclude\\w*|run(?:s|ning)? to|endet|abgeschlossen|fertig|fin\\b|termin\\w*)\\b'
const ROLES: readonly (readonly [keyof Dates, RegExp])[] = [
  ['end_at', new RegExp(END, 'g')],
  ['deadline', new RegExp(LAST, 'g')],
  ['start_at', new RegExp(FIRST, 'g')],
]

/** The days of a project by the words before them. What has passed is none of them. */
export function datesIn(sentences: readonly string[], now: Date): Dates {
  const dates: Dates = {}
  const today = now.toISOString().slice(0, 10)
  for (const sentence of sentences) {
    let from = 0
    let before: keyof Dates | undefined
    for (const { day, until, at } of daysIn(sentence, now)) {
      const said = fold(sentence.toLowerCase()).slice(from, at)
      const role =
        roleOf(said) ??
        (before === 'start_at' && /\b(?:to|and|und|et|y|e|bis|au|-|–)\s*$/.test(said) ? 'end_at' : undefined)
      from = at
      before = role
      const value = role === 'start_at' ? day : until
      if (role !== undefined && value >= today) dates[role] ??= { value, sentence }
    }
  }
  return inOrder(dates)
}

/** The word that stands closest before the day decides. */
function roleOf(said: string): keyof Dates | undefined {
  let best: { role: keyof Dates; at: number } | undefined
  for (const [role, pattern] of ROLES) {
    for (const match of said.matchAll(pattern)) {
      const isFinishing = role === 'deadline' && best?.role === 'end_at'
      if (match.index > (best?.at ?? -1) && !isFinishing) best = { role, at: match.index }
    }
  }
  return best?.role
}

/** A form with an end before its start could not be saved. */
function inOrder({ start_at: start, end_at: end, deadline }: Dates): Dates {
  const isBackwards = start !== undefined && end !== undefined && end.value <= start.value
  return {
    ...(start && { start_at: start }),
    ...(end && !isBackwards && { end_at: end }),
    ...(deadline && { deadline }),
  }
}
