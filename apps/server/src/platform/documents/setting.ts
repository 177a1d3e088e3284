import { programFiles } from '#platform/program-files.ts'
import { createThread } from '#platform/threads/thread.ts'
import { createFairTurns } from '#platform/turns/fair-turns.ts'
import type { Order } from './paper-worker.ts'

const thread = createThread<Order, Uint8Array>(programFiles.papers, { timeMs: 60_000, heapMb: 512 })
/** How many papers of one person wait is what the rates of their calls allow. */
const turns = createFairTurns(1, { waits: Number.POSITIVE_INFINITY })

/**
 * The file of a paper, set when it is the turn of `who`; null is the portal itself. A paper takes the processor for 40
 * to 160 ms: one thread, which starts with the first, sets them all.
 */
export async function setPaper(who: string | null, order: Order): Promise<Buffer> {
  const bytes = await turns.run(who, () => thread.ask(order))
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}

/** With the portal; a paper on its way fails. */
export const endSetting = thread.end
