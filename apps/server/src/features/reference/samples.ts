const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'
const REASON = { name: 'Sample reason', allow_resubmit: false, default_text: null, text_required: false }

export const samples = {
  bodies: {
    'POST /skills': { title: 'Sample skill' },
    'POST /languages': { title: 'Sample language' },
    'POST /degree-types': { title: 'Sample degree' },
    'POST /schools': { title: 'Sample school' },
    'POST /settings/reference/:list': { name: 'Sample entry' },
    'PUT /settings/reference/:list/:id': { name: 'Sample entry' },
    'POST /settings/reference/:list/:id/merge': { into: '01932f5e-7d3a-7000-8000-000000000001' },
    'POST /settings/reasons': { ...REASON, kind: 'reject' },
    'PUT /settings/reasons/order': { kind: 'reject', ids: [SOMEBODY] },
    'PUT /settings/reasons/:id': REASON,
  },
  queries: {
    'GET /countries/states': `?country_id=${SOMEBODY}`,
    'GET /countries/states/cities': `?state_id=${SOMEBODY}`,
  },
  paths: { '/reference/:list': '/reference/skills' },
}
