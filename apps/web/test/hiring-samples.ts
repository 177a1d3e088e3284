import type { OwnEngagement } from '@guildhall/contract/hiring/engagements'
import type { Brief } from '@guildhall/contract/hiring/expert-projects'
import type { ExpertCard } from '@guildhall/contract/hiring/shapes'

/** A project as an expert sees it who has no part in it and may do nothing. */
export const sampleBrief: Brief = {
  id: '0193b4a0-0000-7000-8000-000000000001',
  internal_id: 'GOP-2026-0042',
  name: 'Storage in the Nordics',
  type: 'growth-opportunity',
  summary: null,
  status: 'Published',
  owner: null,
  deadline: null,
  applications_until: null,
  starts_on: null,
  ends_on: null,
  bid_type: null,
  currency: 'USD',
  budget: null,
  effort: null,
  location: 'Remote',
  nda_required: false,
  industries: [],
  languages: [],
  published_at: null,
  fit: { matched: 0, required: 0, skills: [] },
  questions: [],
  engagement: null,
  actions: {
    canApply: false,
    canAccept: false,
    canDecline: false,
    canWithdraw: false,
    canSeeAgreement: false,
    canSign: false,
    canRate: false,
  },
}

/** An expert on a card of who hires, of whom nothing is known but the name. */
export const sampleExpert: ExpertCard = {
  id: '0193b4a0-0000-7000-8000-000000000002',
  name: 'Ada Lorem',
  photo: null,
  job_title: null,
  location: null,
  years_of_experience: null,
  rating: null,
  rating_count: 0,
  availability: 'Available',
  is_available: true,
  is_suspended: false,
  rate: null,
  rate_type: null,
  skills: [],
}

/** What is over of the work of an expert. */
export const sampleOwnEngagement: OwnEngagement = {
  id: '0193b4a0-0000-7000-8000-000000000001',
  state: 'past',
  outcome: null,
  request_message: null,
  message: null,
  bid_type: null,
  bid_amount: null,
  currency: 'USD',
  answers: [],
  expires_at: null,
  assigned_at: null,
  rate: null,
  rate_type: null,
  starts_on: null,
  ends_on: null,
  hours_planned: null,
  ended_at: null,
  agreement_signed_at: null,
  next_date: null,
  own_rating: null,
  created_at: '2026-11-20T10:00:00.000Z',
}
