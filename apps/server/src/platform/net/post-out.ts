import { lookup } from 'node:dns'
import { request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An answer from outside: its beginning is enough to say what it was. */
export interface OutAnswer {
  status: number
  text: string
}

// In milliseconds.
const TIMEOUT = 5000
const MOST_READ = 4096

/**
 * One request to an address that somebody else named: no redirect is followed, it ends after five seconds, and the
 * connection goes to an address that was found public when it was looked up, or not at all. `testOrigin` is called
 * wherever it leads. Throws when there is no answer.
 */
export function postOut(
  url: URL,
  headers: object,
  body: Buffer | string | null,
  testOrigin: string | undefined,
): Promise<OutAnswer> {
  const isTest = url.origin === testOrigin
  if (!isTest && !isCallable(url)) throw new Error('An address to call has a name and speaks https.')
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(isTest ? {} : { lookup: publicOnly }),
    } satisfies RequestOptions)
    // Of an answer whose end never comes, its status and its beginning are the answer.
    let hasAnswer = false
    request.on('error', (error) => void (hasAnswer || reject(error)))
    request.on('response', (response) => {
      hasAnswer = true
      const chunks: Buffer[] = []
      let read = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        read += chunk.length
        if (read > MOST_READ) response.destroy()
      })
      response.on('error', () => undefined)
      response.on('close', () => {
        const text = Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8')
        resolve({ status: response.statusCode ?? 0, text })
      })
    })
    request.end(body)
  })
}

/** Whether an address may be called at all: https, a name and no number, no user. Where the name leads is asked later. */
export function isCallable(url: URL): boolean {
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  return url.protocol === 'https:' && !isNumber && url.username === '' && url.password === ''
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
