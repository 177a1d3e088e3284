/** A PDF without text: its pages as sheets of greys, one at a time. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { paintedOn } from './painted.ts'
import { PIXEL_LIMIT } from './picture.ts'
import { finenessOf, sheetOf, type Sheet } from './sheet.ts'

/** Dots for a point: 225 for an inch are enough for small print, and more cost time. */
export const FINEST = 225 / 72
/** Less than this of a page is a logo and no scan. */
const LEAST = 60 / 72

/** `sheet` is null where the page has no picture to read. */
export type ScannedSheet = { width: number; height: number; scale: number; sheet: Sheet | null }
export type Scan = {
  pageCount: number
  page: (number: number) => Promise<ScannedSheet>
  close: () => Promise<void>
}

export async function openScan(bytes: Uint8Array): Promise<Scan> {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: PIXEL_LIMIT,
    wasmUrl: path.join(programOf('pdfjs-dist/legacy/build/pdf.mjs'), '../../wasm/'),
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const document = await task.promise
  return {
    pageCount: document.numPages,
    close: () => task.destroy(),
    async page(number) {
      const page = await document.getPage(number)
      const viewport = page.getViewport({ scale: 1 })
      const fetch = (name: string) =>
        new Promise<unknown>((resolve) => {
          const objects = name.startsWith('g_') ? page.commonObjs : page.objs
          objects.get(name, resolve)
        })
      const painted = await paintedOn(await page.getOperatorList(), viewport.transform, fetch)
      const { width, height } = viewport
      const fineness = finenessOf(painted, viewport)
      const scale = Math.min(FINEST, fineness, Math.sqrt(PIXEL_LIMIT / (4 * width * height)))
      const sheet = fineness < LEAST ? null : sheetOf(painted, viewport, scale)
      page.cleanup()
      return { width, height, scale: scale || 1, sheet }
    },
  }
}

const programOf = (name: string): string => path.dirname(fileURLToPath(import.meta.resolve(name)))
