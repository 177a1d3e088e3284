import { endpoint } from '#contract/endpoint'
import { idParams } from '#contract/shapes'
import type { TypedDetails } from './details.ts'
import { GigAnswer } from './gig.ts'

/** What customers of level manage agree to (PRODUCT 5.6.3): an award's text, or the profile of their own company. */
export const gigAcceptance = {
  write: endpoint({
    method: 'POST',
    path: '/gigs/:id/acceptance',
    title: 'Accept award text or company profile',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams },
    ok: GigAnswer,
  }),
}

/** Whether something waits for somebody of this company: a text that is there, or a profile that is finished. */
export function waitsForAcceptance(typed: TypedDetails, companyId: string | null): boolean {
  if (typed.type !== 'radar' && typed.type !== 'award') return false
  if (typed.details.acceptances.some((one) => one.company_id === companyId)) return false
  if (typed.type === 'award') return typed.details.award_text !== null
  return typed.details.companies.some((one) => one.company_id === companyId && one.status === 'profiled')
}
