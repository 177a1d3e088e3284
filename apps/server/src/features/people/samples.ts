const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'
const SOMEBODY_ELSE = '01932f5e-7d3a-7000-8000-000000000001'

export const samples = {
  bodies: {
    'POST /people': { first_name: 'Sam', last_name: 'Ple' },
    'PUT /people/:id/record': { first_name: 'Sam', last_name: 'Ple' },
    'PUT /people/duplicates': { ids: [SOMEBODY, SOMEBODY_ELSE], is_duplicate: false },
    'POST /people/:id/merge': { other_id: SOMEBODY_ELSE, take: [] },
    'DELETE /people/delete': { ids: [SOMEBODY] },
    'PUT /people/:id/note': { note: 'Sample' },
  },
  queries: { 'GET /people/:id/merge': `?other_id=${SOMEBODY_ELSE}` },
}
