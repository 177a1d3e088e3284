/** Tesseract, compiled to WebAssembly, in this process. Its packages are optional: `npm run scans` fetches them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'

/** What its program has of use here. */
type Tesseract = {
  FS: { writeFile: (name: string, bytes: Uint8Array) => void; unlink: (name: string) => void }
  TessBaseAPI: new () => Reader
}
type Reader = {
  Init: (folder: string, languages: string, mode: number) => number
  SetPageSegMode: (mode: number) => void
  SetImageFile: (turn: number, angle: number) => number
  Recognize: (monitor: null) => number
  GetJSONText: (page: number) => string
  Clear: () => void
  End: () => void
}

/** Languages whose letters it knows; what is written in others is read with the letters of English. */
export const SCAN_LANGUAGES = ['eng', 'deu', 'fra', 'spa'] as const
export type ScanLanguage = (typeof SCAN_LANGUAGES)[number]

// From beside the other packages: the process that reads files may look nowhere else.
const require = createRequire(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))
const PROGRAM = 'tesseract.js-core/tesseract-core-simd-lstm'
const dataOf = (language: ScanLanguage): string =>
  `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`

/** Whether the packages are here that read pictures. */
export function canReadPictures(): boolean {
  try {
    require.resolve(PROGRAM)
    require.resolve(dataOf('eng'))
    return true
  } catch {
    return false
  }
}

const isMaker = (value: unknown): value is (options: object) => Promise<Tesseract> =>
  typeof value === 'function'

/** Where the program looks for a picture. */
const PICTURE = '/input'
const quiet = () => undefined
const NEURAL = 1
const WHOLE_PAGES = 3
const BLOCKS = 6

export type PictureReader = {
  /** What stands in an encoded picture (JPEG, PNG, PNM), as the program tells it; null when it cannot be opened. */
  read: (picture: Uint8Array, turn: number) => string | null
  /** The same for a part of a page with some lines on it. */
  readPart: (picture: Uint8Array) => string | null
  end: () => void
}

/** Some 200 MB while it lives. */
export async function openPictureReader(languages: readonly ScanLanguage[]): Promise<PictureReader> {
  const make: unknown = require(PROGRAM)
  if (!isMaker(make)) throw new Error('The program that reads pictures is another one than we know.')
  const program = readFileSync(require.resolve(`${PROGRAM}.wasm`))
  const core = await make({ wasmBinary: program, print: quiet, printErr: quiet })
  for (const language of languages)
    core.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(require.resolve(dataOf(language)))))
  const reader = new core.TessBaseAPI()
  if (reader.Init('/', languages.join('+'), NEURAL) !== 0)
    throw new Error('The languages of pictures cannot be loaded.')
  const readAs = (mode: number, picture: Uint8Array, turn: number): string | null => {
    reader.SetPageSegMode(mode)
    core.FS.writeFile(PICTURE, picture)
    const isOpen = reader.SetImageFile(turn, 0) === 0 && reader.Recognize(null) === 0
    const text = isOpen ? reader.GetJSONText(0) : null
    reader.Clear()
    core.FS.unlink(PICTURE)
    return text
  }
  return {
    read: (picture, turn) => readAs(WHOLE_PAGES, picture, turn),
    readPart: (picture) => readAs(BLOCKS, picture, 1),
    end: () => reader.End(),
  }
}
