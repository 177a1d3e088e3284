const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'

/** A valid body for each write of members and invitations. */
export const memberSamples: Record<string, unknown> = {
  'POST /gigs/:id/members': { members: [{ user_id: SOMEBODY, role: 'analyst' }] },
  'PATCH /gigs/:id/members/:member_id': { permission_id: SOMEBODY },
  'PUT /gigs/:id/members/:member_id': { permission_id: SOMEBODY },
  'POST /gigs/:id/invitations': {
    first_name: 'Sam',
    last_name: 'Ple',
    email: 'sam@sample.test',
    permission_id: SOMEBODY,
  },
  'POST /gigs/:id/invitations/:invitation_id/resend': {},
}
