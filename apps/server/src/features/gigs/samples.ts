// No page, which is enough to be one.
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'

export const samples = {
  bodies: {
    'PUT /gigs/:id': { summary: 'Sample' },
    'PUT /gigs/:id/scores': { scores: [] },
    'PUT /gigs/:id/attachments/:uuid': { kind: 'deliverable' },
    'POST /gigs/:id/acceptance': {},
    'POST /gigs/:id/comments': { body: 'Sample' },
    'PATCH /gigs/:id/comments/:comment_id': { body: 'Sample' },
    'POST /gig-proposals': { type: 'radar', text: 'We look for somebody who knows grid batteries.' },
    'POST /gigs': { type: 'radar', name: 'Sample project' },
    'POST /gigs/:id/reject': { status_reason: 'Sample' },
    'POST /gigs/:id/unpublish': { status_reason: 'Sample' },
    'POST /gigs/:id/close': { status_reason: 'Sample' },
    'POST /gigs/:id/reopen': { status_reason: 'Sample' },
    'POST /gigs/:id/clone': { name: 'Sample project', baseYear: 2026 },
    'POST /gigs/:id/members': { members: [{ user_id: SOMEBODY, role: 'analyst' }] },
    'PATCH /gigs/:id/members/:member_id': { permission_id: SOMEBODY },
    'PUT /gigs/:id/members/:member_id': { permission_id: SOMEBODY },
    'POST /gigs/:id/invitations': {
      first_name: 'Sam',
      last_name: 'Ple',
      email: 'sam@sample.test',
      permission_id: SOMEBODY,
    },
    'POST /gigs/:id/invitations/again': { user_id: SOMEBODY, permission_id: SOMEBODY },
    'POST /gigs/:id/invitations/:invitation_id/resend': {},
  },
  forms: {
    'POST /gigs/:id/attachments': [{ field: 'file', filename: 'sample.pdf', content: PDF }],
    'POST /gig-proposals/file': [{ field: 'file', filename: 'sample.txt', content: 'Grid batteries.' }],
  },
  queries: {
    'GET /gigs/:id/export': '?format=pdf',
    'GET /gig-templates': '?type=radar',
    'GET /gig-people': '?for=owner',
    'GET /permissions': '?type=radar',
    'GET /contributors-role': '?project_name=radar',
  },
}
