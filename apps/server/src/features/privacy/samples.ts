export const samples = {
  bodies: {
    'POST /users/:id/data-export': { current_password: 'Sample-pass-1' },
    'POST /users/:id/erase': { confirm: 'P-000000', current_password: 'Sample-pass-1' },
    'PUT /users/:id/legal-hold': { reason: 'A court has asked for it.' },
  },
}
