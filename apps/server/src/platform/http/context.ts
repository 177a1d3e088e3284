import type { Readable } from 'node:stream'
import type { Permission, Role } from '@guildhall/contract/access'
import type { Answer, EndpointSpec, Received } from '@guildhall/contract/endpoint'
import type { Upload, UploadLimits } from '#platform/files/upload.ts'
import type { Db } from '#platform/db/database.ts'
import type { SerializeOptions } from 'cookie'
import type { LateAnswer } from './answers/late-answer.ts'

/** Who calls. Every check uses the union of the roles; `activeRole` only chooses a route table. */
export interface Actor {
  userId: string
  personId: string
  sessionId: string
  name: string
  email: string
  roles: readonly Role[]
  activeRole: Role
  permissions: readonly Permission[]
  /** An administrator who only looks with this user's eyes: they change nothing, and the log names them. */
  viewedBy: { userId: string; name: string } | null
  /** The API key that calls in the name of this user, with its own rights; or the token of the identity provider. */
  key?: { id: string; name: string; isScim?: true }
  /** The import whose rows are made in the name of this user: each event of them says so. */
  import?: { name: string }
  /** Their session was opened by a passkey, which counts as both factors. */
  byPasskey?: true
  /** What must be done before anything else: 403 for every other call. */
  mustFirst: 'change_password' | 'set_up_mfa' | null
}

/** What the request says about itself; nothing of it decides who the caller is. */
export interface RequestFacts {
  id: string
  method: string
  /** Path and query as sent, below the origin. */
  url: string
  ip: string
  userAgent: string | null
  pageUrl: string | null
  isMain: boolean
  /** The visit that this call belongs to (X-Activity-Id), unchecked. */
  activityId: string | null
  /** The version that the caller has seen (`If-Match: "3"`); null when they name none. */
  ifMatch: number | null
  /** What the caller calls this request, so that sending it again has one effect; as sent. */
  idempotencyKey: string | null
  /** The session token of the cookie, for the accounts feature alone. */
  sessionToken: string | null
  cookies: Readonly<Record<string, string | undefined>>
}

export interface Ctx {
  /** The transaction of a write; the pool for a read and for endpoints with `transaction: 'own'`. */
  db: Db
  actor: Actor | null
  now: Date
  request: RequestFacts
  /** A short transaction of an endpoint with `transaction: 'own'`, retried on a deadlock. */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /**
   * The form with files of an endpoint with `input.files`, read to the disk within these limits. Ask who the caller is
   * first: until then no byte is read. The files are gone after the answer.
   */
  files: (limits: UploadLimits) => Promise<Upload>
  /** What must survive a refusal (attempt counters, security events): run after the rollback. */
  afterRefusal: (work: (db: Db) => Promise<void>) => void
  reply: {
    cookie: (name: string, value: string, options: SerializeOptions) => void
    header: (name: string, value: string) => void
  }
  /** Names the person behind a call that begins signed out (a login), for the activity log. */
  actsAs: (userId: string, sessionId: string | null) => void
}

export type SignedIn = Ctx & { actor: Actor }

/** A streamed answer; `type` only where it is not the one that the endpoint declares, `size` in bytes if known. */
export interface StreamAnswer {
  stream: Readable
  filename: string
  type?: string
  size?: number
  /** The bytes behind this address never change: the caller's own browser may keep them. */
  isLasting?: boolean
}

/** Server-sent events for as long as both sides stay: text in their format. */
export interface EventsAnswer {
  events: Readable
}

/** A streamed answer, events, or a redirect to `location`. */
export type FileAnswer = StreamAnswer | EventsAnswer | { location: string }

export interface HandlerInput<S extends EndpointSpec> {
  params: Received<S, 'params'>
  query: Received<S, 'query'>
  body: Received<S, 'body'>
}

type CtxOf<S extends EndpointSpec> = S['access'] extends 'anyone' ? Ctx : SignedIn
type AnswerOf<S extends EndpointSpec> = S['ok'] extends { file: string }
  ? FileAnswer
  :
      | Answer<S>
      | (S extends { orFile: string | readonly string[] } ? StreamAnswer : never)
      | (S extends { inSteps: true } ? LateAnswer<Answer<S>> : never)

/** A route of a feature: endpoint -> service -> presenter, in one to five lines. */
export type Handler<S extends EndpointSpec> = (
  ctx: CtxOf<S>,
  input: HandlerInput<S>,
) => Promise<AnswerOf<S>> | AnswerOf<S>

/** One handler for each endpoint of a feature: a missing one does not compile. */
export type Handlers<T extends Record<string, EndpointSpec>> = { [K in keyof T]: Handler<T[K]> }
