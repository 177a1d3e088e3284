const WIDGET = { title: 'Sample', body: 'Sample', status: 'Draft' }

export const samples = { bodies: { 'POST /widgets': WIDGET, 'PUT /widgets/:id': WIDGET } }
