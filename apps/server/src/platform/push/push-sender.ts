import { lookup } from 'node:dns'
import { request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import { isPublicAddress } from './public-address.ts'

export interface PushOptions {
  publicKey: string
  privateKey: string
  /** Whom a push service may ask about us: an https address or a mailto. */
  contact: string
  /** An origin that is called wherever it leads; for tests. */
  testOrigin?: string | undefined
}

/** The address of a browser at its push service, and the keys that only this browser can open. */
export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** 'gone': that browser takes no more. Anything that may work later throws. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

export interface PushSender {
  send: (target: PushTarget, message: object) => Promise<PushOutcome>
}

// In milliseconds.
const TIMEOUT = 5000
// In seconds: older news stand in the bell.
const KEPT = 24 * 3600
const MOST_READ = 4096

/** Sends push messages, encrypted for one browser and signed by us (RFC 8291, RFC 8292). */
export function createPushSender(options: PushOptions): PushSender {
  const { contact: subject, publicKey, privateKey } = options
  return {
    async send(target, message) {
      const { headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: KEPT,
        contentEncoding: 'aes128gcm',
      })
      const status = await post(new URL(target.endpoint), headers, body, options)
      if (status === 404 || status === 410) return 'gone'
      if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`)
      return status >= 200 && status < 300 ? 'sent' : 'refused'
    },
  }
}

/**
 * One request whose answer is only its status: no redirect is followed, and the connection goes to an address that
 * was found public when it was looked up, or not at all.
 */
function post(url: URL, headers: object, body: Buffer | null, { testOrigin }: PushOptions): Promise<number> {
  const isTest = url.origin === testOrigin
  if (!isTest && (url.protocol !== 'https:' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0))
    throw new Error('A push service has a name and speaks https.')
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(isTest ? {} : { lookup: publicOnly }),
    } satisfies RequestOptions)
    request.on('error', reject)
    request.on('response', (response) => {
      let read = 0
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > MOST_READ) response.destroy()
      })
      response.on('error', () => undefined)
      response.on('close', () => resolve(response.statusCode ?? 0))
    })
    request.end(body)
  })
}

/** Looks a name up and gives only public addresses on: what is checked is what is connected to. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (error !== null) done(error, '')
    else if (first === undefined) done(new Error(`${hostname} leads to no public address.`), '')
    else if (options.all === true) done(null, open)
    else done(null, first.address, first.family)
  })
}
