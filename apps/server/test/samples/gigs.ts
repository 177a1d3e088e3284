/** A valid body for each write of projects. */
export const gigSamples: Record<string, unknown> = {
  'PUT /gigs/:id': { summary: 'Sample' },
  'PUT /gigs/:id/scores': { scores: [] },
  'PUT /gigs/:id/attachments/:uuid': { kind: 'deliverable' },
  'POST /gigs/:id/comments': { body: 'Sample' },
  'PATCH /gigs/:id/comments/:comment_id': { body: 'Sample' },
  'POST /gigs': { type: 'radar', name: 'Sample project' },
  'POST /gigs/:id/clone': { name: 'Sample project', baseYear: 2026 },
}
