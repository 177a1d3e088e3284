import { gateMachine, GATE_STATES, type GateState } from '@guildhall/contract/hiring/gate-machine'
import { gates as contract } from '@guildhall/contract/hiring/gates'
import { ownPapers } from '@guildhall/contract/hiring/papers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let clients: Record<string, Client>
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  clients = {
    'manager:own': await portal.as('manager'),
    admin: await portal.as('admin'),
    'another manager': await portal.as('manager2'),
    hr: await portal.as('hr'),
    'another expert': await portal.as('expert2'),
    customer: await portal.as('customer'),
  }
})
afterAll(() => portal.stop())

const as = (name: string) => {
  const client = clients[name]
  if (client === undefined) throw new Error(name)
  return client
}

/** Somebody who applied for a project with an NDA, whose gate stands like this. */
async function inState(state: GateState) {
  const one = await givenExpert(portal.db, { firstName: 'Ada', lastName: 'Byron' })
  const gig = await givenGig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Published',
    customers: { [await portal.userId('customer')]: 'view' },
    columns: { confidentiality: 'nda' },
  })
  const id = await engagement(portal.db, { gig, expert: one.id, status: 'Applied' })
  clients['expert:self'] = await portal.stranger().signIn(one.email)
  if (state === 'passed') expect((await sign(as('expert:self'))).status).toBe(200)
  if (state === 'waived') expect((await STEPS.waive(id, 'admin')).status).toBe(200)
  return { gig, id }
}

async function sign(client: Client) {
  const { data } = z.parse(ownPapers.ownPapers.ok, (await client.get('/papers')).body)
  const nda = data.find(({ kind }) => kind === 'nda')
  const form = { typed_name: 'Ada Byron', accepted: true, version: nda?.version, sha256: nda?.sha256 }
  return client.post('/papers/nda/sign', form)
}

async function gateOf({ gig, id }: { gig: string; id: string }, caller: string) {
  const { body } = await as(caller).get(`/gigs/${gig}/gates?engagement_id=${id}`)
  return z.parse(contract.gates.ok, body).data.find(({ key }) => key === 'nda')
}

const STEPS = {
  waive: (id: string, caller: string) =>
    as(caller).post(`/engagements/${id}/gates/nda/waive`, { reason: 'Cleared by legal.' }),
  ask: (id: string, caller: string) => as(caller).post(`/engagements/${id}/gates/nda/ask`),
} as const
const NAMES = ['waive', 'ask'] as const
const HIDDEN = ['another manager', 'hr', 'another expert', 'customer']
const CALLERS = ['expert:self', 'manager:own', 'admin', ...HIDDEN]
const cases = GATE_STATES.flatMap((state) =>
  NAMES.flatMap((action) => CALLERS.map((caller) => [state, action, caller] as const)),
)

it.each(cases)('%s: %s by %s', async (state, action, caller) => {
  const one = await inState(state)

  const answer = await STEPS[action](one.id, caller)

  const mine = gateMachine.moves.filter(
    (move) => move.action === action && move.by.some((word) => word === caller),
  )
  const allowed = mine.find(({ from }) => from.some((name) => name === state))
  const expected = HIDDEN.includes(caller) ? 404 : mine.length === 0 ? 403 : allowed === undefined ? 409 : 200
  expect(answer.status, answer.text).toBe(expected)
  const after = expected !== 200 || allowed?.to === '=' ? state : allowed?.to
  expect((await gateOf(one, 'admin'))?.state).toBe(after)
})

it.each(GATE_STATES)('%s: each side is offered what the machine lets it do', async (state) => {
  const one = await inState(state)

  expect((await gateOf(one, 'admin'))?.actions).toEqual({
    canWaive: gateMachine.allows(state, 'waive'),
    canAsk: gateMachine.allows(state, 'ask'),
  })
  expect((await gateOf(one, 'manager:own'))?.actions).toEqual({
    canWaive: false,
    canAsk: gateMachine.allows(state, 'ask'),
  })
})
