import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorCode } from '@guildhall/contract/api'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import { cutIfEndless } from './cut.ts'
import { displayName } from './file-name.ts'
import { createSlots } from './slots.ts'

export interface UploadLimits {
  maxFiles: number
  /** Of one file; the byte after it ends the upload. */
  maxFileBytes: number
  /** Of all files together. */
  maxTotalBytes: number
  /** What is answered when a limit is exceeded. */
  codes: { count: ErrorCode; size: ErrorCode; total: ErrorCode }
  /** Instead of the texts of these codes. */
  texts?: { count?: string; size?: string; total?: string }
}

export interface IncomingFile {
  /** Name of the form field. */
  field: string
  /** Cleaned for display; never part of a path. */
  name: string
  size: number
  sha256: Buffer
  /** A temporary file, gone after the answer. */
  path: string
}

/** A form as it came: its files on the disk, its other fields as text. */
export interface Upload {
  files: readonly IncomingFile[]
  fields: ReadonlyMap<string, string>
}

export interface Uploads {
  /** Reads the form of this request. Whatever happens, `discard` removes what it left on the disk. */
  receive: (request: FastifyRequest, limits: UploadLimits) => Promise<Upload>
  discard: (upload: Upload) => Promise<void>
}

export interface UploadsOptions {
  /** For files on their way; on the disk whose space is watched. */
  folder: string
  /** Bytes that stay free: what would eat into them is refused (507). */
  keepsFree?: number
}

const FIELDS = 32
const FIELD_BYTES = 16 * 1024
const AT_ONCE = 8

/** Takes in forms with files, at most eight at a time. */
export function createUploads({ folder, keepsFree = 256 * 1024 * 1024 }: UploadsOptions): Uploads {
  const slots = createSlots(AT_ONCE)
  return {
    async receive(request, limits) {
      assertLength(request, limits)
      await assertSpace(folder, lengthOf(request) + keepsFree)
      return slots.run(() => read(request, limits, folder))
    },
    discard,
  }
}

async function read(request: FastifyRequest, limits: UploadLimits, folder: string): Promise<Upload> {
  const files: IncomingFile[] = []
  const fields = new Map<string, string>()
  let left = limits.maxTotalBytes
  try {
    for await (const part of request.parts(partLimits(limits))) {
      if (part.type === 'field') {
        addField(fields, part)
        continue
      }
      const path = join(folder, randomUUID())
      const file = { field: part.fieldname, name: displayName(part.filename), path, size: 0, sha256: EMPTY }
      files.push(file)
      Object.assign(file, await write(part.file, path, Math.min(left, limits.maxFileBytes)))
      left -= file.size
    }
    return { files, fields }
  } catch (thrown) {
    await discard({ files, fields })
    cutIfEndless(request.raw)
    throw refusalOf(thrown, limits, left)
  }
}

const EMPTY = Buffer.alloc(0)

async function discard({ files }: Upload): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

/** Writes the bytes of one part, up to the limit; the byte after it ends everything. */
async function write(source: Readable, path: string, limit: number) {
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(size > limit ? new Exceeded() : null, chunk)
    },
  })
  await pipeline(source, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { size, sha256: hash.digest() }
}

class Exceeded extends Error {}

function partLimits({ maxFiles, maxFileBytes }: UploadLimits) {
  const limits = { fieldNameSize: 100, fieldSize: FIELD_BYTES, fields: FIELDS, headerPairs: 20 }
  // Ours is exact; the reader's own cap only must not come first.
  return { limits: { ...limits, files: maxFiles, parts: FIELDS + maxFiles + 1, fileSize: maxFileBytes + 1 } }
}

interface Field {
  fieldname: string
  value: unknown
  valueTruncated: boolean
  fieldnameTruncated: boolean
}

function addField(fields: Map<string, string>, { fieldname, value, ...cut }: Field): void {
  if (cut.valueTruncated || cut.fieldnameTruncated || fields.has(fieldname)) {
    throw refuse('invalid', { fields: { [fieldname]: ['This field is too long or given twice.'] } })
  }
  // A part that calls itself JSON arrives parsed.
  fields.set(fieldname, typeof value === 'string' ? value : JSON.stringify(value))
}

/** Bytes that the request announces; 0 when it announces none. */
function lengthOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0)
}

const FORM_BYTES = 1024 * 1024

function assertLength(request: FastifyRequest, limits: UploadLimits): void {
  if (lengthOf(request) <= limits.maxTotalBytes + FORM_BYTES) return
  cutIfEndless(request.raw)
  throw exceeded(limits, limits.maxFiles === 1 ? 'size' : 'total')
}

function exceeded({ codes, texts }: UploadLimits, what: 'count' | 'size' | 'total'): Refusal {
  return refuse(codes[what], { text: texts?.[what] })
}

async function assertSpace(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed) throw refuse('storage_full')
}

const BROKEN: ErrorCode = 'bad_request'

function refusalOf(thrown: unknown, limits: UploadLimits, left: number): unknown {
  if (thrown instanceof Refusal) return thrown
  if (thrown instanceof Exceeded) {
    return exceeded(limits, left < limits.maxFileBytes ? 'total' : 'size')
  }
  if (!(thrown instanceof Error)) return thrown
  const code = 'code' in thrown ? thrown.code : undefined
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return exceeded(limits, 'count')
  if (code === 'ENOSPC' || code === 'EDQUOT') return refuse('storage_full')
  const isOurs = typeof code === 'string' && /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET'
  return isOurs ? thrown : refuse(BROKEN)
}
