/** Announced pages (PRODUCT S-25), for CAN_SEE_ADMIN_ROUTES. */
export const COMING_SOON = [
  { path: 'customers', title: 'Manage customers' },
  { path: 'members', title: 'Manage members' },
  { path: 'experts', title: 'Manage experts' },
  { path: 'domo', title: 'Manage Domo' },
] as const
