import { KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import type { Proposal, ProposedChange, ProposedField } from '@guildhall/contract/gigs/from-text'
import type { ClientText } from './client-text.ts'
import { datesIn } from './dates.ts'
import { budgetIn, countIn, yearsIn, type Said } from './figures.ts'
import type { Lists } from './catalogue.ts'
import { namedIn, readSentences, type Named, type ReadSentence } from './lists.ts'
import { regionsIn } from './places.ts'
import { languagesIn } from './spoken.ts'
import { descriptionOf, nameOf, objectiveOf, opportunityOf, summaryOf } from './wording.ts'

/** More would say what the text touches, not what it asks for. */
const MOST = { required: 6, nice: 4, unsure: 3, segments: 4, industries: 3, regions: 4 } as const
const NICE =
  /\b(?:a plus|nice to have|bonus|ideally|preferabl[ey]|preferred|would help|helpful|desirable|of advantage|von Vorteil|wünschenswert|idealerweise|un plus|de préférence|idéalement|deseable|idealmente|desejável|diferencial)\b/i

interface Asked {
  type: GigKind
  text: ClientText
  lists: Lists
  now: Date
}

/** What a text says of a project of this kind, each with the sentence that says it. */
export function proposalsOf({ type, text, lists, now }: Asked): Proposal[] {
  // A sentence proves more than a subject.
  const sentences = text.subject === undefined ? text.sentences : [...text.sentences, text.subject]
  const read = readSentences(sentences)
  return [
    ...wordsOf(type, text),
    ...areasOf(lists, read),
    ...regionsIn(lists.regions, read)
      .slice(0, MOST.regions)
      .map(({ name, ...said }) => listed('region_ids', name, said)),
    ...languagesIn(lists.languages, sentences).map(({ name, ...said }) => listed('language_ids', name, said)),
    ...daysOf(sentences, now),
    ...(KINDS[type].needsExperts ? expertsOf(lists, sentences, read) : []),
  ]
}

function wordsOf(type: GigKind, text: ClientText): Proposal[] {
  const description = descriptionOf(text)
  const isOpportunity = type === 'growth-opportunity'
  return [
    ...said('name', nameOf(text), (name) => ({ name })),
    ...said('summary', summaryOf(text), (summary) => ({ summary })),
    { field: 'description', value: 'The whole text', sentence: null, is_sure: true, change: { description } },
    ...(isOpportunity
      ? said('opportunity_statement', opportunityOf(text), inDetails('opportunity_statement'))
      : []),
    ...(isOpportunity ? said('objective', objectiveOf(text), inDetails('objective')) : []),
  ]
}

function inDetails(key: string) {
  return (value: string): ProposedChange => ({ details: { [key]: value } })
}

function said(
  field: ProposedField,
  found: Said<string> | undefined,
  change: (value: string) => ProposedChange,
): Proposal[] {
  if (found === undefined) return []
  return [{ field, value: found.value, sentence: found.sentence, is_sure: true, change: change(found.value) }]
}

type ListField =
  | 'region_ids'
  | 'language_ids'
  | 'industry_ids'
  | 'skills_required'
  | 'skills_nice'
  | 'conflict_company_ids'

function listed(
  field: ListField,
  name: string,
  { value, sentence, isSure = true }: Said<string> & { isSure?: boolean },
): Proposal {
  return { field, value: name, sentence, is_sure: isSure, change: { [field]: [value] } }
}

/** Segments bring their industry; an industry of which nothing closer is said stands for itself. */
function areasOf({ industries, segments }: Lists, read: readonly ReadSentence[]): Proposal[] {
  const leaves = segments.map((one) => ({ ...one, shown: one.name, name: one.segment_2 }))
  const found = few(namedIn(leaves, read), MOST.segments)
  const own = new Map<string, Omit<Named<never>, 'item'>>()
  for (const { item, ...facts } of found) if (!own.has(item.industry_id)) own.set(item.industry_id, facts)
  for (const { item, ...facts } of few(namedIn(industries, read), MOST.industries)) {
    if (own.get(item.id)?.isSure !== true) own.set(item.id, facts)
  }
  const shown = [...own.keys()].slice(0, MOST.industries)
  return [
    ...industries.flatMap(({ id, name }) => {
      const facts = own.get(id)
      return facts === undefined || !shown.includes(id)
        ? []
        : [listed('industry_ids', name, { value: id, ...facts })]
    }),
    ...found
      .filter(({ item }) => shown.includes(item.industry_id))
      .map(({ item, sentence, isSure }): Proposal => ({
        field: 'segment_ids',
        value: item.shown,
        sentence,
        is_sure: isSure,
        change: { industry_ids: [item.industry_id], segment_ids: [item.id] },
      })),
  ]
}

/** The sure ones, and a few more to choose from. */
function few<T extends { isSure: boolean }>(found: readonly T[], most: number): T[] {
  const sure = found.filter(({ isSure }) => isSure).slice(0, most)
  const unsure = found.filter(({ isSure }) => !isSure).slice(0, Math.min(MOST.unsure, most - sure.length))
  return [...sure, ...unsure]
}

function daysOf(sentences: readonly string[], now: Date): Proposal[] {
  const dates = datesIn(sentences, now)
  return (['start_at', 'end_at', 'deadline'] as const).flatMap((field) =>
    said(field, dates[field], (day) => ({ [field]: day })),
  )
}

function expertsOf(lists: Lists, sentences: readonly string[], read: readonly ReadSentence[]): Proposal[] {
  const skills = namedIn(lists.skills, read)
  const shown =
    (field: ListField) =>
    ({ item, sentence, isSure }: (typeof skills)[number]) =>
      listed(field, item.name, { value: item.id, sentence, isSure })
  return [
    ...few(
      skills.filter((one) => !isNice(one)),
      MOST.required,
    ).map(shown('skills_required')),
    ...few(skills.filter(isNice), MOST.nice).map(shown('skills_nice')),
    ...figuresOf(lists, sentences),
    ...conflictsOf(lists, sentences),
  ]
}

function isNice({ sentence }: { sentence: string }): boolean {
  return NICE.test(sentence)
}

function figuresOf({ currencies }: Lists, sentences: readonly string[]): Proposal[] {
  const [budget, years, count] = [budgetIn(sentences), yearsIn(sentences), countIn(sentences)]
  const proposals: Proposal[] = []
  if (count !== undefined) proposals.push(counted('experts_count', count, 'expert'))
  if (years !== undefined) proposals.push(counted('years_min', years, 'year'))
  if (budget !== undefined && currencies.includes(budget.value.currency)) {
    const { max, type, currency } = budget.value
    const value = `${currency} ${max.toLocaleString('en-US')}, ${type.toLowerCase()}`
    const change = { budget_max: max, bidType: type, currency }
    proposals.push({ field: 'budget_max', value, sentence: budget.sentence, is_sure: true, change })
  }
  return proposals
}

function counted(
  field: 'experts_count' | 'years_min',
  { value, sentence }: Said<number>,
  one: string,
): Proposal {
  const words = `${value} ${one}${value === 1 ? '' : 's'}`
  return { field, value: words, sentence, is_sure: true, change: { [field]: value } }
}

const CONFLICT =
  /\b(?:conflict\w*|nobody|no ?one|not (?:talk|speak|be|work)|can(?:not| ?not|'t) talk|must not|exclud\w+|bidders?|bids?|bidding|competitors?|former employees? of|niemand\w*|ausgeschlossen|wettbewerb\w*|personne qui|exclu\w*|concurrents?|nadie|ningún|ninguém)\b/i

/** Companies that are named where somebody is ruled out. */
function conflictsOf({ companies }: Lists, sentences: readonly string[]): Proposal[] {
  const ruling = sentences.filter((sentence) => CONFLICT.test(sentence))
  return companies.flatMap(({ id, name }) => {
    const sentence = ruling.find((one) => isNamed(name, one))
    return sentence === undefined ? [] : [listed('conflict_company_ids', name, { value: id, sentence })]
  })
}

/** As whole words, as people write it. */
function isNamed(name: string, sentence: string): boolean {
  const at = sentence.indexOf(name)
  if (at < 0) return false
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + name.length)]
  return !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)
}
