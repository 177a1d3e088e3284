export const samples = {
  bodies: {
    'POST /feedback': { message: 'Sample', rate: 4, type: 'others', page_url: '/sample' },
    'PATCH /feedback/:id': { status: 'Read' },
  },
}
