import { vetting, type Review } from '@guildhall/contract/experts/vetting'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { relativeDate } from '#ui/text/date-format.ts'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { ReviewCard } from './review-card.tsx'

const HOUR = 3_600_000
const ID = '0b6f0a3e-0000-4000-8000-000000000001'

const review = (hours: number): Review => ({
  status: 'Pending',
  applied_at: new Date(Date.now() - hours * HOUR).toISOString(),
  screened_at: null,
  screenedBy: null,
  approved_at: null,
  approvedBy: null,
  invited_at: null,
  invitedBy: null,
  reminded_at: null,
  resubmissions: 0,
  hear_about_us: null,
  referral_name: null,
  duplicates: [],
  notes: 0,
  queue: { position: 1, total: 1, previous: null, next: null },
  missing: [],
})

it.each([7, 30, 84, 186])('counts the wait of %s hours as Today does', async (hours) => {
  const given = review(hours)
  stubApi().on(vetting.review, () => ({ data: given }))
  renderWithData(<ReviewCard personId={ID} />)

  const shown = (await screen.findByText('Waiting')).nextElementSibling?.textContent

  expect(`${shown} ago`).toBe(relativeDate(given.applied_at))
})
