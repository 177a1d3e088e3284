export const samples = {
  paths: { '/compliance/papers/:kind': '/compliance/papers/attestation' },
  bodies: {
    'PUT /compliance/papers/:kind': {
      title: 'Sample',
      text: 'Sample',
      // The demo network has one of each.
      replaces: 1,
    },
    'POST /compliance/restricted': { kind: 'company', name: 'Sample' },
    'PUT /compliance/requirements': {
      kind: 'radar',
      confidentiality: 'restricted',
      gates: [{ key: 'agreement', binds: ['files'] }],
    },
  },
}
