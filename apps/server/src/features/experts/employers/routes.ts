import { pageOf } from '@guildhall/contract/envelope'
import type { relatedPeople } from '@guildhall/contract/experts/related-people'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export const relatedPeopleRoutes: Handlers<typeof relatedPeople> = {
  async list(ctx, { params, query }) {
    const found = await service.relatedPeople(ctx, params.id, query)
    return pageOf(found.rows, { ...found, emptyText: 'No Data' })
  },
}
