import { isIP } from 'node:net'

/** For whom passkeys are made, and from which pages they may be used. */
export interface RelyingParty {
  /** Asked of the browser: the name that passkeys belong to. */
  id: string
  /** The relying party ids that a passkey may name. */
  ids: string[]
  origins: string[]
}

/**
 * The portal by its public address, never by what a request says. Browsers give no passkeys to numbers: where the
 * portal stands on this machine alone, `localhost` is the name.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin, port, protocol } = new URL(publicUrl)
  const isHere = hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  if (!isHere) return { id: hostname, ids: [hostname], origins: [origin] }
  const named = new URL(`${protocol}//localhost`)
  named.port = port
  return { id: 'localhost', ids: ['localhost', hostname], origins: [named.origin, origin] }
}
