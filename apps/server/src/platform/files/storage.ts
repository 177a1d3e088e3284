import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
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
}

/** On the disk, in this folder. */
export function diskStorage(folder: string): Storage {
  return storageOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })))
}

/**
 * In a bucket: `s3://KEY:SECRET@bucket?region=eu-central-1&endpoint=https://minio.example`. Without a key the usual
 * places of the S3 client are asked; without an endpoint it is Amazon's.
 */
export async function s3Storage(url: string): Promise<Storage> {
  // The client of S3 is large, and most installations keep their files on the disk.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { hostname: bucket, username, password, searchParams } = new URL(url)
  const endpoint = searchParams.get('endpoint')
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
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    maxAttempts: 2,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(username === '' ? {} : { credentials }),
  })
  return storageOn(new Disk(driver))
}

function storageOn(disk: Disk): Storage {
  return {
    put: (key, { path, size, type }) =>
      reached(() => disk.putStream(key, createReadStream(path), { contentLength: size, contentType: type })),
    putBytes: (key, bytes, type) =>
      reached(() => disk.put(key, bytes, { contentLength: bytes.length, contentType: type })),
    open: (key) =>
      reached(async () => {
        const { contentLength } = await disk.getMetaData(key)
        return { stream: await disk.getStream(key), size: contentLength }
      }),
    remove: (key) => reached(() => disk.delete(key)),
    objects: () => objectsOf(disk),
  }
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

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error)
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

/** Codes and names of an error and of what caused it. */
function* namesOf(error: unknown): Generator<string> {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    yield at.name
    if ('code' in at && typeof at.code === 'string') yield at.code
  }
}
