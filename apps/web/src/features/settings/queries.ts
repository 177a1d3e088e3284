import type { Sent } from '@guildhall/contract/endpoint'
import { settings } from '@guildhall/contract/settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const settingsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: ({ signal }) => call(settings.all, {}, { isMain: true, signal }),
      select: ({ data }) => data,
    }),
}

export function changeSettings(body: Sent<typeof settings.change, 'body'>) {
  return call(settings.change, { body })
}
