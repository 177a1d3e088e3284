const SLOT = { start_at: '2027-01-05T09:00:00Z', end_at: '2027-01-05T09:30:00Z' }

export const samples = {
  forms: {
    'POST /deliverables/:id/hand-in': [
      { field: 'note', content: 'Sample' },
      { field: 'file', filename: 'sample.pdf', content: '%PDF-1.4\n%%EOF\n' },
    ],
  },
  queries: { 'GET /calls': '?from=2027-01-04&to=2027-01-10' },
  bodies: {
    'POST /engagements/:id/calls': { title: 'Sample', slots: [SLOT] },
    'POST /calls/:id/slots': { slots: [SLOT] },
    'POST /calls/:id/book': { slot_id: '01932f5e-7d3a-7000-8000-000000000000' },
    'POST /calls/:id/move': SLOT,
    'POST /calls/:id/cancel': { reason: 'Sample' },
    'POST /calls/:id/held': { outcome: 'Sample' },
    'POST /calls/:id/missed': {},
    'PUT /users/:id/availability': {
      timezone: 'Asia/Kolkata',
      weekly: [{ weekday: 1, from: '09:00', to: '17:30' }],
      days_off: ['2027-01-26'],
    },
    'POST /calendar/feed/renew': {},
    'POST /engagements/:id/hours': { day: '2027-01-05', minutes: 90, note: 'Sample' },
    'PUT /hours/:id': { day: '2027-01-05', minutes: 90 },
    'POST /engagements/:id/hours/submit': { week: '2027-01-04' },
    'POST /engagements/:id/hours/approve': { week: '2027-01-04' },
    'POST /engagements/:id/hours/send-back': { week: '2027-01-04', reason: 'Sample' },
    'POST /gigs/:id/deliverables': { title: 'Sample', due_at: '2027-01-31' },
    'PUT /deliverables/:id': { title: 'Sample' },
    'POST /deliverables/:id/hand-in': { link: 'https://files.example/sample', note: 'Sample' },
    'POST /deliverables/:id/accept': {},
    'POST /deliverables/:id/send-back': { reason: 'Sample' },
  },
}
