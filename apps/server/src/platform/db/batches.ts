/** So small that no lock lasts 200 ms (SECURITY-BAR, Privacy). */
export const BATCH = 5000

/** Does the work again until a batch is not full any more; answers how many rows it was in all. */
export async function inBatches(work: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await work()
    total += count
    if (count < BATCH) return total
  }
}
