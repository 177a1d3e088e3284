export const samples = {
  bodies: {
    'POST /api-keys': { name: 'Sample', role: 'growth_experts_manager' },
  },
}
