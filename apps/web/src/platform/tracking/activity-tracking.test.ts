import { accounts } from '@guildhall/contract/accounts'
import type { ActivityRecord } from '@guildhall/contract/activity'
import { activity } from '@guildhall/contract/activity'
import { expect, it, vi } from 'vitest'
import { createVisitTracker, type Visit } from './activity-tracking.ts'

const EXPERTS: Visit = {
  name: 'Experts',
  url: '/admin/experts?status=Pending',
  params: {},
  query: { status: 'Pending' },
  status: 'success',
  isLogged: true,
}

function given({ isEnabled = true, failures = 0 } = {}) {
  let left = failures
  let ids = 0
  const sent: ActivityRecord[][] = []
  const send = vi.fn<(records: ActivityRecord[]) => Promise<void>>(async (records) => {
    if (left > 0) {
      left -= 1
      throw new Error('the log is away')
    }
    sent.push(records)
  })
  const tracker = createVisitTracker({ isEnabled: () => isEnabled, newId: () => `id-${(ids += 1)}`, send })
  return { tracker, sent, send }
}

const unanswered = {
  endpoint: accounts.sessions,
  url: '/api/accounts/sessions?x=secret',
  seconds: 0.5,
  isMain: true,
  visitId: 'id-1',
}

it('records a visit once, under the id that its calls carried before', async () => {
  const { tracker, sent } = given()

  tracker.begin()
  const during = tracker.currentId()
  await tracker.arrive(EXPERTS)
  await tracker.arrive(EXPERTS)

  expect(during).toBe('id-1')
  expect(sent).toMatchObject([
    [{ id: 'id-1', type: 'visit', log_name: 'Experts', url: EXPERTS.url, status: 'success' }],
  ])
})

it('keeps one visit across redirects, and starts another for the next path', async () => {
  const { tracker, sent } = given()

  tracker.begin()
  tracker.begin()
  await tracker.arrive(EXPERTS)
  tracker.begin()
  await tracker.arrive({ ...EXPERTS, name: 'Projects' })

  expect(sent.flat().map(({ id, log_name }) => [id, log_name])).toEqual([
    ['id-1', 'Experts'],
    ['id-2', 'Projects'],
  ])
})

it('marks the visit of a page that was not found as failed', async () => {
  const { tracker, sent } = given()

  tracker.begin()
  await tracker.arrive({ ...EXPERTS, status: 'failed' })

  expect(sent[0]?.[0]?.status).toBe('failed')
})

it('tries a visit twice and then gives up without a word', async () => {
  const { tracker, send, sent } = given({ failures: 2 })

  tracker.begin()
  await tracker.arrive(EXPERTS)

  expect(send).toHaveBeenCalledTimes(2)
  expect(sent).toEqual([])
})

it('sends calls that never arrived after the next visit, without their query', async () => {
  const { tracker, sent } = given()

  tracker.begin()
  tracker.keep(unanswered)
  await tracker.arrive(EXPERTS)

  expect(sent[1]).toEqual([
    {
      type: 'retrieve',
      log_name: 'List own sessions',
      title: 'List own sessions',
      api: '/api/accounts/sessions',
      status: 'failed',
      response_time: 0.5,
      is_main: true,
      parent_id: 'id-1',
    },
  ])
})

it('keeps the queue while the log is away', async () => {
  const { tracker, sent } = given({ failures: 3 })

  tracker.begin()
  tracker.keep(unanswered)
  await tracker.arrive(EXPERTS)
  tracker.begin()
  await tracker.arrive(EXPERTS)

  expect(sent.map((records) => records[0]?.type)).toEqual(['visit', 'retrieve'])
})

it('sends at most fifty at a time', async () => {
  const { tracker, sent } = given()
  for (let count = 0; count < 60; count += 1) tracker.keep(unanswered)

  tracker.begin()
  await tracker.arrive(EXPERTS)

  expect(sent.map((records) => records.length)).toEqual([1, 50, 10])
})

it('does not keep what the contract keeps out of the log', async () => {
  const { tracker, sent } = given()
  tracker.keep({ ...unanswered, endpoint: activity.list })
  tracker.keep({ ...unanswered, endpoint: accounts.keepAlive })

  tracker.begin()
  await tracker.arrive(EXPERTS)

  expect(sent).toHaveLength(1)
})

it('leaves pages of the ignore list out', async () => {
  const { tracker, send } = given()

  tracker.begin()
  await tracker.arrive({ ...EXPERTS, isLogged: false })

  expect(send).not.toHaveBeenCalled()
})

it('records nothing while logging is off', async () => {
  const { tracker, send } = given({ isEnabled: false })

  tracker.begin()
  tracker.keep(unanswered)
  await tracker.arrive(EXPERTS)

  expect(send).not.toHaveBeenCalled()
  expect(tracker.currentId()).toBeNull()
})
