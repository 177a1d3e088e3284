import { describe, expect, it } from 'vitest'
import { scoresOf } from '@guildhall/contract/gigs/award-scores'

const AWARD = {
  award_category: null,
  market: null,
  nominee_companies: [
    { company_id: 'a', status: 'nominated' as const },
    { company_id: 'b', status: 'winner' as const },
    { company_id: 'c', status: 'nominated' as const },
  ],
  criteria: [
    { id: 'i', name: 'Impact', weight: 75 },
    { id: 't', name: 'Technology', weight: 25 },
  ],
  scores: [
    { company_id: 'a', criterion_id: 'i', juror_id: 'x', score: 4 },
    { company_id: 'a', criterion_id: 't', juror_id: 'x', score: 8 },
    { company_id: 'b', criterion_id: 'i', juror_id: 'x', score: 6 },
    { company_id: 'b', criterion_id: 'i', juror_id: 'y', score: 9 },
  ],
  announcement_date: null,
  licence_status: 'none' as const,
  award_text: null,
  acceptances: [],
}

describe('the scores of an award', () => {
  it('are means of the jurors, weighted by the criteria, the best first', () => {
    expect(scoresOf(AWARD)).toEqual([
      { company_id: 'b', status: 'winner', means: [7.5, null], total: 7.5 },
      { company_id: 'a', status: 'nominated', means: [4, 8], total: 5 },
      { company_id: 'c', status: 'nominated', means: [null, null], total: null },
    ])
  })
})
