import { urlOf } from '@guildhall/contract/calling'
import { accounts } from '@guildhall/contract/accounts'
import { activity } from '@guildhall/contract/activity'
import { settings } from '@guildhall/contract/settings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, failureText } from './api-error.ts'
import { call, connectApi, type UnansweredCall } from './api.ts'
import { ask } from './download.ts'

const ID = '0193b4a0-0000-7000-8000-000000000001'
const fetched = vi.fn<typeof fetch>()
let unanswered: UnansweredCall[] = []
let forced = 0
let forbidden = 0
let signedOut = 0

beforeEach(() => {
  unanswered = []
  signedOut = 0
  forced = 0
  forbidden = 0
  vi.stubGlobal('fetch', fetched)
  connectApi({
    visitId: () => ID,
    onSignedOut: () => (signedOut += 1),
    onForced: () => (forced += 1),
    onForbidden: () => (forbidden += 1),
    onUnanswered: (failed) => unanswered.push(failed),
  })
})

afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  it('fills parameters and query into the path of the contract', () => {
    expect(urlOf(activity.details, { params: { id: ID }, query: { include: 'parent' } })).toBe(
      `/api/activities/${ID}?include=parent`,
    )
  })

  it('escapes parameters, so that none can leave its segment', () => {
    expect(urlOf(activity.details, { params: { id: '../users' } })).toBe('/api/activities/..%2Fusers')
  })

  it('sends the headers that the activity log reads', async () => {
    answer(200, { success: true, expires_at: '2026-11-21T10:00:00.000Z' })

    await call(accounts.keepAlive, {}, { isMain: true })

    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers)
    expect(headers.get('Accept')).toBe('application/vnd.experts.v1+json')
    expect(headers.get('X-Activity-Id')).toBe(ID)
    expect(headers.get('X-Is-Main')).toBe('true')
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(headers.get('X-Device-Type')).toBe('Desktop')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('sends a body as JSON, and none with a GET', async () => {
    answer(200, { success: true })
    await call(accounts.logout, { body: {} })
    answer(200, { success: true, expires_at: '2026-11-21T10:00:00.000Z' })
    await call(accounts.keepAlive)

    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{}')
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Content-Type')).toBe('application/json')
    expect(fetched.mock.calls[1]?.[1]?.body).toBeUndefined()
  })

  it('tells in development when an answer breaks the contract', async () => {
    answer(200, { data: { enabled: 'perhaps' } })

    await expect(call(settings.activityLogging)).rejects.toThrow(/GET \/settings\/activity-logging/)
  })
})

describe('a refusal', () => {
  it('fails where a list says that it did, as a page past its end', async () => {
    const meta = { current_page: 9, per_page: 20, total: 30, from: 0, to: 0 }
    answer(200, {
      data: [],
      messages: {},
      meta: { ...meta, error: true, errorMessage: 'Something went wrong' },
    })

    const error: unknown = await call(settings.publicConfig).catch((cause: unknown) => cause)

    expect(error).toMatchObject({ name: 'ApiError', message: 'Something went wrong' })
    expect(failureText(error, 'list')).toBe('Something went wrong')
  })

  it('carries status, code, fields and request id', async () => {
    answer(422, {
      message: 'Some fields need your attention.',
      code: 'invalid',
      errors: { email: ['Invalid email.'] },
    })

    const error = await refused(call(accounts.forgotPassword, { body: { email: 'x' } }))

    expect(error).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: { email: ['Invalid email.'] },
      requestId: 'req-1',
    })
  })

  it('reports 401 as the end of the session', async () => {
    answer(401, { message: 'Sign in to continue.', code: 'signed_out' })

    await refused(call(accounts.keepAlive))

    expect(signedOut).toBe(1)
  })

  it('reports 401 of a file as the end of the session, too', async () => {
    answer(401, { message: 'Sign in to continue.', code: 'signed_out' })

    await refused(ask('/api/gigs/export', 'application/pdf'))

    expect(signedOut).toBe(1)
  })

  it.each(['password_change_required', 'mfa_setup_required'])(
    'reports %s, and any other 403 as a refusal',
    async (code) => {
      answer(403, { message: 'Forbidden', code: 'forbidden' })
      await refused(call(accounts.sessions))
      expect({ forced, forbidden }).toEqual({ forced: 0, forbidden: 1 })
      answer(403, { message: 'First something else.', code })

      await refused(call(accounts.sessions))

      expect({ forced, forbidden }).toEqual({ forced: 1, forbidden: 1 })
    },
  )

  it('survives an answer that is no JSON', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }))

    expect(await refused(call(accounts.keepAlive))).toMatchObject({ status: 502, code: 'unknown' })
  })

  it('is a failure without status when the server was not reached, and is kept for the log', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))

    const error = await refused(call(accounts.sessions))

    expect(error.isUnanswered).toBe(true)
    expect(unanswered).toMatchObject([
      { endpoint: accounts.sessions, url: '/api/accounts/sessions', visitId: ID },
    ])
  })

  it('stays an abort when the caller gave up', async () => {
    fetched.mockRejectedValueOnce(new DOMException('gone', 'AbortError'))

    await expect(call(accounts.sessions)).rejects.toThrow('gone')
    expect(unanswered).toEqual([])
  })
})

describe('the words for a failure', () => {
  it.each([
    [429, 'create', 'Too many incorrect attempts, please try again later'],
    [404, 'find', 'Not Found'],
    [404, 'delete', 'Not Found'],
    [404, 'create', 'This was deleted, or you may no longer see it.'],
    [404, 'update', 'This was deleted, or you may no longer see it.'],
    [500, 'find', 'Something Wrong happened.'],
    [500, 'list', 'Something went wrong'],
    [500, 'update', 'Something went wrong, try again later.'],
    [0, 'create', 'Something went wrong, try again later.'],
    [409, 'update', 'said by the server'],
  ] as const)('of status %i on %s are those of the specification', (status, kind, text) => {
    const error = new ApiError({
      status,
      code: 'x',
      message: status === 0 ? '' : 'said by the server',
      requestId: 'r',
    })

    expect(failureText(error, kind)).toBe(text)
  })

  it('of fields that are wrong are the first of each, once', () => {
    const fields = { rate: ['Too high.', 'Not whole.'], fee: ['Too high.'], ends_on: ['Before the start.'] }
    const error = new ApiError({ status: 422, code: 'invalid', message: 'Fields.', requestId: 'r', fields })

    expect(failureText(error, 'update')).toBe('Too high. Before the start.')
    expect(failureText(error, 'list')).toBe('Fields.')
  })
})

function answer(status: number, body: unknown): void {
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'req-1' }
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }))
}

async function refused(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error('expected a refusal')
}
