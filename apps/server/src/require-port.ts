import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects at once when we could not listen, not after all the work that comes before. */
export async function requirePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  await new Promise((resolve) => probe.close(resolve))
}
