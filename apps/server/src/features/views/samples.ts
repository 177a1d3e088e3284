const sample = { name: 'Sample', query: 'keyword=sample', shared_with: null }

export const samples = {
  bodies: {
    'POST /views': { ...sample, list: '/users' },
    'PUT /views/:id': sample,
    'PUT /views/:id/start': { is_start: true },
  },
}
