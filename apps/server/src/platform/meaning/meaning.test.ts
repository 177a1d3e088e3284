import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { termsOf } from './reading.ts'
import { TextIndex } from './term-search.ts'
import { parseThesaurus, stemsOf, thesaurus } from './thesaurus.ts'
import { languageOf } from './words.ts'

/** The meanings of a text, by the label of the concept. */
function meanings(text: string): string[] {
  return [...termsOf(text, languageOf(text)).keys()].flatMap((term) =>
    term.startsWith('#') ? (thesaurus().concepts[Number(term.slice(1))]?.label ?? []) : [],
  )
}

describe('reading', () => {
  it('tells the language by its little words, and takes what is short for English', () => {
    expect(languageOf('Ich leite ein Werk für Faltschachteln und Verpackungen')).toBe('de')
    expect(languageOf("Je dirige une ligne pilote et j'ai formé trente confrères")).toBe('fr')
    expect(languageOf('Exporto cerezas a China y Europa desde hace veinte años')).toBe('es')
    expect(languageOf('Conheço a antecipação de recebíveis por dentro, e vi as taxas caírem')).toBe('pt')
    expect(languageOf('Battery storage')).toBe('en')
  })

  it('finds one meaning in many words, whichever language they are in', () => {
    for (const text of ['BESS', 'battery storage', 'grid batteries of the storage plant', 'KYC and AML']) {
      expect(meanings(text).length, text).toBeGreaterThan(0)
    }
    expect(meanings('ESS')).toContain('battery storage')
    expect(meanings('Wir bauen die Batteriespeicher für das Netz und für die Stadtwerke')).toContain(
      'battery storage',
    )
    expect(meanings('Le stockage stationnaire est dans les DOM et en France')).toContain('battery storage')
    expect(meanings('KYC')).toContain('anti-money laundering')
    expect(meanings('ML')).toContain('artificial intelligence')
  })

  it('reads feminine and masculine forms as one word', () => {
    const same: [string, string, 'de' | 'en' | 'fr' | 'es' | 'pt' | 'it'][] = [
      ['Leiterin', 'Leiter', 'de'],
      ['Ingenieurinnen', 'Ingenieur', 'de'],
      ['Kauffrau', 'Kaufmann', 'de'],
      ['directrice', 'directeur', 'fr'],
      ['ingénieure', 'ingénieur', 'fr'],
      ['chercheuse', 'chercheur', 'fr'],
      ['ingeniera', 'ingeniero', 'es'],
      ['directora', 'director', 'es'],
      ['engenheira', 'engenheiro', 'pt'],
      ['direttrice', 'direttore', 'it'],
      ['saleswoman', 'salesman', 'en'],
    ]
    for (const [feminine, masculine, language] of same) {
      expect(stemsOf(feminine, language), feminine).toEqual(stemsOf(masculine, language))
    }
    expect(stemsOf('Berlin Termin Medizin', 'de')).toEqual(['berlin', 'termin', 'medizin'])
  })

  it('takes compounds apart', () => {
    expect(meanings('Ich bin der Leiter für die Lieferantenverhandlung und das Lager')).toEqual(
      expect.arrayContaining(['procurement', 'negotiation']),
    )
  })

  it('knows what is more general, at a discount', () => {
    const terms = termsOf('offshore wind', 'en')
    const weight = (label: string) => terms.get(`#${thesaurus().named(label)?.id}`) ?? 0

    expect(weight('offshore wind')).toBeGreaterThan(weight('wind power'))
    expect(weight('wind power')).toBeGreaterThan(weight('renewable energy'))
    expect(weight('renewable energy')).toBeGreaterThan(0)
  })
})

describe('the thesaurus', () => {
  it('refers only to lines that there are, and never in a circle', () => {
    const { concepts } = thesaurus()
    const reaches = (from: number, to: number): boolean =>
      (concepts[from]?.broader ?? []).some((id) => id === to || reaches(id, to))

    expect(concepts.length).toBeGreaterThan(300)
    expect(concepts.filter(({ id }) => reaches(id, id))).toEqual([])
    expect(new Set(concepts.map(({ label }) => label.toLowerCase())).size).toBe(concepts.length)
  })

  it('says where it cannot be read', () => {
    expect(() => parseThesaurus('wind | < sun')).toThrow('no line that begins with "sun"')
    expect(() => parseThesaurus('wind | ?? vent')).toThrow('cannot be read here')
  })

  it('reads phrases without their little words', () => {
    expect(stemsOf('clés en main', 'fr')).toHaveLength(2)
  })
})

describe('the index', () => {
  const wish = (term: string) => [{ weight: 1, ways: [{ term, discount: 1 }] }]

  it('finds the same after any coming and going as when it is made anew', () => {
    const words = fc.uniqueArray(fc.constantFrom('a1', 'b1', 'c1', 'd1', 'e1'), { minLength: 1 })
    const step = fc.record({ id: fc.constantFrom('x', 'y', 'z'), words: fc.option(words) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const [index, last] = [new TextIndex(), new Map<string, string[]>()]
        for (const { id, words: said } of steps) {
          if (said === null) {
            index.remove(id)
            last.delete(id)
          } else {
            index.put(id, new Map(said.map((word, place) => [word, place + 1])))
            last.set(id, said)
          }
        }
        const anew = new TextIndex()
        for (const [id, said] of last) anew.put(id, new Map(said.map((word, place) => [word, place + 1])))

        for (const id of ['x', 'y', 'z']) {
          const [slot, fresh] = [index.slotOf(id), anew.slotOf(id)]
          expect(slot === undefined).toBe(fresh === undefined)
          if (slot === undefined || fresh === undefined) continue
          expect(index.score(wish('a1'))[slot]).toBeCloseTo(anew.score(wish('a1'))[fresh] ?? -1, 4)
          expect(index.cover(wish('b1'))[slot]).toBeCloseTo(anew.cover(wish('b1'))[fresh] ?? -1, 4)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('covers one document as much as it does among all, to the last digit', () => {
    const term = fc.constantFrom('a1', 'b1', 'c1', '#4', 'e1')
    const terms = fc.dictionary(term, fc.float({ min: Math.fround(0.1), max: 3, noNaN: true }), {
      minKeys: 1,
    })
    const ways = fc.array(fc.record({ term, discount: fc.constantFrom(1, 0.35, 0.6) }), { minLength: 1 })
    const wishes = fc.array(fc.record({ weight: fc.double({ min: 0.1, max: 2, noNaN: true }), ways }))
    fc.assert(
      fc.property(fc.array(terms, { minLength: 1, maxLength: 12 }), wishes, (documents, wanted) => {
        const index = new TextIndex()
        for (const [id, said] of documents.entries()) index.put(String(id), new Map(Object.entries(said)))
        index.remove('0')
        const [all, one] = [index.cover(wanted), index.coverOf(wanted)]
        expect(documents.map((_, slot) => one(slot))).toEqual([...all])
      }),
    )
  })

  it('knows which frequent word a misspelt one nearly is', () => {
    const index = new TextIndex()
    for (const id of ['a', 'b', 'c']) index.put(id, new Map([['batteri', 1]]))
    index.put('d', new Map([['battery', 1]]))

    for (const wrong of ['bateri', 'batterii', 'battreri', 'batteir', 'bater']) {
      expect(index.near(wrong), wrong).toBe(wrong === 'bater' ? undefined : 'batteri')
    }
    // What only one document has may be misspelt itself.
    index.remove('a')
    index.remove('b')
    expect(index.near('bateri')).toBeUndefined()
  })

  it('counts the best of several ways once', () => {
    const index = new TextIndex()
    const both = index.put(
      'both',
      new Map([
        ['a1', 1],
        ['b1', 1],
      ]),
    )
    const one = index.put(
      'one',
      new Map([
        ['a1', 1],
        ['c1', 1],
      ]),
    )
    index.put('none', new Map([['c1', 2]]))
    const scores = index.score([
      {
        weight: 1,
        ways: [
          { term: 'a1', discount: 1 },
          { term: 'b1', discount: 0.1 },
        ],
      },
    ])

    expect(scores[both]).toBeCloseTo(scores[one] ?? 0, 5)
  })
})
