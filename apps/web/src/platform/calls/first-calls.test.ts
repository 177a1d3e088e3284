import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  asksFirst,
  beginFirstCalls,
  endFirstCalls,
  firstDrawn,
  firstSeen,
  type AskFirst,
} from './first-calls.ts'

const at = { params: { gigId: 'lorem' }, location: { search: { tab: 'Search' } }, preload: false }

afterEach(endFirstCalls)

it('asks for what the first page shows, with its address', async () => {
  const cache = new QueryClient()
  const askFirst = vi.fn<AskFirst>(async () => undefined)
  beginFirstCalls(cache)

  await asksFirst(async () => ({ askFirst }))(at)

  expect(askFirst.mock.calls).toEqual([[cache, { params: { gigId: 'lorem' }, search: { tab: 'Search' } }]])
})

it('asks for nothing when a page is only prepared, nor for the pages after the first', async () => {
  const load = vi.fn<() => Promise<{ askFirst: AskFirst }>>()
  beginFirstCalls(new QueryClient())

  await asksFirst(load)({ ...at, preload: true })
  endFirstCalls()
  await asksFirst(load)(at)

  expect(load).not.toHaveBeenCalled()
})

it('does not hold the page up for an answer that is slow to come', async () => {
  beginFirstCalls(new QueryClient())
  const askFirst: AskFirst = () => new Promise(() => undefined)

  await expect(asksFirst(async () => ({ askFirst }))(at)).resolves.toBeUndefined()
})

describe('what a first page asks beside what it shows', () => {
  const answered = async () => {
    beginFirstCalls(new QueryClient())
    await asksFirst(async () => ({ askFirst: async () => undefined }))(at)
    endFirstCalls()
  }
  const isOver = async (waiting: Promise<void> | undefined) =>
    Promise.race([waiting?.then(() => true), new Promise((resolve) => setTimeout(resolve, 100, false))])

  it('waits until the page is seen', async () => {
    await answered()
    const waiting = firstSeen()
    expect(await isOver(waiting)).toBe(false)

    firstDrawn()

    expect(await isOver(waiting)).toBe(true)
    expect(firstSeen()).toBeUndefined()
  })

  it('waits for no paint of a page that nobody looks at', async () => {
    vi.useFakeTimers()
    await answered()
    const waiting = firstSeen()

    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()

    expect(await isOver(waiting)).toBe(true)
  })

  it('waits for nothing where the page still waits for its answers', async () => {
    beginFirstCalls(new QueryClient())
    await asksFirst(async () => ({ askFirst: () => new Promise(() => undefined) }))(at)
    endFirstCalls()

    expect(firstSeen()).toBeUndefined()
  })
})
