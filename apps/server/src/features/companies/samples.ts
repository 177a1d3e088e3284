const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'
const ANOTHER = '01932f5e-7d3a-7000-8000-000000000001'

export const samples = {
  bodies: {
    'POST /companies': { name: 'Sample company', is_draft: true, source: 'Profile' },
    'POST /accounts/companies': { name: 'Sample company', is_draft: true, source: 'Profile' },
    'POST /companies/approve': { ids: [SOMEBODY] },
    'PUT /companies/:id': { name: 'Renamed sample company' },
    'POST /companies/:id/merge': { into_id: ANOTHER, confirm: 'Sample' },
  },
  queries: {
    'GET /companies/similar': '?name=Sample',
    'GET /companies/:id/merge': `?into_id=${ANOTHER}`,
  },
  forms: { 'POST /companies/:id/logo': [{ field: 'image', filename: 'sample.png', content: 'no picture' }] },
}
