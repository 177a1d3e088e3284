import autocannon from 'autocannon'

export interface Ask {
  method?: 'GET' | 'POST'
  path: string
  body?: string
}

export interface Side {
  origin: string
  headers: Record<string, string>
}

/** Requests per second and the 99th percentile in milliseconds. */
export interface Speed {
  rate: number
  p99: number
}

const CONNECTIONS = 8
const SECONDS = 1.5
const ROUNDS = 3

/** The median speed of each side over alternating rounds, so that what disturbs the machine disturbs both. */
export async function compare(asks: Ask[], ours: Side, bare: Side): Promise<{ ours: Speed; bare: Speed }> {
  const speeds = { ours: [await warm(ours, asks)], bare: [await warm(bare, asks)] }
  speeds.ours.length = 0
  speeds.bare.length = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours.push(await run(ours, asks, SECONDS))
    speeds.bare.push(await run(bare, asks, SECONDS))
  }
  return { ours: median(speeds.ours), bare: median(speeds.bare) }
}

/** The median speed of one side. */
export async function measure(asks: Ask[], side: Side): Promise<Speed> {
  await warm(side, asks)
  const speeds: Speed[] = []
  for (let round = 0; round < ROUNDS; round += 1) speeds.push(await run(side, asks, SECONDS))
  return median(speeds)
}

function warm(side: Side, asks: Ask[]): Promise<Speed> {
  return run(side, asks, 0.7)
}

async function run(side: Side, asks: Ask[], duration: number): Promise<Speed> {
  const { rate, p99 } = await measured(asks, side, duration)
  return { rate, p99 }
}

/** One round of so many seconds. */
export async function measured(
  asks: Ask[],
  side: Side,
  duration: number,
): Promise<Speed & { count: number }> {
  const result = await autocannon({
    url: side.origin,
    connections: CONNECTIONS,
    // The server ends a connection after a thousand requests.
    reconnectRate: 900,
    duration,
    requests: asks.map(({ method = 'GET', path, body }) => ({
      method,
      path: `/api${path}`,
      headers: { ...side.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    })),
  })
  if (result.non2xx > 0)
    throw new Error(`${side.origin} refused ${result.non2xx} requests of ${asks[0]?.path ?? 'nothing'}`)
  const count = result.requests.total
  return { count, rate: count / result.duration, p99: result.latency.p99 }
}

function median(speeds: Speed[]): Speed {
  const sorted = speeds.toSorted((a, b) => a.rate - b.rate)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}

/** One request, to its last byte. */
export async function askOnce({ origin, headers }: Side, { method = 'GET', path, body }: Ask): Promise<void> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${text.slice(0, 200)}`)
}
