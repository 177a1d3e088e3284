import { expect, it } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { wordsOf } from './use-gig-step.ts'

it('calls what a project lacks as the page does', () => {
  const lacks = ['Field is required']
  const fields = { summary: lacks, industry_ids: lacks, company_id: lacks, 'details.market_name': lacks }

  const refusal = new ApiError({ status: 422, code: 'invalid', message: 'Refused', fields, requestId: '1' })

  expect(wordsOf(refusal)).toBe('Please fill in: Summary, Industries, Customer company, Market name')
})
