import type { DocumentFormat } from '@guildhall/contract/experts/document'
import { customerWord } from '@guildhall/contract/gigs/customer-words'
import type { Gig } from '@guildhall/contract/gigs/gig'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { read } from '#features/gigs/service.ts'
import { documentAnswer } from '#platform/documents/answer.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { paperOf } from './paper.ts'

/** Customers read neither on a page nor here what the staff do in between. */
function inCustomersWords(gig: Gig): Gig {
  return { ...gig, status_display: customerWord(gig.status_display) }
}

/** A project as a document: what this reader sees of it on the page, and nothing else (PRODUCT D-35). */
export async function make(
  ctx: SignedIn,
  deps: GigsDeps,
  { id, format }: { id: string; format: DocumentFormat },
): Promise<StreamAnswer> {
  const { data: gig } = await read(ctx, deps, id)
  const isCustomer = ctx.actor.activeRole === 'growth_experts_customer'
  const paper = paperOf(isCustomer ? inCustomersWords(gig) : gig, { product: deps.product, at: ctx.now })
  return documentAnswer(ctx, paper, { name: `${gig.internal_id} ${gig.name}`, format })
}
