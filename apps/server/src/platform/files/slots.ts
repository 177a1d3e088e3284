export interface Slots {
  run: <T>(work: () => Promise<T>) => Promise<T>
}

/** Lets so many works run at once; further ones wait in line. */
export function createSlots(count: number): Slots {
  let free = count
  const line: (() => void)[] = []
  return {
    async run(work) {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => line.push(resolve))
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next === undefined) free += 1
        else next()
      }
    },
  }
}
