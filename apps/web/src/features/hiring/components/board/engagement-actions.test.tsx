import { hiring } from '@guildhall/contract/hiring'
import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleExpert } from '#test/hiring-samples.ts'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { EngagementActions, type StepKind } from './engagement-actions.tsx'
import { EngagementDialog } from './engagement-dialog.tsx'

const ID = '0193b4a0-0000-7000-8000-000000000001'

const REQUESTED: Engagement = {
  id: ID,
  version: 1,
  gig: { id: ID, name: 'Storage in the Nordics' },
  expert: sampleExpert,
  status: 'Requested',
  close_reason: null,
  reasons: [],
  reason_text: null,
  origin: 'invite',
  request_message: null,
  message: null,
  bid_type: null,
  bid_amount: null,
  currency: 'USD',
  answers: [],
  declares_no_conflict: false,
  expires_at: null,
  is_shortlisted: false,
  score: null,
  assigned_at: null,
  rate: null,
  rate_type: null,
  starts_on: null,
  ends_on: null,
  hours_planned: null,
  ended_at: null,
  agreement_signed_at: null,
  own_rating: null,
  next_date: null,
  thumbs_up: 0,
  thumbs_down: 0,
  opinions: [],
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  updated_at_diff: '9 days ago',
  actions: {
    canReview: false,
    canHire: false,
    canNotSelect: false,
    canProposeCall: false,
    canWithdrawRequest: true,
    canEnd: false,
    canReopen: false,
    canRate: false,
    canSeeAgreement: false,
  },
}

function Entry() {
  const [kind, setKind] = useState<StepKind>()
  return (
    <>
      <EngagementActions engagement={REQUESTED} onStep={setKind} />
      {kind && (
        <EngagementDialog gigId={ID} engagement={REQUESTED} kind={kind} onClose={() => setKind(undefined)} />
      )}
    </>
  )
}

it('asks before a request is withdrawn', async () => {
  const api = stubApi()
  const withdraw = vi.fn(() => ({ data: REQUESTED }))
  api.on(hiring.withdrawRequest, withdraw)
  const { user } = renderWithData(<Entry />)

  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  const question = await screen.findByRole('dialog', { name: 'Withdraw the request to Ada Lorem?' })
  expect(withdraw).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(question.isConnected).toBe(false))
  expect(withdraw).toHaveBeenCalledOnce()
})
