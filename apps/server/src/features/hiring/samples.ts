const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'

export const samples = {
  paths: {
    '/papers/:kind/sign': '/papers/nda/sign',
    '/papers/:kind/file': '/papers/nda/file',
    '/engagements/:id/gates/:key/ask':
      '/engagements/01932f5e-7d3a-7000-8000-000000000000/gates/agreement/ask',
    '/engagements/:id/gates/:key/waive': '/engagements/01932f5e-7d3a-7000-8000-000000000000/gates/nda/waive',
  },
  queries: { 'GET /gigs/:id/gates': '?engagement_id=01932f5e-7d3a-7000-8000-000000000000' },
  forms: {
    'POST /verify': [{ field: 'file', filename: 'sample.pdf', content: '%PDF-1.4\n%%EOF\n' }],
  },
  bodies: {
    'POST /gigs/:id/engagements': { expert_ids: [SOMEBODY], message: 'Sample' },
    'POST /gigs/:id/engagements/decide': { decision: 'shortlist', ids: [SOMEBODY] },
    'POST /engagements/:id/accept': { message: 'Sample' },
    'POST /engagements/:id/decline': { reason_text: 'Sample' },
    'POST /engagements/:id/withdraw': {},
    'POST /engagements/:id/review': {},
    'POST /engagements/:id/hire': { rate: 100, rate_type: 'Hourly', starts_on: '2026-01-01' },
    'POST /engagements/:id/agreement/sign': {
      typed_name: 'Sam Ple',
      accepted: true,
      version: 1,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    'POST /papers/:kind/sign': {
      typed_name: 'Sam Ple',
      accepted: true,
      version: 1,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    // The training of the demo network has a second version.
    'POST /papers/training/answers': { version: 2, answers: [0] },
    'POST /engagements/:id/gates/:key/waive': { reason: 'Sample' },
    'PUT /engagements/:id/terms': { hours_planned: 60 },
    'POST /verify': { hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    'POST /engagements/:id/not-selected': { reason_text: 'Sample' },
    'POST /engagements/:id/withdraw-request': {},
    'POST /engagements/:id/end': { outcome: 'completed' },
    'POST /engagements/:id/reopen': {},
    'POST /engagements/:id/ratings': { rate: 4.5, comment: 'Sample' },
    'POST /gigs/:id/recommendations': {},
    'PUT /engagements/:id/opinion': { opinion: 'up', comment: 'Sample' },
    'PUT /ics/:id/checklist': { item: 'tax_form', is_done: true },
    'PUT /ics/directory': { is_in_directory: false },
  },
}
