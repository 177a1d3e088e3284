import type { DocumentFormat } from '@guildhall/contract/experts/document'
import { find as findAreas } from '#features/experts/areas/store.ts'
import { certifications } from '#features/experts/sections/certifications.ts'
import { educations } from '#features/experts/sections/educations.ts'
import { experiences } from '#features/experts/sections/experiences.ts'
import { languages, skills } from '#features/experts/sections/skills.ts'
import { asPublic } from '#features/experts/policy.ts'
import { present } from '#features/experts/presenter.ts'
import { see } from '#features/experts/service.ts'
import { documentAnswer } from '#platform/documents/answer.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { paperOf } from './paper.ts'

export interface DocumentRequest {
  id: string
  format: DocumentFormat
  /** As a customer sees the person. */
  asPublic: boolean
}

/** The profile of an expert as a document: what this reader sees of them on the page, and nothing else. */
export async function make(ctx: SignedIn, product: string, request: DocumentRequest): Promise<StreamAnswer> {
  const { row, view } = await see(ctx, request.id)
  if (!row.is_expert || !view.canSeeSections) throw refuse('not_found')
  const { data: profile } = present(row, request.asPublic ? asPublic(view) : view, ctx.now)
  const place = { personId: row.id }
  const paper = paperOf({
    product,
    profile,
    at: ctx.now,
    areas: await findAreas(ctx.db, row.id),
    experiences: await experiences.rows(ctx.db, place),
    educations: await educations.rows(ctx.db, place),
    certifications: await certifications.rows(ctx.db, place),
    skills: await skills.rows(ctx.db, place),
    languages: await languages.rows(ctx.db, place),
  })
  return documentAnswer(ctx, paper, { name: profile.name, format: request.format })
}
