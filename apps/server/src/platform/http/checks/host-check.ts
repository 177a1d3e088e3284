import type { FastifyRequest } from 'fastify'
import { refuse } from '#platform/http/refuse.ts'

export interface OwnHosts {
  /** Origin under which people reach us, without a slash at the end. */
  publicUrl: string
  /** Further hosts that are ours (the demo answers to localhost too). */
  ownHosts: readonly string[]
  /** A host of its own for files: it serves their links and nothing else. */
  filesHost?: string
}

// `GET http://host/path`: the router cuts this head off in the same way, so both see the same path.
const ABSOLUTE = /^https?:\/\/([^/]*)/

/** What the request line asks for: its path below the origin, and the host when it names one ('' in a form of no path). */
export function targetOf(url: string): { host?: string; path: string } {
  if (url.startsWith('/')) return { path: url }
  const [head, host] = ABSOLUTE.exec(url) ?? []
  if (head === undefined || host === undefined) return { host: '', path: '/' }
  return { host, path: url.slice(head.length) || '/' }
}

/** Every place where a request names a host must name one of ours: one `Host`, and the absolute form beside it. */
export function checkHost(request: FastifyRequest, own: OwnHosts): void {
  if (countOfHosts(request.raw.rawHeaders) > 1) throw refuse('bad_request')
  const { host } = targetOf(request.url)
  const named = [request.headers.host ?? '', ...(host === undefined ? [] : [host])]
  if (request.routeOptions.config.anyHost === true && host === undefined) return
  if (!named.every((name) => isOurs(name, request, own))) throw refuse('foreign_host')
}

function isOurs(host: string, request: FastifyRequest, own: OwnHosts): boolean {
  if (host === new URL(own.publicUrl).host || own.ownHosts.includes(host)) return true
  return host === own.filesHost && request.routeOptions.config.endpoint?.onFilesHost === true
}

function countOfHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
}
