import { get } from 'node:http'

export interface Stream {
  /** Events that came, the beats of an idle line not counted. */
  heard: number
  close: () => void
}

/** Holds the live stream of somebody open; `onCut` when the server ends it before they do. */
export function listen(origin: string, cookie: string, onCut: () => void): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let isClosed = false
    const headers = { Cookie: cookie, Accept: 'text/event-stream' }
    const request = get(`${origin}/api/notifications/stream`, { agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`stream: ${answer.statusCode}`))
      const stream: Stream = {
        heard: 0,
        close() {
          isClosed = true
          request.destroy()
        },
      }
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => (stream.heard += text.split('event:').length - 1))
      answer.on('close', () => !isClosed && onCut())
      answer.on('error', () => undefined)
      resolve(stream)
    })
    request.on('error', (error) => !isClosed && reject(error))
  })
}
