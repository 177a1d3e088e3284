import { connect, type Socket } from 'node:net'

/** Connections that say nothing, or begin a request and never end it. */
export interface Crowd {
  /** The most that were open at once. */
  most: number
  /** How many the server closed, each of which another followed. */
  closed: number
  leave: () => void
}

/** Opens so many, and another for each that the server closes. */
export async function crowdAt(origin: string, size: number): Promise<Crowd> {
  const port = Number(new URL(origin).port)
  const open = new Set<Socket>()
  const crowd = { most: 0, closed: 0, leave }
  let isOver = false

  function come(place: number): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        open.add(socket)
        crowd.most = Math.max(crowd.most, open.size)
        if (place % 2 === 1) socket.write('GET /api/auth HTTP/1.1\r\nHost: 127.0.0.1\r\n')
        resolve()
      })
      socket.on('error', () => resolve())
      socket.on('close', () => {
        if (open.delete(socket)) crowd.closed += 1
        if (!isOver) setTimeout(() => !isOver && void come(place), 100).unref()
      })
      socket.resume()
    })
  }

  function leave(): void {
    isOver = true
    for (const socket of open) socket.destroy()
  }

  const AT_ONCE = 100
  for (let start = 0; start < size; start += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, size - start) }, (_, place) => come(start + place)),
    )
  return crowd
}
