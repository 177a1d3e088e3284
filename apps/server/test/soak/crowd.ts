import { connect, type Socket } from 'node:net'

// The process behind silent.ts: `node crowd.ts PORT SIZE`. Another connection for each that the server closes.
const [port, size] = process.argv.slice(2).map(Number)
const AT_ONCE = 100
const open = new Set<Socket>()
const report = { most: 0, closed: 0 }

process.on('message', () => process.send?.(report, () => process.exit()))
process.on('disconnect', () => process.exit())

for (let start = 0; start < (size ?? 0); start += AT_ONCE)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, (size ?? 0) - start) }, (_, place) => come(start + place)),
  )
process.send?.('there')

function come(place: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port ?? 0, '127.0.0.1', () => {
      open.add(socket)
      report.most = Math.max(report.most, open.size)
      if (place % 2 === 1) socket.write('GET /api/auth HTTP/1.1\r\nHost: 127.0.0.1\r\n')
      resolve()
    })
    socket.on('error', () => resolve())
    socket.on('close', () => {
      if (open.delete(socket)) report.closed += 1
      setTimeout(() => void come(place), 100)
    })
    socket.resume()
  })
}
