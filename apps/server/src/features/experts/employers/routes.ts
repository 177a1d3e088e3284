import { pageOf } from '@guildhall/contract/envelope'
import type { relatedPeople } from '@guildhall/contract/experts/related-people'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import * as service from './service.ts'

type Asked = { params: { id: string }; query: service.Query }

const list = async (ctx: SignedIn, { params, query }: Asked) => {
  const found = await service.relatedPeople(ctx, params.id, query)
  return pageOf(found.rows, { ...found, emptyText: 'No Data' })
}

export const relatedPeopleRoutes: Handlers<typeof relatedPeople> = { list, listAlias: list }
