import { expect, it } from 'vitest'
import { arrived } from './later.ts'

it('hands on a part, and why one cannot be had', async () => {
  expect(await arrived(() => Promise.resolve({ name: 'menu' }))).toEqual({ name: 'menu' })
  await expect(arrived(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

it('keeps what stands while a part is missing for want of a connection', async () => {
  const missing = arrived(() => Promise.resolve(undefined))
  const first = await Promise.race([missing, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))])
  expect(first).toBe('waits')
})
