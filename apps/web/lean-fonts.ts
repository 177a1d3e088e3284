import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Between these two every weight of the type scale lies; 700 is what browsers make of `<strong>`. */
const WEIGHTS = { wght: { min: 400, max: 700 } }
/** Pairs and marks set as they should be, figures of one width, an x between figures that is a sign. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum']

/** First and last code points that each file keeps; other letters of its range come in the next typeface of the page. */
const KEPT: ReadonlyMap<string, ReadonlyArray<readonly [first: number, last: number]>> = new Map([
  [
    'inter-latin-wght-normal.woff2',
    [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2190, 0x2193],
      [0x2212, 0x2215],
    ],
  ],
  // Names in the languages of Europe, in Pinyin and in Azerbaijani, and the signs of currencies.
  [
    'inter-latin-ext-wght-normal.woff2',
    [
      [0x100, 0x17f],
      [0x1cd, 0x1dc],
      [0x1e6, 0x1e7],
      [0x218, 0x21b],
      [0x259, 0x259],
      [0x1e80, 0x1e85],
      [0x1e9e, 0x1e9e],
      [0x20a0, 0x20c0],
    ],
  ],
])

/** Leaves out of the typeface what no page shows: thin and heavy weights, other forms of letters, signs of phonetics. */
export function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const kept =
          file.type === 'asset' ? KEPT.get(file.originalFileNames[0]?.split('/').at(-1) ?? '') : undefined
        if (file.type !== 'asset' || kept === undefined) continue
        file.source = await subsetFont(Buffer.from(file.source), lettersOf(kept), {
          targetFormat: 'woff2',
          variationAxes: WEIGHTS,
          keepFeatures: FEATURES,
        })
      }
    },
  }
}

function lettersOf(ranges: ReadonlyArray<readonly [first: number, last: number]>): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('')
}
