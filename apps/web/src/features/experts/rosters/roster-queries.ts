import type { Sent } from '@guildhall/contract/endpoint'
import { rosters } from '@guildhall/contract/experts/rosters'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** Experts by their ids, or all of a filter. */
export type Whom = NonNullable<Sent<typeof rosters.add, 'body'>>

/** The rosters of the reader. */
export const ownRosters = queryOptions({
  queryKey: ['experts', 'rosters'],
  queryFn: ({ signal }) => call(rosters.list, {}, { signal }),
  select: ({ data }) => data,
})

export async function createRoster(name: string): Promise<{ id: string }> {
  return (await call(rosters.create, { body: { name } })).data
}

export function renameRoster(id: string, name: string) {
  return call(rosters.rename, { params: { id }, body: { name } })
}

export function deleteRoster(id: string) {
  return call(rosters.remove, { params: { id } })
}

/** How many came that were not on it. */
export async function addToRoster(id: string, body: Whom): Promise<number> {
  return (await call(rosters.add, { params: { id }, body })).data.changed
}

/** How many went. */
export async function takeFromRoster(id: string, body: Whom): Promise<number> {
  return (await call(rosters.take, { params: { id }, body })).data.changed
}
