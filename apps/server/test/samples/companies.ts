const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'
const ANOTHER = '01932f5e-7d3a-7000-8000-000000000001'

/** A valid body for each write of companies. */
export const COMPANY_BODIES: Readonly<Record<string, unknown>> = {
  'POST /companies': { name: 'Sample company', is_draft: true, source: 'Profile' },
  'POST /companies/approve': { ids: [SOMEBODY] },
  'PUT /companies/:id': { name: 'Sample company' },
  'POST /companies/:id/merge': { into_id: ANOTHER, confirm: 'Sample' },
}

export const COMPANY_QUERIES: Readonly<Record<string, string>> = {
  'GET /companies/similar': '?name=Sample',
  'GET /companies/:id/merge': `?into_id=${ANOTHER}`,
}
