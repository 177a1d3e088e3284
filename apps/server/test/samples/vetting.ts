const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'

/** Valid bodies of the vetting and of the lists of experts; whom they name does not exist. */
export const VETTING_BODIES: Record<string, unknown> = {
  'POST /users/:id/screen': {},
  'POST /users/:id/approve': {},
  'POST /users/:id/reject': { status_reason: 'Sample' },
  'POST /users/:id/suspend': { status_reason: 'Sample' },
  'POST /users/:id/reconsider': {},
  'POST /users/:id/remind': {},
  'POST /users/remind': {},
  'POST /users/bulk': { action: 'remind', ids: [SOMEBODY] },
  'POST /people/invite': { first_name: 'In', last_name: 'Vited', email: 'invited@sample.test' },
  'POST /rosters': { name: 'Sample' },
  'PUT /rosters/:id': { name: 'Sample' },
  'POST /rosters/:id/experts': { ids: [SOMEBODY] },
  'DELETE /rosters/:id/experts': { ids: [SOMEBODY] },
}
