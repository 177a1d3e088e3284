import type { Language } from './stop-words.ts'

type Rule = readonly [pattern: RegExp, plain: string]

/** Feminine and masculine forms of one word, made the same before words are compared: nobody is found better by them. */
const RULES: Partial<Record<Language, readonly Rule[]>> = {
  en: [
    [/^(business|chair|crafts|fire|fore|police|sales|spokes|trades)(?:wo)?m[ae]n$/u, '$1person'],
    [/^(business|chair|crafts|sales|spokes|trades)(?:people|persons)$/u, '$1person'],
    [/^(host|heir|manag|steward|wait)(?:er)?ess(?:es)?$/u, '$1er'],
  ],
  de: [
    [/(?<=\p{L}{3}(?:er|eur|or|ist|ent|ant|log|at|ekt|iv|an|ar|är|ör))in(?:nen)?$/u, ''],
    [/(?<=\p{L}{4})(?:frau|mann)$/u, ''],
  ],
  fr: [
    [/trices?$/u, 'teur'],
    [/euses?$/u, 'eur'],
    [/(?<=\p{L}{3})ières?$/u, 'ier'],
    [/(?<=\p{L}{3})iennes?$/u, 'ien'],
    [/(?<=eur)e(?=s?$)/u, ''],
  ],
  es: [
    [/(?<=\p{L}{3})triz$/u, 'tor'],
    [/(?<=\p{L}{3}er)as?$/u, 'o'],
    [/(?<=\p{L}{2}[dst]or)as?$/u, ''],
  ],
  pt: [[/(?<=\p{L}{3})triz$/u, 'tor']],
  it: [[/(?<=\p{L}{3})trici?e?$/u, 'tore']],
  nl: [[/(?<=\p{L}{3})trice$/u, 'teur']],
}

export function genderless(word: string, language: Language): string {
  let plain = word
  for (const [pattern, instead] of RULES[language] ?? []) plain = plain.replace(pattern, instead)
  return plain
}
