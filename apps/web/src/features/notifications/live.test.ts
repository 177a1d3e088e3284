import type { LiveEvent, LiveMessage } from '@guildhall/contract/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenLive } from './live.ts'

/** What the browser brings along: streams, and one lock for all tabs. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static readonly all: Source[] = []
  readyState = 1
  constructor() {
    super()
    Source.all.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(event: LiveEvent, data: string) {
    this.dispatchEvent(new MessageEvent(event, { data }))
  }
  refuse() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
}

const locks = {
  held: Promise.resolve(),
  request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
    const turn = locks.held.then(() => (signal.aborted ? undefined : work()))
    locks.held = turn
    return turn
  },
}

const message: LiveMessage = { unread_count: 3, gig_id: null, expert_id: null, commands: [], type: 'unread' }

function tab() {
  const heard: number[] = []
  const onMissed = vi.fn<() => void>()
  const stop = listenLive('u', {
    onMessage: (_event, { unread_count }) => heard.push(unread_count),
    onMissed,
  })
  return { heard, onMissed, stop }
}

beforeEach(() => {
  Source.all.length = 0
  locks.held = Promise.resolve()
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => {
  vi.useRealTimers()
})

const streams = (count: number) => vi.waitUntil(() => Source.all.length === count)

describe('the tabs of a browser', () => {
  it('share one stream, and each hears what comes', async () => {
    const [one, two] = [tab(), tab()]
    await streams(1)

    Source.all[0]?.say('unread', JSON.stringify(message))

    await vi.waitUntil(() => two.heard.length === 1)
    expect([one.heard, two.heard]).toEqual([[3], [3]])
    one.stop()
    two.stop()
  })

  it('go on when the one that held the stream is closed', async () => {
    const [one, two] = [tab(), tab()]
    await streams(1)

    one.stop()

    await streams(2)
    expect(Source.all.map(({ readyState }) => readyState)).toEqual([2, 1])
    two.stop()
  })
})

describe('a stream', () => {
  it('that is refused is asked for again, later and later, and the page asks what it missed', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const one = tab()
    await streams(1)
    vi.useFakeTimers()

    Source.all[0]?.refuse()
    expect(one.onMissed).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(Source.all).toHaveLength(2)
    Source.all[1]?.refuse()
    vi.advanceTimersByTime(10_000)
    expect(Source.all).toHaveLength(2)
    vi.advanceTimersByTime(10_000)
    expect(Source.all).toHaveLength(3)

    // Not together with all the others.
    random.mockReturnValue(0.25)
    Source.all[2]?.refuse()
    vi.advanceTimersByTime(30_000)
    expect(Source.all).toHaveLength(4)
    one.stop()
    random.mockRestore()
  })

  it('that says what nobody understands is not believed', async () => {
    const one = tab()
    await streams(1)

    Source.all[0]?.say('notification', '<html>')
    Source.all[0]?.say('notification', '{"unread_count":"many"}')

    expect(one.heard).toEqual([])
    one.stop()
  })
})
