import { agreementMachine, AGREEMENT_STATUSES } from '@guildhall/contract/hiring/agreement-machine'
import { signing as contract } from '@guildhall/contract/hiring/signing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let gigOwner: string
let me: string
let clients: Record<string, Client>
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  gigOwner = await portal.userId('manager')
  const one = await givenExpert(portal.db, { firstName: 'Grace', lastName: 'Kimani' })
  me = one.id
  clients = {
    'expert:self': await portal.stranger().signIn(one.email),
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

/** A hire whose agreement stands like this. */
async function inState(status: (typeof AGREEMENT_STATUSES)[number]): Promise<string> {
  const gig = await givenGig(portal.db, { owner: gigOwner, status: 'Published' })
  const columns = { rate: 100, rate_type: 'Hourly', hours_planned: 40 } as const
  const id = await engagement(portal.db, { gig, expert: me, status: 'Hired', columns })
  if (status === 'signed') expect((await sign(id, 'expert:self')).status).toBe(200)
  if (status === 'over') await as('manager:own').post(`/engagements/${id}/end`, { outcome: 'completed' })
  return id
}

const sheet = async (id: string, caller: string) =>
  z.parse(contract.signatures.ok, (await as(caller).get(`/engagements/${id}/signatures`)).body)

async function sign(id: string, caller: string) {
  const { version, sha256 } = (await sheet(id, 'expert:self')).agreement
  const form = { typed_name: 'Grace Kimani', accepted: true, version, sha256 }
  return as(caller).post(`/engagements/${id}/agreement/sign`, form)
}

const STEPS = {
  sign,
  changeTerms: (id: string, caller: string) =>
    as(caller).put(`/engagements/${id}/terms`, { hours_planned: 60 }),
} as const
const NAMES = ['sign', 'changeTerms'] as const
const STRANGERS = ['another manager', 'hr', 'another expert', 'customer']
const CALLERS = ['expert:self', 'manager:own', 'admin', ...STRANGERS]
const cases = AGREEMENT_STATUSES.flatMap((status) =>
  NAMES.flatMap((action) => CALLERS.map((caller) => [status, action, caller] as const)),
)

it.each(cases)('%s: %s by %s', async (status, action, caller) => {
  const id = await inState(status)
  const before = (await sheet(id, 'manager:own')).agreement

  const answer = await STEPS[action](id, caller)

  const mine = agreementMachine.moves.filter(
    (move) => move.action === action && move.by.some((word) => word === caller),
  )
  const allowed = mine.find(({ from }) => from.some((name) => name === status))
  const expected = STRANGERS.includes(caller)
    ? 404
    : mine.length === 0
      ? 403
      : allowed === undefined
        ? 409
        : 200
  expect(answer.status, answer.text).toBe(expected)
  const { agreement, data } = await sheet(id, 'manager:own')
  const isNew = action === 'changeTerms' && expected === 200
  expect(agreement.version).toBe(before.version + (isNew ? 1 : 0))
  const isSigned = expected === 200 ? allowed?.to === 'signed' : before.is_signed
  expect(agreement.is_signed).toBe(isSigned)
  // Whatever comes after it, a signature stays.
  expect(data).toHaveLength(status === 'signed' || isSigned ? 1 : 0)
})

it.each(AGREEMENT_STATUSES)(
  '%s: what can be done is told to each side as the machine has it',
  async (status) => {
    const id = await inState(status)

    expect((await sheet(id, 'expert:self')).actions).toEqual({
      canSign: agreementMachine.allows(status, 'sign'),
      canChangeTerms: false,
    })
    expect((await sheet(id, 'manager:own')).actions).toEqual({
      canSign: false,
      canChangeTerms: agreementMachine.allows(status, 'changeTerms'),
    })
  },
)
