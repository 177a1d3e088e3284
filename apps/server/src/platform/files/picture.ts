import { open } from 'node:fs/promises'
import { createSlots } from './slots.ts'

// Decoded pixels, not bytes: a small file can hold a huge picture.
const MAX_PIXELS = 40_000_000
const SECONDS = 10
const LARGE = 512
const SMALL = 84

export interface Picture {
  /** At most 512 px on its longer side. */
  large: Buffer
  /** 84 px square. */
  small: Buffer
}
export const PICTURE_TYPE = 'image/webp'

const slots = createSlots(2)

/**
 * A photo drawn anew from the pixels of a PNG or JPEG: without place, camera or any other hidden text. Null when the
 * file is no such picture, is broken, too large when decoded, or takes too long.
 */
export async function redraw(path: string): Promise<Picture | null> {
  if (!(await isPhoto(path))) return null
  return slots.run(async () => {
    try {
      const sharp = await library()
      const large = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize(LARGE, LARGE, { fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: SECONDS })
        .webp({ quality: 82 })
        .toBuffer()
      const small = await sharp(large).resize(SMALL, SMALL, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
      return { large, small }
    } catch {
      // The library says in many ways that it cannot read a picture; none of them is our fault.
      return null
    }
  })
}

/** The same of a drawing of ours, which need not be looked at for what others may have hidden in it. */
export async function drawn(svg: string): Promise<Picture> {
  const sharp = await library()
  const ofSize = (size: number) =>
    sharp(Buffer.from(svg)).resize(size, size).webp({ quality: 82, effort: 2 }).toBuffer()
  return { large: await ofSize(320), small: await ofSize(SMALL) }
}

/** Loaded with the first picture. */
async function library() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

async function isPhoto(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('hex') === '89504e470d0a1a0a' || buffer.toString('hex', 0, 3) === 'ffd8ff'
  } finally {
    await file.close()
  }
}
