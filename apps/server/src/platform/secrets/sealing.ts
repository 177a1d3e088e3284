import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps secrets that must be read again: AES-256-GCM, bound to a purpose so that none opens as another. */
export interface Sealer {
  seal(purpose: string, secret: string): Buffer
  /** Throws when the text was changed, made for another purpose or with another key. */
  open(purpose: string, sealed: Uint8Array): string
  /** Proves later that this text came from us: HMAC-SHA256 with a key of this purpose alone. */
  mac(purpose: string, text: string): Buffer
}

const IV = 12
const TAG = 16

export function createSealer(key: Buffer): Sealer {
  if (key.length !== 32) throw new Error('The sealing key must have 32 bytes.')
  return {
    seal(purpose, secret) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(purpose, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), { authTagLength: TAG })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(IV, IV + TAG))
      return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]).toString('utf8')
    },
    mac(purpose, text) {
      const own = Buffer.from(hkdfSync('sha256', key, '', `mac:${purpose}`, 32))
      return createHmac('sha256', own).update(text).digest()
    },
  }
}

/**
 * The sealer of this installation: its key from the environment (base64, 32 bytes; needed when several instances
 * share a database), else from the file `sealing-key` of the keys folder, made at the first start.
 */
export async function openSealer(keysFolder: string, given?: string): Promise<Sealer> {
  return createSealer(Buffer.from(given ?? (await readKey(keysFolder)), 'base64'))
}

async function readKey(folder: string): Promise<string> {
  const file = join(folder, 'sealing-key')
  const found = await readFile(file, 'utf8').catch(() => '')
  if (found.trim() !== '') return found.trim()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Written aside and linked into place: of two servers that start at once both read the same whole key.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  await link(draft, file).catch(() => undefined)
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}
