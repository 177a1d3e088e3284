const ANNOUNCEMENT = {
  title: 'Sample',
  body: 'Sample',
  roles: ['growth_experts_expert'],
  starts_on: '2026-01-01',
}

export const samples = {
  bodies: {
    'POST /announcements': ANNOUNCEMENT,
    'PUT /announcements/:id': ANNOUNCEMENT,
    'PUT /announcements/read': { ids: ['01932f5e-7d3a-7000-8000-000000000000'] },
  },
}
