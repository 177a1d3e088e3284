import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { namesOf } from '#platform/alerts/reasons.ts'
import { refuse, type Refusal } from '#platform/http/refuse.ts'

/** Where the bytes of files are kept, each under an opaque key. Throws refusals: 503 out of reach, 507 full. */
export interface Storage {
  /** Stores the file at this path; `size` in bytes. */
  put: (key: string, file: { path: string; size: number; type: string }) => Promise<void>
  putBytes: (key: string, bytes: Buffer, type: string) => Promise<void>
  /** 404 when there is no such object. */
  open: (key: string) => Promise<{ stream: Readable; size: number }>
  /** Removing what is gone already is no error. */
  remove: (key: string) => Promise<void>
  /** Every object, in no order. */
  objects: () => AsyncIterable<{ key: string; storedAt: Date }>
  /** Stores something and removes it; throws what stands in the way. */
  check: () => Promise<void>
}

/** Hears of each time that the place of the files is out of reach or full. */
export type OnTrouble = (error: unknown) => void

/** Bytes that a look at the place of the files stores: a disk without room takes a few all the same. */
const CHECKED = 65_536

/** On the disk, in this folder. */
export function diskStorage(folder: string, onTrouble?: OnTrouble): Storage {
  return storageOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })), onTrouble)
}

/**
 * In a bucket: `s3://KEY:SECRET@bucket?region=eu-central-1&endpoint=https://minio.example`. Without a key the usual
 * places of the S3 client are asked; without an endpoint it is Amazon's. `timeout=30` says how many seconds an answer
 * may take.
 */
export async function s3Storage(url: string, onTrouble?: OnTrouble): Promise<Storage> {
  // The client of S3 is large, and most installations keep their files on the disk.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { hostname: bucket, username, password, searchParams } = new URL(url)
  const endpoint = searchParams.get('endpoint')
  const requestTimeout = Number(searchParams.get('timeout') ?? 30) * 1000
  const credentials = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
  const driver = new S3Driver({
    bucket,
    visibility: 'private',
    supportsACL: false,
    region: searchParams.get('region') ?? 'us-east-1',
    // Other makers' servers store the checksum trailer as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout,
      throwOnRequestTimeout: true,
      // Of a file whose bytes no longer come.
      socketTimeout: requestTimeout,
    },
    maxAttempts: 2,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(username === '' ? {} : { credentials }),
  })
  return storageOn(new Disk(driver), onTrouble)
}

function storageOn(disk: Disk, onTrouble: OnTrouble = () => undefined): Storage {
  const reached = <T>(work: () => Promise<T>) => tried(work, onTrouble)
  const putBytes = async (key: string, bytes: Buffer, type: string) => {
    await disk.put(key, bytes, { contentLength: bytes.length, contentType: type })
    await requireStored(disk, key, bytes.length)
  }
  return {
    put: (key, { path, size, type }) =>
      reached(async () => {
        await disk.putStream(key, createReadStream(path), { contentLength: size, contentType: type })
        await requireStored(disk, key, size)
      }),
    putBytes: (key, bytes, type) => reached(() => putBytes(key, bytes, type)),
    open: (key) =>
      reached(async () => {
        const size = await sizeOf(disk, key)
        return { stream: refusing(await disk.getStream(key), onTrouble), size }
      }),
    remove: (key) => reached(() => disk.delete(key)),
    objects: () => objectsOf(disk),
    async check() {
      const key = `check-${randomUUID()}`
      await putBytes(key, randomBytes(CHECKED), 'application/octet-stream')
      await disk.delete(key)
    },
  }
}

/** The same bytes; what ends them too early is a refusal for whoever reads. */
function refusing(source: Readable, onTrouble: OnTrouble): Readable {
  const told = new PassThrough()
  pipeline(source, told, () => undefined)
  source.prependOnceListener('error', (error) => {
    // A reader who left early took the source along.
    if (told.destroyed) return
    onTrouble(error)
    told.destroy(refusalOf(error))
  })
  return told
}

/** Somebody between us and the bucket may say yes to everything: a file is stored when the bucket tells its size. */
async function requireStored(disk: Disk, key: string, size: number): Promise<void> {
  const found = await sizeOf(disk, key)
  if (found !== size) throw new Error(`${found} bytes are stored instead of ${size}.`)
}

/** Whatever is no bucket gives a file no tag. */
async function sizeOf(disk: Disk, key: string): Promise<number> {
  const { contentLength, etag } = await disk.getMetaData(key)
  if (etag === undefined || etag === '') throw new Error('The answer is none of a bucket.')
  return contentLength
}

async function* objectsOf(disk: Disk): AsyncGenerator<{ key: string; storedAt: Date }> {
  let at: string | undefined
  do {
    const page = await disk.listAll('/', {
      recursive: true,
      ...(at === undefined ? {} : { paginationToken: at }),
    })
    for (const object of page.objects) {
      if (!object.isFile) continue
      const { lastModified } = await object.getMetaData()
      yield { key: object.key, storedAt: lastModified }
    }
    at = page.paginationToken
  } while (at !== undefined && at !== '')
}

async function tried<T>(work: () => Promise<T>, onTrouble: OnTrouble): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.code !== 'not_found') onTrouble(error)
    throw refusal
  }
}

const GONE = new Set(['ENOENT', 'NoSuchKey', 'NotFound'])
const FULL = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull'])

function refusalOf(error: unknown): Refusal {
  const names = [...namesOf(error)]
  if (names.some((name) => GONE.has(name))) return refuse('not_found')
  if (names.some((name) => FULL.has(name))) return refuse('storage_full')
  return refuse('unavailable', { retryAfter: 5 })
}
