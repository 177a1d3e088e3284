import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Account } from '#features/accounts/service.ts'
import type { CompanyHolder } from '#features/companies/service.ts'
import type { PersonHolder } from '#features/people/service.ts'
import type { ReferenceHolder } from '#features/reference/service.ts'
import type { ChoicePlaces, MailKind } from '#features/settings/service.ts'
import type { TodayGroup } from '#features/today/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileOwner } from '#platform/files/owner.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { Pipeline } from '#platform/http/pipeline.ts'
import { register } from '#platform/http/registrar.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { PersonalColumns } from '#platform/privacy/columns.ts'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** Said out loud where a feature has nothing of a kind. */
export const none = null
type None = typeof none

/**
 * What a feature brings to the house: its `feature.ts` exports one, and `features.ts` lists it. Every key is required,
 * so that nothing of a new feature is forgotten. `Deps` is what it needs of the running server (see `wiring.ts`).
 */
export interface Feature<Deps = unknown> {
  /** Its endpoints with their handlers: `[serve(api.faqs, faqsRoutes)]`. */
  routes: (deps: Deps) => readonly Served[]
  /** Its slow work, by the names of the jobs. */
  jobs: ((deps: Deps) => Readonly<Record<string, Task>>) | None
  /** Puts what comes back every day or week on the list of jobs, when the server starts. */
  schedule: ((db: Db, now: Date) => Promise<void>) | None
  /** The mails and notifications that administrators may word. */
  mails: readonly MailKind[] | None
  /** What it puts on the Today of its readers; most features have nothing to do for anybody. */
  today?: readonly TodayGroup[]
  /** Where it keeps files. */
  files: readonly FileOwner[] | None
  /** What its rows name, so that merging, renaming and deleting reach them. */
  names: {
    people: PersonHolder | None
    companies: CompanyHolder | None
    /** Entries of the reference lists. */
    entries: ReferenceHolder | None
    /** Words of the short lists of the settings. */
    words: ChoicePlaces | None
  }
  /** What it keeps of people: all columns that lead to one, and how its part is told to them and forgotten. */
  privacy: (PersonalColumns & { part: PersonalPart | None }) | None
  /** Its `given.ts`, with its rows in the demo network. */
  demo: (() => Promise<DemoRows>) | None
  /** Its `samples.ts`: valid calls of its endpoints, for the tests that walk through all of them. */
  samples: (() => Promise<{ samples: Samples }>) | None
}

type WriteRows = (db: Db, network: DemoNetwork) => Promise<void>

export interface DemoRows {
  /** Called in the order of the features. */
  demo?: WriteRows
  /** Called after those: for what an upper feature tells of a lower one. */
  lateDemo?: WriteRows
}

/** What is there before the rows of the features. */
export interface DemoNetwork {
  now: Date
  /** Who signs in on the login page. */
  accounts: readonly Account[]
  /** Where the bytes of files go; without it nobody has any. */
  storage: Storage | undefined
  /** Also 90 days of the activity log, and what administrators did and have to do in the settings. */
  hasHistory: boolean
}

/** By method and path of the contract: `'POST /faqs'`. What a sample names does not exist. */
export interface Samples {
  bodies?: Readonly<Record<string, unknown>>
  /** With the question mark. */
  queries?: Readonly<Record<string, string>>
  /** Of endpoints that take files. */
  forms?: Readonly<Record<string, readonly FormPart[]>>
  /** Of endpoints whose path names something else than an id: `'/mails/:name'` -> `'/mails/sample'`. */
  paths?: Readonly<Record<string, string>>
}

export interface FormPart {
  field: string
  /** Makes the part a file; sent as it stands, bad characters included. */
  filename?: string
  type?: string
  content: Buffer | string
}

/** Endpoints of the contract that know their handlers. */
export interface Served {
  endpoints: Readonly<Record<string, EndpointSpec>>
  on: (http: FastifyInstance, pipeline: Pipeline) => void
}

/** Joins endpoints of the contract with their handlers; one without a handler does not compile. */
export function serve<const T extends Record<string, EndpointSpec>>(
  endpoints: T,
  handlers: Handlers<T>,
): Served {
  return { endpoints, on: (http, pipeline) => register(http, endpoints, handlers, pipeline) }
}
