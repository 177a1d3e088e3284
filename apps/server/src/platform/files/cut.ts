import type { IncomingMessage } from 'node:http'

const SPARE_BYTES = 64 * 1024 * 1024
const SPARE_TIME = 15_000

/**
 * After a refusal in the middle of a body: a browser shows the answer only when it could send the rest, so the rest is
 * thrown away, up to a limit; who goes on beyond it is cut off.
 */
export function cutIfEndless(request: IncomingMessage): void {
  request.unpipe()
  request.resume()
  const { socket } = request
  const start = socket.bytesRead
  const until = performance.now() + SPARE_TIME
  const timer = setInterval(() => {
    if (request.readableEnded || request.destroyed) clearInterval(timer)
    else if (socket.bytesRead - start > SPARE_BYTES || performance.now() > until) {
      clearInterval(timer)
      socket.destroy()
    }
  }, 100)
  timer.unref()
}
