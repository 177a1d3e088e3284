import type { FastifyInstance, InjectOptions } from 'fastify'
import { sweep } from './canary.ts'
import { formOf, type Part } from './form.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

export interface Received {
  status: number
  text: string
  /** The parsed JSON body; undefined for anything else. Tests read it with `expect(...).toMatchObject`. */
  body: unknown
  headers: Record<string, string | string[] | number | undefined>
  /** The body as it came. */
  bytes: Buffer
}

/** An answer that goes on; `text` is what came so far. */
export interface OpenAnswer {
  status: number
  headers: Received['headers']
  text: () => string
  isOver: () => boolean
  close: () => void
}

interface Sending {
  body?: unknown
  headers?: Record<string, string>
  /** Sent as it stands instead of JSON. */
  raw?: string | Buffer
}

/** A caller with its own cookies. Everything it receives is swept for canaries. */
export class Client {
  readonly #http: FastifyInstance
  readonly #cookies = new Map<string, string>()
  readonly name: string
  /** Hidden values that this caller may see. */
  readonly allowed: string[] = []

  constructor(http: FastifyInstance, name = 'somebody') {
    this.#http = http
    this.name = name
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Puts a cookie into the jar, as if an answer had set it. */
  hold(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  get(path: string, headers?: Record<string, string>) {
    return this.send('GET', path, headers === undefined ? {} : { headers })
  }

  post(path: string, body?: unknown) {
    return this.send('POST', path, { body })
  }

  put(path: string, body?: unknown) {
    return this.send('PUT', path, { body })
  }

  delete(path: string, body?: unknown) {
    return this.send('DELETE', path, { body })
  }

  /** Sends a form with files. */
  upload(path: string, parts: readonly Part[]) {
    return this.send('POST', path, formOf(parts))
  }

  /** Sends a request to a path below /api, as a program that is no browser does. */
  async send(method: Method, path: string, { body, headers = {}, raw }: Sending = {}): Promise<Received> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const options: InjectOptions = {
      method,
      url: `/api${path}`,
      headers: {
        host: '127.0.0.1:3000',
        accept: 'application/vnd.experts.v1+json',
        'x-requested-with': 'XMLHttpRequest',
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookies.size === 0 ? {} : { cookie: this.cookies }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    }
    const answer = await this.#http.inject(options)
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    sweep(answer.body, this.name, this.allowed)
    return {
      status: answer.statusCode,
      text: answer.body,
      body: parsed(answer.body),
      headers: answer.headers,
      bytes: answer.rawPayload,
    }
  }

  /** Opens an answer without an end (server-sent events). */
  async open(path: string): Promise<OpenAnswer> {
    const answer = await this.#http.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { host: '127.0.0.1:3000', accept: 'text/event-stream', cookie: this.cookies },
      payloadAsStream: true,
    })
    let text = ''
    let isOver = false
    const stream = answer.stream()
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      sweep(text, this.name, this.allowed)
    })
    stream.on('close', () => (isOver = true))
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: () => text,
      isOver: () => isOver,
      close: () => void stream.destroy(),
    }
  }

  async signIn(email: string, password = 'Demo-pass-1'): Promise<this> {
    const { status, text } = await this.post('/login', { email, password })
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`)
    return this
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
