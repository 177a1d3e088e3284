import type * as z from 'zod/mini'
import type { Permission, Role } from './access.ts'

/** Who may call at all. What they may do with one object is the feature's policy. */
export type Access =
  | 'anyone'
  | 'signed_in'
  /** Hidden from everybody else: 404, byte-equal to a path that does not exist. */
  | { permission: Permission }
  | { roles: readonly Role[] }

/** Rate classes, per user (signed out: per address). Limits stand in `RATES`. */
export type Rate = keyof typeof RATES

/** Requests allowed per seconds (SECURITY-BAR, Backpressure). */
export const RATES = {
  read: { points: 1200, seconds: 60 },
  write: { points: 120, seconds: 60 },
  search: { points: 60, seconds: 60 },
  check: { points: 10, seconds: 60 },
  upload: { points: 30, seconds: 3600 },
  export: { points: 5, seconds: 3600 },
  invite: { points: 20, seconds: 3600 },
  activity: { points: 300, seconds: 60 },
  /** All calls of one API key, whatever they are, beside the class of each. */
  api_key: { points: 600, seconds: 60 },
  /** Streams opened, not their messages: a page comes back by itself when its stream breaks. */
  live: { points: 60, seconds: 60 },
  /** Nobody has more to say about the portal in an hour. */
  feedback: { points: 20, seconds: 3600 },
  /** Signed out forms: their own, stricter counters stand in the accounts feature. */
  credentials: { points: 60, seconds: 60 },
} as const

export type Action =
  | 'view'
  | 'create'
  | 'update'
  | 'delete'
  | 'login'
  | 'logout'
  | 'export'
  | 'download'
  | 'upload'

/** What the activity log keeps of a call; `keep` names the only body and query keys that are stored. */
export interface LogRule {
  action: Action
  keep: readonly string[]
}

type Schema = z.ZodMiniType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Input {
  params?: Schema
  query?: Schema
  body?: Schema
  /** Multipart field names; the handler reads the stream itself. With a body too, either of them is sent. */
  files?: readonly string[]
  /** Text fields beside the files. */
  fields?: readonly string[]
}

export interface EndpointSpec {
  method: Method
  /** Below /api; `:name` marks a parameter. */
  path: `/${string}`
  /** Human title: `log_name` in the activity log and summary in the OpenAPI document. */
  title: string
  access: Access
  rate: Rate
  input: Input
  /** Schema of the answer, or the media type of a streamed file. */
  ok: Schema | { file: string }
  /** The media types of files that it may answer instead, when its query asks for one. */
  orFile?: string | readonly string[]
  /**
   * Work of several seconds: with `steps=true` in its query the answer comes as server-sent events once the work has
   * begun: any number of `step`, then `answer` or `refused`.
   */
  inSteps?: true
  status?: 200 | 201 | 202
  /** false: not recorded (the ignore list). Without it nothing of the payload is kept. */
  log?: false | Partial<LogRule>
  /**
   * 'own': waits for bytes or hashing, opens short transactions itself (HOUSE §1). 'none': a question that needs a body;
   * it changes nothing, and its row of the log is written soon after, as that of a GET.
   */
  transaction?: 'request' | 'own' | 'none'
  /** Reachable while the caller must change the password or set up the second factor, or only while the latter. */
  whileForced?: true | 'set_up_mfa'
  /**
   * true: a write that an administrator may send who only views as somebody else. false: what they may not though it is
   * a reading (what it tells opens the same when they view no more), or though anyone may call (it acts in their name).
   */
  whileViewing?: boolean
  /** For people alone: an API key is refused (403), whatever it may else. */
  needsSession?: true
  /** Served on the host of the files too, which serves nothing else. */
  onFilesHost?: true
  /** A list: how many rows a caller gets who does not say how many, by the setting of that name. */
  pages?: 'list' | 'experts' | 'faqs' | 'notifications'
  /** Largest body in bytes; 1 MiB unless given. */
  bodyLimit?: number
}

/** Declares an endpoint. Both sides use it: the registrar to serve it, the browser to call it. */
export function endpoint<const S extends EndpointSpec>(spec: S): S {
  return spec
}

type Part<S extends EndpointSpec, K extends 'params' | 'query' | 'body'> =
  S['input'] extends Record<K, infer P> ? (P extends Schema ? P : never) : never

/** What a caller passes for one part, before parsing. */
export type Sent<S extends EndpointSpec, K extends 'params' | 'query' | 'body'> = [Part<S, K>] extends [never]
  ? undefined
  : z.input<Part<S, K>>

/** What a handler receives for one part, after parsing; no body where a form came in its place. */
export type Received<S extends EndpointSpec, K extends 'params' | 'query' | 'body'> = [Part<S, K>] extends [
  never,
]
  ? undefined
  : z.output<Part<S, K>> | (K extends 'body' ? NoBody<S> : never)

type NoBody<S extends EndpointSpec> = S['input'] extends { files: readonly string[] } ? undefined : never

export type Answer<S extends EndpointSpec> = S['ok'] extends Schema ? z.output<S['ok']> : unknown

/** Whether a call changes nothing. */
export function isReading({ method, transaction }: EndpointSpec): boolean {
  return method === 'GET' || transaction === 'none'
}

/** The rule of an endpoint, with the defaults filled in. */
export function logRule(spec: EndpointSpec): LogRule | false {
  if (spec.log === false) return false
  const byMethod = { GET: 'view', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const
  return { action: spec.log?.action ?? byMethod[spec.method], keep: spec.log?.keep ?? [] }
}
