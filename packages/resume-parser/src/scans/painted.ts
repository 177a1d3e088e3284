/** Where the pictures of a PDF page are painted: the operators of the page, followed like a pen. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { multiply } from '#parser/read/matrix.ts'

export type Bitmap = {
  width: number
  height: number
  /** 1: a bit a dot, 1 is white. 2: RGB. 3: RGBA. */
  kind: number
  data: Uint8Array | Uint8ClampedArray
}
/** `place` maps the unit square, whose origin is at the bottom left, to the page. */
export type Painted = { bitmap: Bitmap; place: number[] }

export type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] }

/** A page of a scanner has a picture, or some strips. */
const MOST = 200

export async function paintedOn(
  { fnArray, argsArray }: Operators,
  viewport: number[],
  fetch: (name: string) => Promise<unknown>,
): Promise<Painted[]> {
  const painted: Painted[] = []
  const before: number[][] = []
  let place = viewport
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at]
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) before.push(place)
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) place = before.pop() ?? place
    const moved = operator === OPS.paintFormXObjectBegin ? partOf(args, 0) : args
    if ((operator === OPS.transform || operator === OPS.paintFormXObjectBegin) && isMatrix(moved))
      place = multiply(place, [...moved])
    const bitmap = await bitmapOf(operator, args, fetch)
    if (bitmap) painted.push({ bitmap, place })
    if (painted.length >= MOST) break
  }
  return painted
}

async function bitmapOf(
  operator: number,
  args: unknown,
  fetch: (name: string) => Promise<unknown>,
): Promise<Bitmap | null> {
  const first = partOf(args, 0)
  if (operator === OPS.paintInlineImageXObject) return isBitmap(first) ? first : null
  if (operator !== OPS.paintImageXObject || typeof first !== 'string') return null
  const found = await fetch(first)
  return isBitmap(found) ? found : null
}

const partOf = (list: unknown, at: number): unknown => (Array.isArray(list) ? list[at] : undefined)

function isMatrix(value: unknown): value is ArrayLike<number> & Iterable<number> {
  const list = Array.isArray(value) || value instanceof Float32Array ? [...value] : []
  return list.length === 6 && list.every((part) => typeof part === 'number')
}

function isBitmap(value: unknown): value is Bitmap {
  if (typeof value !== 'object' || value === null || !('data' in value)) return false
  const { data } = value
  const { width, height, kind } = { width: 0, height: 0, kind: 0, ...value }
  const isData = data instanceof Uint8Array || data instanceof Uint8ClampedArray
  return isData && width > 0 && height > 0 && [1, 2, 3].includes(kind)
}
