import { MAX_SUMMARY } from '@guildhall/contract/gigs/form'
import { withoutRefusals } from '#features/experts/matching/service.ts'
import type { Block, ClientText } from './client-text.ts'
import type { Said } from './figures.ts'

const LONGEST_NAME = 90
const SEEKING =
  /\b(?:(?:we|i)(?:'re| are|'m| am)?(?: currently| urgently)? (?:looking for|searching for|seeking)|looking (?:for|to (?:speak|talk) (?:to|with))|(?:wants?|like|love|need|hope|happy) to (?:speak|talk|meet) (?:to|with)|(?:we|i)(?: would|'d)? (?:need|want|like|require)(?! (?:names?|answers?|profiles?|proposals?|candidates?|them|it|this) | to (?:be done|be finished|finish|start|begin|conclude)\b)|in search of|(?:wir|ich) (?:suche[n]?|brauche[n]?|benötige[n]?|möchte[n]?)|(?:suche[n]?|brauche[n]?|benötige[n]?) (?:wir|ich)|(?:nous|je) (?:cherch\w+|recherch\w+|souhait\w+)|buscamos|necesitamos|procuramos|precisamos|cerchiamo)\b/i
const LEAD =
  /^.*?\b(?:looking for|searching for|seeking|in search of|need|needs|to (?:speak|talk) (?:to|with))\s+(?:(?:an?|the|some|several|\d+|one|two|three|four|five)\s+)?(?:(?:experts?|specialists?|practitioners?|people|persons?|somebody|someone|advis[eo]rs?|consultants?)\s+)?(?:(?:with|in|on|for|about|who|that|from)\s+)?(?:(?:experience|expertise|knowledge|knows?|background)\s+(?:in|of|with|about)?\s*)?/i
const WANTING =
  /\?|\b(?:want|would (?:like|love)|need|like|aim|goal|objective|hope|plan) to\b|\b(?:understand|learn|find out|topics?|questions?|discuss|advice|advise|validate|assess|challenge)\b|\b(?:verstehen|erfahren|fragen|ziel|comprendre|questions|entender|conocer|preguntas|saber|perguntas|capire)\b/i

/** How and when they want to hear from us. */
const LOGISTIC =
  /\b(?:send (?:me|us|over|names|profiles)|names? (?:by|until)|be (?:done|finished) (?:by|before|until)|set aside|get back to|let (?:me|us) know|call me|(?:schicken|senden) sie|vorschläge bis|beginnen möchten)\b/i

/** A name: the subject, a title above the text, or what is looked for. */
export function nameOf({ subject, blocks, sentences }: ClientText): Said<string> | undefined {
  if (subject !== undefined && subject.length >= 3)
    return { value: short(subject, LONGEST_NAME), sentence: subject }
  const [first, second] = blocks
  if (first !== undefined && second !== undefined && isTitle(first)) {
    return { value: short(first.text.replace(/:$/, ''), LONGEST_NAME), sentence: first.text }
  }
  const seeking = sentences.find((one) => SEEKING.test(one)) ?? sentences[0]
  if (seeking === undefined) return undefined
  const topic = seeking
    .replace(LEAD, '')
    .split(/[,;:–—(]| who | that | because | so that |[.!?]$/)[0]
    ?.trim()
  const name = topic !== undefined && topic.length >= 8 ? topic : seeking
  return { value: capital(short(name.replace(/[.!?]+$/, ''), LONGEST_NAME)), sentence: seeking }
}

function isTitle({ text, isPoint }: Block): boolean {
  return !isPoint && text.length <= LONGEST_NAME && text.length >= 8 && !/[.!?,;]$/.test(text)
}

/** What is looked for and, where there is room, what stands before it. */
export function summaryOf({ sentences: all }: ClientText): Said<string> | undefined {
  const sentences = all.filter((one) => isSaying(withoutRefusals(one)))
  const place = Math.max(
    0,
    sentences.findIndex((one) => SEEKING.test(one)),
  )
  const [seeking, before] = [sentences[place], place > 0 ? sentences[place - 1] : undefined]
  if (seeking === undefined) return undefined
  const both = before === undefined ? seeking : `${before} ${seeking}`
  return {
    value: capital(short(both.length <= MAX_SUMMARY ? both : seeking, MAX_SUMMARY)),
    sentence: seeking,
  }
}

function isSaying(text: string): boolean {
  return /\p{L}/u.test(text)
}

const LONGEST_OBJECTIVE = 1000

/** What the client wants to know. */
export function objectiveOf({ sentences }: ClientText): Said<string> | undefined {
  const wanting = sentences.filter((one) => WANTING.test(one) && !LOGISTIC.test(one))
  const first = wanting.find((one) => !one.endsWith(':'))
  // Whoever is looked for knows what the client wants to know.
  const seeking = first === undefined ? sentences.find((one) => SEEKING.test(one)) : undefined
  const sentence = first ?? seeking
  if (sentence === undefined) return undefined
  const said = first === undefined ? sentence : wanting.join(' ')
  return { value: capital(short(said, LONGEST_OBJECTIVE)), sentence }
}

/** Why they ask: what they say of themselves before they ask for anything. */
export function opportunityOf({ sentences }: ClientText): Said<string> | undefined {
  const [first] = sentences.filter((one) => !LOGISTIC.test(one) && !SEEKING.test(one))
  return first === undefined ? undefined : { value: capital(short(first, MAX_SUMMARY)), sentence: first }
}

/** The whole text with its paragraphs and points. */
export function descriptionOf({ blocks }: ClientText): string {
  let html = ''
  let isList = false
  for (const { text, isPoint } of blocks) {
    if (isPoint !== isList) html += isPoint ? '<ul>' : '</ul>'
    html += isPoint ? `<li>${escaped(text)}</li>` : `<p>${escaped(text)}</p>`
    isList = isPoint
  }
  return isList ? `${html}</ul>` : html
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function short(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 2)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40))} …`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
