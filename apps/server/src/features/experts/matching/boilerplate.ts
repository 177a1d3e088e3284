import { termsOf } from '#platform/meaning/reading.ts'

/** Words of every brief, whatever it is about. */
const PHRASES =
  'want wants wanted know understand look looking like learn hear need needs speak talk talking discuss people person persons someone somebody anybody experience experienced expert experts advice advise help helpful think question questions interest interesting interested company companies client topic topics view views welcome plus ideal ideally practitioner practitioners first hand currently year years firm happen happens work worked works working good best real really much well comparable several different kind kinds way ways make makes making made use used using go goes going get getting take takes taken give gives given see seen come find found explain tell told ask asked sit sat side big small large new old today future next last early late thing things part parts whole time times day days month months per cent percent dollar dollars hour hours secondary priority honest maker makers plan plans planned buy'

let terms: ReadonlyMap<string, number> | undefined

/** Whether a term says nothing about the topic: who asks always wants to know something from somebody. */
export function isBoilerplate(term: string): boolean {
  terms ??= termsOf(PHRASES, 'en')
  return terms.has(term)
}

const REFUSING =
  /\b(?:not looking for|no need for|not interested in|do(?:es)? not want|don't want|secondary|nobody who|anybody who worked|anyone who worked)\b/i
/** Who is not wanted, in a part of a sentence that wants somebody else. */
const UNWANTED =
  /(?:^|[,;–—]|\bbut\b|\bplease\b|\bbitte\b|\baber\b|\bmais\b)\s*(?:not (?:from|by|at|a|an)|no (?:consultants?|analysts?|vendors?|generalists?|academics?|recruiters?|competitors?)|nobody (?:from|at|of|who)|no one (?:from|at|who)|except(?: for)?|excluding|other than|keine[nr]? (?:berater|analysten|wettbewerber)\w*|nicht (?:von|aus|bei)|niemand(?:en)? (?:von|aus|bei|der)|pas de (?:consultants?|concurrents?)|personne (?:de|chez|qui)|sauf|no (?:consultores|analistas)|nadie (?:de|que)|excepto|salvo)\b[^,;.!?)]*/gi
const ASIDE = /\((?:not?|without|ohne|kein\w*|nicht|sans|pas|sin|sem|senza) [^)]*\)/gi

/** A text without the sentences and asides that say what is not wanted. */
export function withoutRefusals(text: string): string {
  return text
    .replaceAll(ASIDE, ' ')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !REFUSING.test(sentence))
    .map((sentence) => sentence.replaceAll(UNWANTED, ' '))
    .join(' ')
}
