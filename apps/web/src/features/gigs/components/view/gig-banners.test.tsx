import type { AuditLine } from '@guildhall/contract/gigs/gig'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { GigBanners } from './gig-banners.tsx'

const MAYA = { id: '0193b4a0-0000-7000-8000-00000000000a', name: 'Maya Okafor', photo: null }
const line = (event: AuditLine['event'], at: string, reason: string): AuditLine => ({
  event,
  actor: MAYA,
  at,
  reason,
})
const unpublished = line('unpublished', '2026-11-23T09:00:00.000Z', 'The brief changes.')
const reopened = line('reopened', '2026-11-28T09:00:00.000Z', 'The customer is back.')

type Shown = Parameters<typeof GigBanners>[0]['gig']

function show(audit: AuditLine[], at: string, reason: string | null, names: readonly string[] = []) {
  const gig: Shown = {
    status: 'Unpublished',
    status_changed_at: at,
    status_changed_by: MAYA,
    status_reason: reason,
    rejected_from: null,
    reasons: names.map((name) => ({ id: MAYA.id, name, text_required: name === 'Other' })),
    locked: false,
    audit,
  }
  render(<GigBanners gig={gig} actions={{ canEdit: true, canRequest: false }} />)
}

it('says who unpublished a project, and why', () => {
  show([unpublished], unpublished.at, unpublished.reason)

  expect(screen.getByText(/^Unpublished by Maya Okafor on Nov 23,2026/)).toBeDefined()
  expect(screen.getByText('The brief changes.')).toBeDefined()
})

it('names the reasons beside the words, but none that only asks for them', () => {
  show([unpublished], unpublished.at, unpublished.reason, ['Out of scope', 'Other'])

  expect(screen.getByText(/^Unpublished by Maya Okafor on Nov 23,2026: Out of scope$/)).toBeDefined()
  expect(screen.getByText('The brief changes.')).toBeDefined()
})

it('says of a reopened one that it was reopened, whatever was before', () => {
  show([unpublished, reopened], reopened.at, null)

  expect(screen.getByText(/^Reopened by Maya Okafor on Nov 28,2026/)).toBeDefined()
  expect(screen.getByText('The customer is back.')).toBeDefined()
})

it('forgets the reopening once it was unpublished anew', () => {
  const again = { ...unpublished, at: '2026-11-29T09:00:00.000Z' }
  show([again, reopened], again.at, again.reason)

  expect(screen.getByText(/^Unpublished by Maya Okafor on Nov 29,2026/)).toBeDefined()
})

it('says of a rejected one what must come before the next request, as a fact also for who may not send it', () => {
  const rejected = line('rejected', '2026-11-29T09:00:00.000Z', 'Name the plants.')
  const gig: Shown = {
    status: 'Rejected',
    status_changed_at: rejected.at,
    status_changed_by: MAYA,
    status_reason: rejected.reason,
    rejected_from: 'Requested',
    reasons: [],
    locked: false,
    audit: [rejected],
  }
  render(<GigBanners gig={gig} actions={{ canEdit: true, canRequest: false }} />)

  expect(screen.getByText('Approval can be requested again once the project has been changed.')).toBeDefined()
})
