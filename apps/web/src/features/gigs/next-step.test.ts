import { GigActions } from '@guildhall/contract/gigs/gig'
import { describe, expect, it } from 'vitest'
import { canLookAhead, nextStepOf } from './next-step.ts'

const RADAR = {
  type: 'radar',
  status: 'Draft',
  locked: false,
  name: 'Yard trucks',
  summary: 'Who leads.',
  description: '<p>Six companies.</p>',
  deadline: '2027-02-20',
  industries: [{}],
  regions: [{}],
  needs_experts: false,
  skills_required: [],
  details: { market_name: 'Yard trucks' },
  applications_until: '2026-12-06',
} as const
const GROWTH = { ...RADAR, type: 'growth-opportunity', needs_experts: true } as const

const NOTHING = GigActions.parse(Object.fromEntries(Object.keys(GigActions.shape).map((one) => [one, false])))
const can = (...able: (keyof GigActions)[]): GigActions => ({
  ...NOTHING,
  canSeeWork: true,
  canSeeActivities: true,
  ...Object.fromEntries(able.map((one) => [one, true])),
})

describe('what a project waits for', () => {
  it('names what a draft lacks with its place in the editor', () => {
    const next = nextStepOf({ ...RADAR, summary: null, details: {} }, can('canEdit', 'canRequest'))

    expect(next?.missing.map(({ label, step }) => [label, step])).toEqual([
      ['Summary', 'brief'],
      ['Market name', 'brief'],
    ])
  })

  it('calls the regions of a radar what its form calls them', () => {
    const labelsOf = (gig: typeof RADAR | typeof GROWTH) =>
      nextStepOf({ ...gig, regions: [] }, can('canEdit'))?.missing.map(({ label }) => label)

    expect(labelsOf(RADAR)).toEqual(['Geography'])
    expect(labelsOf(GROWTH)).toContain('Regions')
  })

  it('sends a complete draft to approval, an administrator straight there', () => {
    expect(nextStepOf(RADAR, can('canEdit', 'canRequest'))?.text).toContain('Request approval')
    expect(nextStepOf(RADAR, can('canEdit', 'canRequest', 'canApprove'))?.text).toContain('Approve it')
  })

  it('says whose turn it is', () => {
    const requested = { ...RADAR, status: 'Requested' } as const
    expect(nextStepOf(requested, can('canRecall'))?.text).toBe(
      "Waiting for an administrator's approval. Recall it to make changes.",
    )
    expect(nextStepOf(requested, can('canApprove', 'canReject'))?.text).toContain('Ready for your review')
  })

  it('asks for a deliverable where the kind has one, for publication where experts are hired', () => {
    expect(nextStepOf({ ...RADAR, status: 'Approved' }, can('canSubmit'))?.text).toContain('deliverable')
    expect(nextStepOf({ ...GROWTH, status: 'Approved' }, can('canPublish', 'canHire'))?.text).toContain(
      'Publish it',
    )
    expect(nextStepOf({ ...GROWTH, status: 'Published' }, can('canHire', 'canClose'))?.text).toContain(
      'Dec 06,2026',
    )
    const untilDeadline = { ...GROWTH, status: 'Published', applications_until: null } as const
    expect(nextStepOf(untilDeadline, can('canHire', 'canClose'))?.text).toContain('Feb 20,2027')
  })

  it('lets who runs it look for experts before it is approved', () => {
    const requested = { ...GROWTH, status: 'Requested' } as const
    expect(canLookAhead(GROWTH, can('canEdit', 'canDelete'))).toBe(true)
    expect(canLookAhead(requested, can('canRecall'))).toBe(true)
    expect(canLookAhead(requested, can('canApprove'))).toBe(true)
    // Who only edits it, a project that needs nobody, and one where Hire stands already.
    expect(canLookAhead(GROWTH, can('canEdit'))).toBe(false)
    expect(canLookAhead(RADAR, can('canEdit', 'canDelete'))).toBe(false)
    expect(canLookAhead({ ...GROWTH, status: 'Approved' }, can('canHire', 'canApprove'))).toBe(false)
  })

  it('keeps quiet for customers, experts and locked projects', () => {
    expect(nextStepOf(RADAR, NOTHING)).toBeUndefined()
    expect(nextStepOf({ ...RADAR, locked: true }, can('canEdit'))).toBeUndefined()
  })
})
