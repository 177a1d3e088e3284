import { describe, expect, it, vi } from 'vitest'
import { Saver, type Form } from './saver.ts'

const STORED = { name: 'Yard trucks', summary: null, 'details.market_name': null }
const form = (body: Form['body'], faults: Form['faults'] = {}): Form => ({
  body: { ...STORED, ...body },
  faults,
})

describe('the saver', () => {
  it('sends only what differs, in the form of the server, and knows it afterwards', async () => {
    const saver = new Saver(STORED, 4)
    const send = vi.fn().mockResolvedValue(5)
    const now = form({ summary: 'Trucks that drive alone', 'details.market_name': 'Trucks' })

    await saver.save(() => now, send)
    await saver.save(() => now, send)

    expect(send.mock.calls).toEqual([
      [{ summary: 'Trucks that drive alone', details: { market_name: 'Trucks' } }, 4],
    ])
    expect(saver.changed(now.body)).toEqual([])
  })

  it('keeps a field with a fault back and sends it once it has none', async () => {
    const saver = new Saver(STORED, 1)
    const send = vi.fn().mockResolvedValueOnce(2).mockResolvedValueOnce(3)

    await saver.save(() => form({ name: 'Y', summary: 'New' }, { name: 'At least 3 characters.' }), send)
    await saver.save(() => form({ name: 'Yards', summary: 'New' }), send)

    expect(send.mock.calls).toEqual([
      [{ summary: 'New' }, 1],
      [{ name: 'Yards' }, 2],
    ])
  })

  it('sends one change after the other, the second with what was typed meanwhile', async () => {
    const saver = new Saver(STORED, 1)
    let now = form({ summary: 'First' })
    const answer = Promise.withResolvers<number>()
    const send = vi.fn().mockReturnValueOnce(answer.promise).mockResolvedValueOnce(3)

    const first = saver.save(() => now, send)
    const second = saver.save(() => now, send)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    now = form({ summary: 'Second' })
    answer.resolve(2)
    await Promise.all([first, second])

    expect(send.mock.calls).toEqual([
      [{ summary: 'First' }, 1],
      [{ summary: 'Second' }, 2],
    ])
  })

  it('tries again what could not be sent, from the same version', async () => {
    const saver = new Saver(STORED, 1)
    const send = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce(2)
    const now = form({ summary: 'New' })

    await expect(saver.save(() => now, send)).rejects.toThrow('no answer')
    await saver.save(() => now, send)

    expect(send.mock.calls.map(([, version]) => version)).toEqual([1, 1])
  })

  it('goes on from what somebody else has saved', async () => {
    const saver = new Saver(STORED, 1)
    const send = vi.fn().mockResolvedValue(8)
    saver.rebase({ ...STORED, summary: 'Theirs' }, 7)

    await saver.save(() => form({ summary: 'Mine' }), send)

    expect(send.mock.calls).toEqual([[{ summary: 'Mine' }, 7]])
  })
})
