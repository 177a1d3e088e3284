import { createHash } from 'node:crypto'

const NAMESPACE = Buffer.from('6f0b1d3c8a3e4c52b6a1d2a4f7c9e815', 'hex')

/** A UUID (version 5, RFC 9562) that is the same in every installation: seeding twice meets the same rows. */
export function stableId(...parts: string[]): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(parts.join('\u0000')).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
