import { DAMAGED, SheetRefused } from './limits.ts'

/** Text of a file that does not say how it is written: by its mark, else by what its bytes can be. */
export function decode(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\u0000')) throw new SheetRefused(DAMAGED)
  return text
}

/** The decoder itself drops the mark of the order of bytes. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sides = zeros(bytes)
  if (sides.odd > sides.even && sides.odd > sides.seen / 4) return 'utf-16le'
  if (sides.even > sides.odd && sides.even > sides.seen / 4) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

const LOOKED_AT = 4096

/** Latin letters in UTF-16 have a zero as every other byte. */
function zeros(bytes: Uint8Array): { even: number; odd: number; seen: number } {
  const head = bytes.subarray(0, LOOKED_AT)
  let [even, odd] = [0, 0]
  for (const [index, byte] of head.entries()) {
    if (byte === 0 && index % 2 === 0) even += 1
    if (byte === 0 && index % 2 === 1) odd += 1
  }
  return { even, odd, seen: head.length / 2 }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
