const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'
const FAQ = { title: 'Sample?', body: '<p>Sample</p>', audience: 'public', roles: [], is_published: false }

export const samples = {
  bodies: { 'POST /faqs': FAQ, 'PUT /faqs/order': { ids: [SOMEBODY] }, 'PUT /faqs/:id': FAQ },
}
