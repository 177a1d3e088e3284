import type { EndpointSpec, LogRule } from '@guildhall/contract/endpoint'
import type { Db } from '#platform/db/database.ts'
import type { Uploads } from '#platform/files/upload.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import type { Actor, RequestFacts } from './context.ts'
import type { RateLimits } from './limits/rate-limit.ts'
import type { Reading } from './calls/reading.ts'
import type { Spelling } from './answers/spelt.ts'
import type { Turns } from './limits/turns.ts'

/** A finished call, for the activity log. `responseTime` in seconds. */
export interface Call {
  endpoint: EndpointSpec
  rule: LogRule
  actor: Actor | null
  actsAs: { userId: string; sessionId: string | null } | null
  request: RequestFacts
  params: unknown
  query: unknown
  body: unknown
  statusCode: number
  responseTime: number
  at: Date
}

export interface Pipeline extends Spelling {
  db: Db
  /** Where lists are read; on `db` like everything else unless given. */
  reading?: Reading
  now: () => Date
  limits: RateLimits
  /** Fair by person where a call is costly; every call at once without it. */
  turns?: Turns
  /** Reads forms with files; only for endpoints that take any. */
  uploads?: Uploads
  /** Keeps the answers to requests with an Idempotency-Key; without it such a key is not heeded. */
  sealer?: Sealer
  /** Rows of a page where the caller does not say how many. */
  pageSize?: (of: NonNullable<EndpointSpec['pages']>) => number
  /** Answers are checked against their schema before they leave: on in development and tests. */
  checksAnswers: boolean
  calls: {
    /** The row of a successful write, as the last statement of its transaction. */
    recordWith: (db: Db, call: Call) => Promise<void>
    /** The row of everything else, whenever it suits. */
    record: (call: Call) => void
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointSpec
    /** For programs with an API key alone: 401 for anybody else. */
    keysOnly?: true
    /** Answers under any name of the server. */
    anyHost?: true
    /** Pages whose address is a secret: no other site may learn it. */
    holdsSecretLinks?: true
  }
  interface FastifyRequest {
    actor: Actor | null
    facts: RequestFacts
    startedAt: number
    /** Its row of the activity log is written, or it gets none. */
    isRecorded: boolean
  }
}
