import { ROLE_PREFIX, ROLES } from '@guildhall/contract/access'
import { api } from '@guildhall/contract/api'
import type { Access, EndpointSpec } from '@guildhall/contract/endpoint'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { expert } from '#features/experts/given.ts'
import { plantCanaries, type Planted } from '#test/canaries/planting.ts'
import { hiddenIn, holds, sweep } from '#test/canary.ts'
import { Client, type Received } from '#test/client.ts'
import { formOf } from '#test/form.ts'
import type { Portal } from '#test/portal.ts'
import { validCall, type Call } from './calls.ts'
import { diceOf, type Dice } from './dice.ts'
import { mutated } from './mutate.ts'
import { partsOf } from './secrets.ts'
import { readThings, type Things } from './things.ts'

export interface Tally {
  requests: number
  /** Answers by status. */
  statuses: Map<number, number>
  /** Endpoints that answered 2xx at least once. */
  succeeded: Set<string>
  /** Answers of 5xx, leaks and broken connections, each with what brought it about. */
  faults: string[]
  planted: Planted
}

const IDENTITIES = [
  'admin',
  'manager',
  'hr',
  'expert',
  'expert2',
  'incomplete',
  'customer',
  'a stranger',
] as const
type Identity = (typeof IDENTITIES)[number]

// Streams never end, and these change what everybody may do (a forced second factor, rights, the demo logins).
const LEFT_OUT = new Set([
  'GET /notifications/stream',
  'PUT /settings',
  'PUT /users/roles',
  'POST /users/:id/impersonate',
  'POST /content-search/reindex',
])

const MUTATED = 0.3
/** After so many requests the things that exist are read anew. */
const REFRESHED = 400

const ENDPOINTS: readonly EndpointSpec[] = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .filter(({ method, path }) => !LEFT_OUT.has(`${method} ${path}`))

/** Sends valid and slightly wrong calls of every endpoint as every role; the same seed sends the same calls. */
export async function fuzz(
  portal: Portal,
  { seed, requests }: { seed: number; requests: number },
): Promise<Tally> {
  const dice = diceOf(seed)
  const planted = await plantCanaries(portal.databaseUrl)
  const clients = new Map<Identity, Client>()
  for (const identity of IDENTITIES) clients.set(identity, await arrive(portal, identity, planted))
  const tally: Tally = { requests: 0, statuses: new Map(), succeeded: new Set(), faults: [], planted }
  let things = await readThings(portal.db, dice)
  while (tally.requests < requests) {
    if (tally.requests % REFRESHED === 0) things = await readThings(portal.db, dice)
    const spec = dice.pick(ENDPOINTS)
    if (spec === undefined) break
    const identity = identityFor(spec.access, dice)
    const client = clients.get(identity)
    if (client === undefined) break
    const status = await one({ spec, identity, client, things, dice, tally, portal, planted })
    if (status === 401 && identity !== 'a stranger')
      clients.set(identity, await arrive(portal, identity, planted))
  }
  return tally
}

async function arrive(portal: Portal, identity: Identity, planted: Planted): Promise<Client> {
  const client = identity === 'a stranger' ? portal.stranger() : await signedIn(portal, identity)
  // What may be read is checked here, where it is known by what right.
  client.allowed.push(...planted.all)
  return client
}

/** A demo login; whatever an earlier call did to it is taken back first. */
async function signedIn(portal: Portal, identity: Identity): Promise<Client> {
  await portal.db
    .updateTable('users')
    .set({ status: 'active', mfa_secret: null, force_change_password: false })
    .where('email', '=', `${identity}@demo.test`)
    .execute()
  return portal.as(identity).catch(() => another(portal, identity))
}

/** A new login of the same kind: an earlier call has changed the password or the address of the one before. */
async function another(portal: Portal, identity: Identity): Promise<Client> {
  const role = ROLES.find((one) => ROLE_PREFIX[one] === identity) ?? 'growth_experts_expert'
  const isExpert = role === 'growth_experts_expert'
  const { email } = await (isExpert ? expert(portal.db) : user(portal.db, { roles: [role] }))
  return new Client(portal.http, identity).signIn(email)
}

/** Mostly somebody who may call at all. */
function identityFor(access: Access, dice: Dice): Identity {
  const isOpen = access === 'anyone' || dice.chance(0.05)
  const anybody = dice.pick(isOpen ? IDENTITIES : IDENTITIES.slice(0, -1)) ?? 'admin'
  if (typeof access === 'string' || dice.chance(0.1)) return !isOpen && dice.chance(0.55) ? 'admin' : anybody
  if ('permission' in access) return 'admin'
  const fitting = IDENTITIES.filter((identity) =>
    access.roles.some((role) => role.includes(identity.replace(/\d$/, ''))),
  )
  return dice.pick(fitting) ?? 'admin'
}

const Me = z.object({ data: z.object({ id: z.string() }) })

interface Sending {
  spec: EndpointSpec
  identity: Identity
  client: Client
  things: Things
  dice: Dice
  tally: Tally
  portal: Portal
  planted: Planted
}

/**
 * What a login may receive of these values by the roles that it has by now, and of whatever has to do with the people and projects of
 * the logins by now: an administrator's call may have changed either.
 */
async function readableNow(
  hits: readonly string[],
  { portal, client, identity, planted }: Sending,
): Promise<string[]> {
  // A call may have changed the address of the login, or put a new one in its place.
  const me = z.safeParse(Me, (await client.get('/auth')).body).data?.data
  const rows = await portal.db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .where((row) =>
      row.or([
        row('users.email', '=', `${identity}@demo.test`),
        ...(me === undefined ? [] : [row('users.id', '=', me.id)]),
      ]),
    )
    .select('user_roles.role')
    .execute()
  const byRole = rows.flatMap(({ role }) =>
    planted.readable(role.replace(/^growth_experts_|_generalist$/g, '')),
  )
  return [...byRole, ...(await planted.known(hits, me === undefined ? [] : [me.id]))]
}

async function one(sending: Sending): Promise<number> {
  const { spec, client, things, dice, tally } = sending
  const valid = validCall(spec, things)
  const call = dice.chance(MUTATED) ? mutated(valid, dice) : valid
  tally.requests += 1
  try {
    const answer = await send(spec, client, call)
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1)
    if (answer.status < 300) tally.succeeded.add(`${spec.method} ${spec.path}`)
    if (answer.status >= 500 && answer.status !== 503)
      tally.faults.push(faultOf(spec, client, call, answer.text))
    for (const leak of await leaksIn(answer, sending)) tally.faults.push(faultOf(spec, client, call, leak))
    return answer.status
  } catch (error) {
    tally.faults.push(faultOf(spec, client, call, String(error)))
    return 0
  }
}

/** Hidden values in an answer that this login may not read, archives and office files unpacked. */
async function leaksIn({ bytes }: Received, sending: Sending): Promise<string[]> {
  const { client, identity, planted } = sending
  const parts = await partsOf(bytes)
  for (const part of parts) sweep(part, client.name, planted.all)
  const readable = planted.readable(identity)
  const hits = [...new Set(parts.flatMap(hiddenIn).filter((hit) => !holds(readable, hit)))]
  if (hits.length === 0) return []
  const now = await readableNow(hits, sending)
  return hits.filter((hit) => !holds(now, hit)).map((hit) => `received a hidden value: ${hit}`)
}

function send(spec: EndpointSpec, client: Client, call: Call): Promise<Received> {
  const query = new URLSearchParams(
    Object.entries(call.query).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((part) => [`${key}[]`, textOf(part)]) : [[key, textOf(value)]],
    ),
  ).toString()
  const path = `${call.path}${query === '' ? '' : `?${query}`}`
  if (call.form !== undefined) return client.send(spec.method, path, formOf(call.form))
  return client.send(spec.method, path, call.body === undefined ? {} : { body: call.body })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function faultOf(spec: EndpointSpec, client: Client, call: Call, said: string): string {
  const sent = JSON.stringify({ query: call.query, body: call.body }).slice(0, 600)
  return `${client.name}: ${spec.method} ${spec.path} as ${call.path} ${sent} -> ${said.slice(0, 400)}`
}
