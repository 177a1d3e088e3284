import { Client, type ClientConfig } from 'pg'
import { DatabaseUnavailable } from './errors.ts'

/** The addresses of one database, of which one at a time takes writes. */
interface Addresses {
  /** The one that took writes last, as a URL of its own. */
  current: () => string
  /** This one does not: the next is tried. */
  failed: (url: string) => void
  count: number
}

const known = new Map<string, Addresses>()

/** `postgres://name:password@one:5432,two:5433/portal` as one URL for each host. */
export function hostsOf(url: string): string[] {
  const [, head = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts === '' ? [url] : hosts.split(',').map((host) => `${head}${host}${rest}`)
}

/** Everybody who asks for the same list goes to the same host. */
function addressesOf(url: string): Addresses {
  const found = known.get(url)
  if (found !== undefined) return found
  const all = hostsOf(url)
  let index = 0
  const made: Addresses = {
    current: () => all[index] ?? url,
    failed(one) {
      // Of many that fail at once the first moves on.
      if (one === made.current()) index = (index + 1) % all.length
    },
    count: all.length,
  }
  known.set(url, made)
  return made
}

/**
 * A client class for this URL. With a list of hosts each new connection goes to the one that took writes last; when it
 * is gone or is a standby, connecting fails and the next connection tries the next host.
 */
export function clientClass(url: string) {
  const addresses = addressesOf(url)
  if (addresses.count === 1) return Client
  return class extends Client {
    readonly #url: string

    constructor(config?: ClientConfig) {
      const chosen = addresses.current()
      super({ ...config, connectionString: withParameters(chosen, config?.connectionString) })
      this.#url = chosen
    }

    override connect(): Promise<Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<Client> | void {
      if (callback === undefined) return this.#connect()
      void this.#report(callback)
    }

    async #report(callback: (error: Error) => void): Promise<void> {
      let failure: unknown[] = []
      try {
        await this.#connect()
      } catch (error) {
        failure = [error]
      }
      // The pool wants a call without an error, which the types do not know.
      Reflect.apply(callback, undefined, failure)
    }

    async #connect(): Promise<Client> {
      try {
        await super.connect()
        const { rows } = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
        if (rows[0]?.standby === true)
          throw new DatabaseUnavailable('This host takes no writes: it is a standby.')
        return this
      } catch (error) {
        addresses.failed(this.#url)
        await this.end().catch(() => undefined)
        throw error
      }
    }
  }
}

/** One connection to the host of this URL that takes writes. */
export function newClient({
  url,
  ...config
}: { url: string } & Omit<ClientConfig, 'connectionString'>): Client {
  const Chosen = clientClass(url)
  return new Chosen({ ...config, connectionString: url })
}

/** As many tries as there are hosts: for work that happens once. */
export async function connectClient(options: Parameters<typeof newClient>[0]): Promise<Client> {
  for (let left = hostsOf(options.url).length; ; left -= 1) {
    const client = newClient(options)
    // A lost connection fails the query under way; without a listener it would end the process too.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (left <= 1) throw error
    }
  }
}

/** Hosts differ, what follows the `?` is what the caller has made of it. */
function withParameters(chosen: string, given: string | undefined): string {
  const [address = chosen] = chosen.split('?')
  const parameters = (given ?? chosen).split('?')[1]
  return parameters === undefined ? address : `${address}?${parameters}`
}
