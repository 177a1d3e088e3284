/** What the first bytes of a photo say of it: its form, its size and how it is turned. */

export type Picture = {
  width: number
  height: number
  /** As cameras count it: 1 upright, 3 upside down, 6 and 8 on a side; others are mirrored. */
  turn: number
}

/** More than any camera of a phone has, and little enough to be unpacked. */
export const PIXEL_LIMIT = 40_000_000

/** Null for bytes that are no JPEG or PNG, or are cut off within their head. */
export function pictureOf(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (isPng(bytes)) return { width: view.getUint32(16), height: view.getUint32(20), turn: 1 }
    return isJpeg(bytes) ? pictureOfJpeg(view) : null
  } catch {
    return null // The head ends in the middle.
  }
}

/** A form of pictures that is read. */
export const isPicture = (bytes: Uint8Array): boolean => isPng(bytes) || isJpeg(bytes)

const isPng = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 8)).toString('hex') === '89504e470d0a1a0a'
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

const EXIF = 0xff_e1
const SCAN = 0xff_da
/** Frames of all kinds; C4, C8 and CC name tables and extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker)

function pictureOfJpeg(view: DataView): Picture | null {
  let turn = 1
  let at = 2
  while (at < view.byteLength) {
    const marker = view.getUint16(at)
    if (marker === SCAN) return null
    if (isFrame(marker)) return placed(view.getUint16(at + 7), view.getUint16(at + 5), turn)
    if (marker === EXIF) turn = turnOf(view, at + 10) ?? turn
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** As somebody sees it who holds it upright. */
const placed = (width: number, height: number, turn: number): Picture =>
  turn > 4 ? { width: height, height: width, turn } : { width, height, turn }

const ORIENTATION = 0x01_12

/** The entry of the orientation in the first directory of a camera's notes. */
function turnOf(view: DataView, start: number): number | null {
  if (view.getUint32(start - 6) !== 0x45_78_69_66) return null
  const isLittle = view.getUint16(start) === 0x49_49
  const directory = start + view.getUint32(start + 4, isLittle)
  const count = Math.min(view.getUint16(directory, isLittle), 200)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const turn = view.getUint16(at + 8, isLittle)
    return turn >= 1 && turn <= 8 ? turn : null
  }
  return null
}
