import { EXPERT_STATUSES } from '@guildhall/contract/experts/machine'
import type { RelatedPerson } from '@guildhall/contract/experts/related-people'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import { see, type CompanyHolder } from '#features/companies/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import * as store from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

export interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}

/** The experts with a job at a company, of those whom the caller may see. */
export async function relatedPeople(ctx: SignedIn, companyId: string, query: Query) {
  const { id } = await see(ctx.db, companyId)
  const { page = 1, pageSize = PAGE_SIZE, keyword } = query
  const { rows, total } = await store.page(
    ctx.db,
    { reader: ctx.actor, companyId: id, keyword },
    { page, pageSize },
  )
  return { rows: rows.map(present), page, pageSize, total }
}

/** The jobs and certificates that name companies. */
export const employers: CompanyHolder = {
  async count(db, id) {
    const { experiences, certifications } = await store.countNaming(db, id)
    return [
      { kind: 'experiences', count: experiences },
      { kind: 'certifications', count: certifications },
    ]
  },
  move: ({ db }, change) => store.move(db, change),
}

function present({ photo_file: photo, status, ...row }: store.RelatedRow): RelatedPerson {
  return {
    ...row,
    photo: photoUrl(photo),
    status: EXPERT_STATUSES.find((one) => one === status) ?? 'New',
  }
}
