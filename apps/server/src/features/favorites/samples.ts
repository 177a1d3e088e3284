const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'

export const samples = {
  bodies: {
    'POST /favorites': { project_id: SOMEBODY },
    'DELETE /favorites': { project_ids: [SOMEBODY] },
  },
}
