import { accounts } from '@guildhall/contract/accounts'
import { notifications, type Notification } from '@guildhall/contract/notifications'
import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import type { PreferencesForm } from '@guildhall/contract/notifications/preferences'
import { push, type PushSubscriptionForm } from '@guildhall/contract/push'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { useWrite } from '#platform/use-write.ts'
import { copy } from './copy.ts'

const LIST = ['notifications', 'list']
const COUNT = ['notifications', 'count']

export const notificationQueries = {
  count: () =>
    queryOptions({
      queryKey: COUNT,
      queryFn: async ({ signal }) => (await call(notifications.count, {}, { signal })).data.unread_count,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** Page by page; of one category, or of all. */
  pages: (category?: NotificationCategory) =>
    infiniteQueryOptions({
      queryKey: [...LIST, category ?? 'all'],
      queryFn: ({ pageParam, signal }) =>
        call(notifications.list, { query: { page: pageParam, category } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      select: ({ pages }) => withoutRepeats(pages.flatMap(({ data }) => data)),
    }),

  preferences: () =>
    queryOptions({
      queryKey: ['notifications', 'preferences'],
      queryFn: async ({ signal }) => (await call(notifications.preferences, {}, { signal })).data,
    }),
}

/** What arrives between two pages pushes rows from one to the next. */
function withoutRepeats(rows: readonly Notification[]): Notification[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Takes over the number of unread ones that the server told; lists look again when it is another. */
export function tookCount(client: QueryClient, unread: number, isNew: boolean): void {
  const before = client.getQueryData<number>(COUNT)
  client.setQueryData(COUNT, unread)
  if (isNew || before !== unread) void client.invalidateQueries({ queryKey: LIST })
}

/** Asks for the number again: no live message may have come for a while. */
export function askCount(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: COUNT })
}

/** Marks one as read, or all of a category, or all. */
export function useMarkRead() {
  const client = useQueryClient()
  const { run, isPending } = useWrite({ tells: 'by toast', textOf: () => copy.notMarked })
  const mark = (which: { id: string } | { category?: NotificationCategory | undefined }) =>
    void run(
      () =>
        'id' in which
          ? call(notifications.markRead, { params: { id: which.id }, body: {} })
          : call(notifications.markAllRead, { body: { category: which.category } }),
      { onDone: ({ data }) => tookCount(client, data.unread_count, true) },
    )
  return { mark, isPending }
}

export async function savePreferences(body: PreferencesForm) {
  return (await call(notifications.setPreferences, { body })).data
}

export async function changeTimezone(timezone: string) {
  return (await call(accounts.setTimezone, { body: { timezone } })).data
}

export async function authorisePush() {
  return (await call(push.auth, { body: {} })).data
}

export function keepSubscription(body: PushSubscriptionForm) {
  return call(push.subscribe, { body })
}

export function dropSubscription(endpoint: string) {
  return call(push.unsubscribe, { body: { endpoint } })
}
