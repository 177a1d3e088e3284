export const samples = {
  bodies: {
    'POST /compliance/restricted': { kind: 'company', name: 'Sample' },
    'PUT /compliance/requirements': {
      kind: 'radar',
      confidentiality: 'restricted',
      gates: [{ key: 'agreement', binds: ['files'] }],
    },
  },
}
