export const samples = {
  bodies: {
    'POST /activities': { type: 'visit', log_name: 'Visit sample', url: '/sample' },
  },
}
