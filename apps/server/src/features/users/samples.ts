export const samples = {
  bodies: {
    'POST /users': {
      first_name: 'Sam',
      last_name: 'Ple',
      email: 'added@sample.test',
      roles: ['growth_experts_manager'],
    },
    'PUT /users/:id/account': { first_name: 'Sam' },
    'PUT /users/roles': {
      permission: 'CAN_SEE_ADMIN_PEOPLE_LIST',
      role: 'growth_experts_manager',
      is_granted: false,
    },
  },
}
