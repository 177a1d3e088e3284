import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programFiles } from '#platform/program-files.ts'
import { LANGUAGES, type Language } from './stop-words.ts'
import { stemOf, wordsOf } from './words.ts'

/** One meaning with the words for it. The files beside say where it comes from and how a line is written. */
export interface Concept {
  id: number
  /** The first English word: what others refer to and what is shown. */
  label: string
  words: Partial<Record<Language, readonly string[]>>
  broader: readonly number[]
  related: readonly number[]
}

/** A word or several, as stems, that mean a concept. */
export interface Phrase {
  stems: readonly string[]
  concept: number
  /** An abbreviation that is also a word: it means the concept in capitals alone. */
  isCapital: boolean
}

/** "We ran a nice plant" speaks neither of radio networks nor of the assessment of medicines. */
const ALSO_WORDS = new Set(
  'AI AM AR AT BA BI CAD CAR CAN CAS CD CE CI CT DAS EMS ES ETS FAT HAS IA IC IM IP IT MES MISO NICE OM OP PAM PAR PI PR RAN REACH RM SAP SAS SIM SOAR SUS TI TIA VAT VC'.split(
    ' ',
  ),
)

export interface Thesaurus {
  concepts: readonly Concept[]
  /** By language and first stem; the longest come first. */
  phrases: Record<Language, ReadonlyMap<string, readonly Phrase[]>>
  /** Words whose meaning says nothing in a brief, such as "looking for". */
  named: (label: string) => Concept | undefined
}

const FOLDER = programFiles.thesaurus

let loaded: Thesaurus | undefined

/** Read once for the life of the process. */
export function thesaurus(): Thesaurus {
  loaded ??= parseThesaurus(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.txt'))
      .toSorted()
      .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
      .join('\n'),
  )
  return loaded
}

interface Line {
  words: Partial<Record<Language, string[]>>
  broader: string[]
  related: string[]
}

export function parseThesaurus(text: string): Thesaurus {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(parseLine)
  const byLabel = new Map(lines.map(({ words }, id) => [words.en?.[0]?.toLowerCase() ?? '', id]))
  const ids = (names: string[]) =>
    names.map((name) => {
      const id = byLabel.get(name.toLowerCase())
      if (id === undefined) throw new Error(`The thesaurus has no line that begins with "${name}".`)
      return id
    })
  const concepts = lines.map(({ words, broader, related }, id) => ({
    id,
    label: words.en?.[0] ?? '',
    words,
    broader: ids(broader),
    related: ids(related),
  }))
  return {
    concepts,
    phrases: phrasesOf(concepts),
    named: (label) => concepts[byLabel.get(label.toLowerCase()) ?? -1],
  }
}

/** `english, english | de deutsch, deutsch | < broader | ~ related`. */
function parseLine(line: string): Line {
  const parsed: Line = { words: {}, broader: [], related: [] }
  for (const [index, part] of line
    .split('|')
    .map((one) => one.trim())
    .entries()) {
    const mark = /^(?:<|~|[a-z]{2}(?= ))/.exec(part)?.[0]
    const language = LANGUAGES.find((one) => one === mark)
    if (index === 0) parsed.words.en = list(part)
    else if (mark === '<') parsed.broader = list(part.slice(1))
    else if (mark === '~') parsed.related = list(part.slice(1))
    else if (language !== undefined) parsed.words[language] = list(part.slice(3))
    else throw new Error(`The thesaurus cannot be read here: ${line}`)
  }
  return parsed
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function phrasesOf(concepts: readonly Concept[]): Thesaurus['phrases'] {
  const of = (language: Language) => {
    const phrases = new Map<string, Phrase[]>()
    for (const { id, words } of concepts) {
      for (const word of words[language] ?? []) {
        const stems = stemsOf(word, language)
        const [first] = stems
        if (first === undefined) continue
        const phrase = { stems, concept: id, isCapital: ALSO_WORDS.has(word) }
        phrases.set(first, [...(phrases.get(first) ?? []), phrase])
      }
    }
    for (const found of phrases.values()) found.sort((a, b) => b.stems.length - a.stems.length)
    return phrases
  }
  return {
    en: of('en'),
    de: of('de'),
    fr: of('fr'),
    es: of('es'),
    pt: of('pt'),
    it: of('it'),
    nl: of('nl'),
  }
}

/** The stems of a phrase, without its little words ("clés en main" is "clé main"). */
export function stemsOf(text: string, language: Language): string[] {
  return wordsOf(text).flatMap((word) => stemOf(word, language) ?? [])
}
