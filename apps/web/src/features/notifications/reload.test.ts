import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { reload, reloadsOf } from './reload.ts'

function cached() {
  const client = new QueryClient()
  for (const key of [
    ['experts', 'list'],
    ['gigs', 'list'],
    ['activity', 'page'],
    ['today', 'me'],
    ['notifications', 'count'],
  ])
    client.setQueryData(key, {})
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey[0])
  return { client, stale }
}

describe('the commands of a message', () => {
  it.each([
    [['RELOAD_EXPERTS_LIST_Pending'], ['experts', 'today']],
    [['RELOAD_GIGS_LIST_'], ['gigs', 'today']],
    [
      ['RELOAD_GIGS_LIST_Published', 'RELOAD_EXPERTS_LIST_Approved'],
      ['experts', 'gigs', 'today'],
    ],
    [['RELOAD_PROFILE'], ['experts', 'gigs', 'activity', 'today']],
    [['RELOAD_'], ['experts', 'gigs', 'activity', 'today']],
    [['OPEN_EVIL', 'x', ''], []],
  ])('%j load again: %j', (commands, expected) => {
    const { client, stale } = cached()

    reload(client, reloadsOf(commands))

    expect(stale()).toEqual(expected)
  })
})
