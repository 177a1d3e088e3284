import { Link } from '@tanstack/react-router'
import type { AuthUser } from '#platform/session.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { copy } from '#features/privacy/hold-copy.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/** Reminds the reader that they asked to be erased, and leads to where they can take it back. */
export function HoldBanner({ user }: { user: AuthUser }) {
  if (user.erasure_due_at === undefined) return null
  return (
    <Banner tone="warning" label={copy.erasureRequested}>
      {copy.yourAccount} <b>{formatDate(user.erasure_due_at)}</b>.{' '}
      <Link to="/profile-settings" search={{ tab: 'privacy' }}>
        {copy.takeItBack}
      </Link>
    </Banner>
  )
}
