/** A valid body for each write of projects. */
export const gigSamples: Record<string, unknown> = {
  'POST /gigs': { type: 'radar', name: 'Sample project' },
  'POST /gigs/:id/clone': { name: 'Sample project', baseYear: 2026 },
}
