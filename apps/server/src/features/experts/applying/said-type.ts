/** Names of the list of employment types, by the words that say them in the languages of our resumes. */
const SAID: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'Internship',
    words(
      'intern|internship|praktikum|praktikant(?:in)?|stagiaire|becari[oa]|est[aá]gi[oa]|estagi[aá]ri[oa]|tirocinio|tirocinante|stagista|staż|stażyst(?:a|ka)',
    ),
  ],
  [
    'Apprenticeship',
    words('apprentice(?:ship)?|auszubildende[r]?|ausbildung|apprenti(?:e|ssage)?|aprendi[zc]\\p{L}*'),
  ],
  [
    'Freelance',
    words('free-?lance[r]?|free-?lancing|freiberufl\\p{L}+|libero professionista|libera professionista'),
  ],
  ['Self-employed', words('self[- ]employed|selbst(?:st)?ändige?[r]?|indépendante?|autónom[oa]|autônom[oa]')],
  [
    'Part-time',
    words('part[- ]time|teilzeit|(?:à )?temps partiel|(?:a )?tiempo parcial|(?:a )?tempo parcial'),
  ],
  [
    'Full-time',
    words('full[- ]time|vollzeit|(?:à )?temps plein|(?:a )?tiempo completo|(?:a )?tempo (?:pieno|integral)'),
  ],
  // A contract manager is no contractor: these words count where they stand apart only.
  [
    'Contract',
    /\((?:fixed[- ]term )?contract(?:or)?\)|[,–—-] (?:fixed[- ]term )?contract(?:or)?(?=$|\s*[,(])/iu,
  ],
  ['Seasonal', /\(seasonal\)|[,–—-] seasonal(?=$|\s*[,(])/iu],
]

function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu')
}

/** The employment type that a role or company names itself; undefined when nothing is said of it. */
export function saidType(text: string): string | undefined {
  return SAID.find(([, pattern]) => pattern.test(text))?.[0]
}
