export const samples = {
  forms: {
    'POST /deliverables/:id/hand-in': [
      { field: 'note', content: 'Sample' },
      { field: 'file', filename: 'sample.pdf', content: '%PDF-1.4\n%%EOF\n' },
    ],
  },
  bodies: {
    'POST /gigs/:id/deliverables': { title: 'Sample', due_at: '2027-01-31' },
    'PUT /deliverables/:id': { title: 'Sample' },
    'POST /deliverables/:id/hand-in': { link: 'https://files.example/sample', note: 'Sample' },
    'POST /deliverables/:id/accept': {},
    'POST /deliverables/:id/send-back': { reason: 'Sample' },
  },
}
