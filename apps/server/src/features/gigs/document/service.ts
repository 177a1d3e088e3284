import type { DocumentFormat } from '@guildhall/contract/experts/document'
import { customerWord } from '@guildhall/contract/gigs/customer-words'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { read } from '#features/gigs/service.ts'
import { documentAnswer } from '#platform/documents/answer.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { paperOf } from './paper.ts'

/** A project as a document: what this reader sees of it on the page, and nothing else (PRODUCT D-35). */
export async function make(
  ctx: SignedIn,
  deps: GigsDeps,
  { id, format }: { id: string; format: DocumentFormat },
): Promise<StreamAnswer> {
  const { data: gig } = await read(ctx, deps, id)
  const isCustomer = ctx.actor.activeRole === 'growth_experts_customer'
  const paper = paperOf(gig, {
    product: deps.product,
    at: ctx.now,
    // Customers read neither on a page nor here what the staff do in between.
    stateOf: isCustomer ? customerWord : (status) => status,
  })
  return documentAnswer(ctx, paper, { name: `${gig.internal_id} ${gig.name}`, format })
}
