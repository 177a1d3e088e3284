import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { checkSession, needsCheck } from './keep-alive.ts'

const failure = (status: number) => new ApiError({ status, code: 'x', message: '', requestId: 'r' })

function given({ isOnline = true } = {}) {
  const wait = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve())
  return { wait, around: { wait, isOnline: () => isOnline } }
}

describe('the check of the session', () => {
  it('keeps who is alive', async () => {
    const { around, wait } = given()

    expect(await checkSession(() => Promise.resolve(), around)).toBe('alive')
    expect(wait).not.toHaveBeenCalled()
  })

  it('believes a 401 at once', async () => {
    const { around } = given()
    const ask = vi.fn<() => Promise<void>>(() => Promise.reject(failure(401)))

    expect(await checkSession(ask, around)).toBe('signed-out')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('tries once more after a second before it gives up', async () => {
    const { around, wait } = given()
    const ask = vi.fn<() => Promise<void>>(() => Promise.reject(failure(500)))

    expect(await checkSession(ask, around)).toBe('failed')
    expect(ask).toHaveBeenCalledTimes(2)
    expect(wait).toHaveBeenCalledWith(1000)
  })

  it('forgets a failure that does not come back', async () => {
    const { around } = given()
    const ask = vi.fn<() => Promise<void>>(() => Promise.resolve()).mockRejectedValueOnce(failure(0))

    expect(await checkSession(ask, around)).toBe('alive')
  })

  it('keeps a reader whose browser is offline', async () => {
    const { around } = given({ isOnline: false })

    expect(await checkSession(() => Promise.reject(failure(0)), around)).toBe('offline')
  })
})

describe('before a route', () => {
  it('is not checked again for the same path, nor on the way out', () => {
    expect(needsCheck('/faqs', '/faqs')).toBe(false)
    expect(needsCheck('/faqs', '/logout')).toBe(false)
    expect(needsCheck('/faqs', '/favorites')).toBe(true)
    expect(needsCheck(undefined, '/faqs')).toBe(true)
  })
})
