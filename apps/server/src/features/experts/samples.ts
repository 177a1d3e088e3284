// No page, which is enough to be one.
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'
const ABOUT_ME = {
  job_title: 'Sample',
  years_of_experience: 5,
  nationality: 'German',
  location: 'Sample',
  rate_type: 'Hourly',
}
const ACCOUNT = {
  first_name: 'Sam',
  last_name: 'Ple',
  email: 'sam@sample.test',
  phone: '617 555 0118',
  country_code: 'US',
  hear_about_us: 'Social Media',
}
const SECTIONS = {
  '/users/:id/experiences': {
    title: 'Sample',
    employment_type_id: SOMEBODY,
    start_at: '2020-01-01',
    currently_working: true,
  },
  '/experiences/:id/projects': { title: 'Sample', start_at: '2020-01-01', currently_working: true },
  '/users/:id/educations': {
    school_id: SOMEBODY,
    degree_type_id: SOMEBODY,
    start_at: '2020-01-01',
    still_studying: true,
  },
  '/users/:id/certifications': { title: 'Sample', company_id: SOMEBODY, no_expiration: true },
  '/users/:id/skills': { skill_id: SOMEBODY },
  '/users/:id/languages': { language_id: SOMEBODY },
  '/users/:id/rates': { rate_type: 'Hourly', rate: 100 },
}

const FILES = [
  { field: 'files[0][file]', filename: 'sample.pdf', content: PDF },
  { field: 'files[0][filename]', content: 'Sample' },
  { field: 'files[0][tag_ids]', content: JSON.stringify([SOMEBODY]) },
]
const FILE = [{ field: 'file', filename: 'sample.pdf', content: PDF }]
const TAGGED = [{ field: 'tag_ids', content: JSON.stringify([SOMEBODY]) }, ...FILE]

const VETTING = {
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

export const samples = {
  bodies: {
    ...VETTING,
    'PUT /users/:id': ACCOUNT,
    'PUT /people/:id': ABOUT_ME,
    'PUT /users/:id/attachments/:uuid': { tag_ids: [SOMEBODY] },
    'PUT /users/:id/nda/:uuid': { tag_ids: [SOMEBODY] },
    'PUT /users/:id/certifications/:child_id/attachments/:uuid': { tag_ids: [SOMEBODY] },
    'PUT /certifications/:id/attachments/:uuid': { tag_ids: [SOMEBODY] },
    'POST /users/resume/download': { file_name: SOMEBODY },
    'PUT /experts/:id': { rate_type: 'Hourly' },
    'POST /users/:id': { job_title: 'Sample' },
    'POST /industries-segments': { user_id: SOMEBODY, industries_ids: [], industries_segments_ids: [] },
    'POST /industry_segment': { user_id: SOMEBODY, industries_ids: [], industries_segments_ids: [] },
    ...Object.fromEntries(
      Object.entries(SECTIONS).flatMap(([path, form]) => [
        [`POST ${path}`, form],
        [`PUT ${path}/:child_id`, form],
      ]),
    ),
  },
  forms: {
    'POST /users/:id/attachments': FILES,
    'POST /users/:id/nda': FILES,
    'POST /users/:id/certifications/:child_id/attachments': TAGGED,
    'POST /certifications/:id/attachments': TAGGED,
    'POST /users/:id/upload': [{ field: 'image', filename: 'sample.png', content: 'no picture' }],
    'POST /accounts/attachments': FILE,
  },
  queries: {
    'GET /experts/find': '?query=battery%20storage',
    'GET /users/:id/export': '?format=pdf',
    'GET /person-email/check': '?email=nobody@sample.test',
    'GET /person-phone/check': '?phone=6175550199&country_iso=US',
    'GET /attachments/s3': `?file_name=${SOMEBODY}`,
    'GET /accounts/attachments/s3': `?file_name=${SOMEBODY}`,
    'GET /files/:id': '?expires=1&signature=sample',
  },
}
