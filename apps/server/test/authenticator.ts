import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'
import { encodeCBOR } from '@levischuck/tiny-cbor'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HOLDS_CREDENTIAL = 0x40

/** What a dishonest or odd authenticator does otherwise. */
export interface Oddity {
  origin?: string
  rpId?: string
  counter?: number
  isUnverified?: boolean
  type?: string
}

/** An authenticator as the standard describes it (WebAuthn level 3, §6): one key, made for one relying party. */
export class Authenticator {
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  readonly id = randomBytes(32).toString('base64url')
  readonly #origin: string
  #counter = 0
  #userHandle = ''

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** Answers what the server asked for a new passkey. */
  create(asked: { challenge: string; rp: { id: string }; user: { id: string } }, odd: Oddity = {}) {
    this.#userHandle = asked.user.id
    const authData = Buffer.concat([this.#head(asked.rp.id, odd, HOLDS_CREDENTIAL), this.#credential()])
    const attestationObject = encodeCBOR(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    )
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#said('webauthn.create', asked.challenge, odd).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs what the server asked at a sign-in. */
  get(asked: { challenge: string; rpId: string }, odd: Oddity = {}) {
    this.#counter = odd.counter ?? this.#counter + 1
    const authenticatorData = this.#head(asked.rpId, odd)
    const clientData = this.#said('webauthn.get', asked.challenge, odd)
    const digest = createHash('sha256').update(clientData).digest()
    const signature = sign('sha256', Buffer.concat([authenticatorData, digest]), this.#keys.privateKey)
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.#userHandle,
      },
    }
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  #head(rpId: string, odd: Oddity, more = 0): Buffer {
    const flags = USER_PRESENT | (odd.isUnverified === true ? 0 : USER_VERIFIED) | more
    const head = Buffer.alloc(37)
    createHash('sha256')
      .update(odd.rpId ?? rpId)
      .digest()
      .copy(head)
    head.writeUInt8(flags, 32)
    head.writeUInt32BE(this.#counter, 33)
    return head
  }

  #credential(): Buffer {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    return Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()])
  }

  /** COSE: an ES256 key of two coordinates. */
  #publicKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' }) satisfies JsonWebKey
    const entries = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ])
    return Buffer.from(encodeCBOR(entries))
  }

  #said(type: string, challenge: string, odd: Oddity): Buffer {
    const origin = odd.origin ?? this.#origin
    return Buffer.from(JSON.stringify({ type: odd.type ?? type, challenge, origin, crossOrigin: false }))
  }
}

function coordinate(text = ''): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}
