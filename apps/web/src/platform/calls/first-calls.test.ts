import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { asksFirst, beginFirstCalls, endFirstCalls, type AskFirst } from './first-calls.ts'

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
