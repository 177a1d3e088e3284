import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const CROWD = fileURLToPath(new URL('crowd.ts', import.meta.url))
const Report = z.object({ most: z.number(), closed: z.number() })

/** Connections that say nothing, or begin a request and never end it. */
export interface Crowd {
  /** Ends it: the most that were open at once, and how many the server closed, each of which another followed. */
  leave: () => Promise<z.infer<typeof Report>>
}

/** Opens so many, in a process of its own: those who call would wait for them. */
export async function crowdAt(origin: string, size: number): Promise<Crowd> {
  const crowd = fork(CROWD, [new URL(origin).port, String(size)])
  await once(crowd, 'message')
  return {
    async leave() {
      crowd.send('leave')
      const [report] = await once(crowd, 'message')
      await once(crowd, 'exit')
      return z.parse(Report, report)
    },
  }
}
