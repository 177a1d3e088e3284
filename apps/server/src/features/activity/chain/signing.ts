import type { Sealer } from '#platform/secrets/sealing.ts'

/** The end of the chain of one month: how many entries it has and the hash of the last one. */
export interface End {
  /** As 202611. */
  month: number
  place: number
  hash: Buffer
}

/** What erasure or retention took out of one month. */
export interface Gap {
  id: string
  month: number
  kind: 'erased' | 'shortened' | 'expired' | 'dropped'
  rows: number
  digest: Buffer
}

/** Tells keys apart without telling anything of them. */
export function keyIdOf(sealer: Sealer): Buffer {
  return sealer.mac('activity key', '').subarray(0, 8)
}

export function signEnd(sealer: Sealer, logId: string, { month, place, hash }: End): Buffer {
  return sealer.mac('activity chain', `end ${logId} ${month} ${place} ${hash.toString('hex')}`)
}

export function signGap(sealer: Sealer, logId: string, { id, month, kind, rows, digest }: Gap): Buffer {
  return sealer.mac('activity chain', `gap ${logId} ${id} ${month} ${kind} ${rows} ${digest.toString('hex')}`)
}
