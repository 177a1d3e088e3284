/** The language of the resume, by its small words. */
import { fold } from './fold.ts'

const SMALL_WORDS: Record<string, Set<string>> = {
  en: new Set('the and of for with to in at by on from as skills experience education'.split(' ')),
  de: new Set('der die das und fur mit von bei im zur den des auf als eine sprachen ausbildung'.split(' ')),
  fr: new Set('le la les des et du pour avec dans une sur en au langues formation'.split(' ')),
  es: new Set('el la los las y del para con en de una por idiomas educacion experiencia laboral'.split(' ')),
  pt: new Set('o a os as e do da dos das para com em uma por na no idiomas educacao experiencia'.split(' ')),
  nl: new Set('de het een en van voor met bij in op aan te opleiding talen ervaring'.split(' ')),
  pl: new Set('i w z na do oraz dla od po ze przy obecnie doswiadczenie wyksztalcenie jezyki'.split(' ')),
  tr: new Set('ve ile icin bir de da olarak deneyimi egitim diller'.split(' ')),
  it: new Set('il lo la gli le e di del della per con in una nel lingue formazione esperienza'.split(' ')),
}

export function guessLanguage(texts: readonly { text: string }[]): string {
  const counts = new Map<string, number>()
  for (const word of texts.slice(0, 400).flatMap(({ text }) => fold(text).split(' '))) {
    for (const [language, small] of Object.entries(SMALL_WORDS))
      if (small.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'en'
}
