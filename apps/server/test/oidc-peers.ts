import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import Provider from 'oidc-provider'

export const CLIENT = { clientId: 'guildhall', clientSecret: 'a-secret-of-the-test-client' }

type Claims = Record<string, unknown>

async function listen() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    issuer,
    serve: (listener: RequestListener) => void server.on('request', listener),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A real OpenID Connect provider; `people` maps a login to the claims about them. */
export async function startRealProvider(people: Record<string, Claims>, redirectUri: string) {
  const { issuer, serve, stop } = await listen()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    pkce: { required: () => true },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
  })
  serve(provider.callback())
  return { issuer, stop, signIn: (url: string, login: string) => signInAt(issuer, url, login) }
}

/** What a person does in the browser at the provider: log in, agree; gives the address that leads back. */
async function signInAt(issuer: string, url: string, login: string): Promise<string> {
  const jar = new Map<string, string>()
  let next: { url: string; form?: Record<string, string> } = { url }
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form === undefined ? {} : { method: 'POST', body: new URLSearchParams(next.form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location !== null) {
      const target = new URL(location, issuer).href
      if (!target.startsWith(issuer)) return target
      next = { url: target }
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1]
      if (prompt === undefined) throw new Error(`The provider answered ${answer.status} at ${next.url}.`)
      next = { url: next.url, form: prompt === 'login' ? { prompt, login, password: 'x' } : { prompt } }
    }
  }
  throw new Error('The provider led in circles.')
}

export interface Forgery {
  header?: Claims
  claims?: Claims
  key?: 'own' | 'foreign' | 'secret' | 'none'
}

interface State {
  forgery: Forgery
  nonce: string
  isDown: boolean
  saysNonsense: boolean
  /** Takes every call and answers none. */
  isSilent: boolean
  usesOldKey: boolean
}

/** A provider that answers with whatever ID token a test wants. */
export async function startForger() {
  const { issuer, serve, stop } = await listen()
  const keys = [generateKeyPairSync('rsa', { modulusLength: 2048 })]
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const state: State = {
    forgery: {},
    nonce: '',
    isDown: false,
    saysNonsense: false,
    isSilent: false,
    usesOldKey: false,
  }

  function idToken(): string {
    const { header, claims, key = 'own' } = state.forgery
    const now = Math.floor(Date.now() / 1000)
    const content = [
      { alg: 'RS256', kid: `key ${keys.length - Number(state.usesOldKey)}`, ...header },
      {
        iss: issuer,
        aud: CLIENT.clientId,
        sub: 'subject',
        iat: now,
        exp: now + 300,
        nonce: state.nonce,
        ...claims,
      },
    ]
    const body = content.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${body}.${signature(body, key)}`
  }

  function signature(body: string, key: NonNullable<Forgery['key']>): string {
    if (key === 'none') return ''
    if (key === 'secret') return createHmac('sha256', CLIENT.clientSecret).update(body).digest('base64url')
    const own = keys.at(state.usesOldKey ? -2 : -1)?.privateKey
    const signer: KeyObject = key === 'own' && own !== undefined ? own : foreign.privateKey
    return createSign('RSA-SHA256').update(body).sign(signer, 'base64url')
  }

  const documents: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    }),
    '/jwks': () => ({ keys: keys.slice(-1).map(({ publicKey }) => jwkOf(publicKey, `key ${keys.length}`)) }),
    '/token': () => ({ access_token: 'access', token_type: 'Bearer', id_token: idToken() }),
  }
  serve((request, answer) => {
    if (state.isSilent) return
    const document = documents[request.url?.split('?')[0] ?? '']
    answer.writeHead(state.isDown ? 503 : document === undefined ? 404 : 200, {
      'content-type': 'application/json',
    })
    answer.end(state.saysNonsense ? '<html>Welcome' : JSON.stringify(document?.() ?? {}))
  })
  return {
    issuer,
    state,
    stop,
    /** From now on it signs with a new key, and names only that. */
    rotate: () => void keys.push(generateKeyPairSync('rsa', { modulusLength: 2048 })),
  }
}

function jwkOf(key: KeyObject, kid: string) {
  return { ...key.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
}
