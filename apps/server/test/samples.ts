import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { Part } from './form.ts'
import { COMPANY_BODIES, COMPANY_QUERIES } from './samples/companies.ts'
import { HIRING_BODIES } from './samples/hiring.ts'
import { pdf } from './sample-files.ts'
import { gigSamples } from './samples/gigs.ts'
import { memberSamples } from './samples/members.ts'
import { peopleSamples, peopleQueries } from './samples/people.ts'
import { VETTING_BODIES } from './samples/vetting.ts'
import { SETTINGS_BODIES } from './samples/settings.ts'
import { NOTIFICATION_BODIES } from './samples/notifications.ts'
import { PRIVACY_BODIES } from './samples/privacy.ts'

const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'
const PASSWORD = 'Sample-pass-1'

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
const FAQ = { title: 'Sample?', body: '<p>Sample</p>', audience: 'public', roles: [], is_published: false }
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

// A valid body for each write; what it names does not exist. Features below bring theirs from samples/.
const BODIES: Record<string, unknown> = {
  ...gigSamples,
  ...memberSamples,
  ...peopleSamples,
  ...SETTINGS_BODIES,
  'POST /activities': { type: 'visit', log_name: 'Visit sample', url: '/sample' },
  'POST /favorites': { project_id: SOMEBODY },
  'DELETE /favorites': { project_ids: [SOMEBODY] },
  'POST /faqs': FAQ,
  'PUT /faqs/order': { ids: [SOMEBODY] },
  'PUT /faqs/:id': FAQ,
  'POST /feedback': { message: 'Sample', rate: 4, type: 'others', page_url: '/sample' },
  'PATCH /feedback/:id': { status: 'Read' },
  'POST /content-search/saved': {
    name: 'Sample',
    query: { keyword: 'sample', types: [], status: [], author: [], from: null, to: null },
  },
  'PUT /content-search/saved/:id': { name: 'Sample' },
  'POST /skills': { title: 'Sample skill' },
  'POST /languages': { title: 'Sample language' },
  'POST /degree-types': { title: 'Sample degree' },
  'POST /schools': { title: 'Sample school' },
  'POST /login': { email: 'nobody@sample.test', password: PASSWORD },
  'POST /logout': {},
  ...HIRING_BODIES,
  'PUT /auth/role': { role: 'growth_experts_expert' },
  'POST /accounts/register': {
    first_name: 'Sam',
    last_name: 'Ple',
    email: 'sam@sample.test',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    consent: true,
  },
  'POST /accounts/verify': { token: 'sample' },
  'POST /accounts/invitations/look': { token: 'sample' },
  'POST /accounts/invitations/accept': { token: 'sample' },
  'POST /accounts/verify/resend': { email: 'nobody@sample.test' },
  'POST /accounts/password/forgot': { email: 'nobody@sample.test' },
  'POST /accounts/password/reset': { token: 'sample', password: PASSWORD, password_confirmation: PASSWORD },
  'PUT /users/:id/password': { old_password: 'x', password: PASSWORD, password_confirmation: PASSWORD },
  'POST /accounts/mfa': {},
  'POST /accounts/mfa/confirm': { code: '000000' },
  'POST /accounts/mfa/verify': { code: '000000' },
  'DELETE /accounts/mfa': { password: 'wrong' },
  'POST /accounts/oidc/link': {},
  'PUT /users/:id/attachments/:uuid': { tag_ids: [SOMEBODY] },
  'PUT /users/:id/nda/:uuid': { tag_ids: [SOMEBODY] },
  'PUT /users/:id/certifications/:child_id/attachments/:uuid': { tag_ids: [SOMEBODY] },
  'PUT /certifications/:id/attachments/:uuid': { tag_ids: [SOMEBODY] },
  'POST /users/:id/resume/merge': { skills: ['Sample'] },
  'POST /resume/parse': { fileName: SOMEBODY },
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
  'POST /people/store': {
    name: 'Sam Ple',
    phones: ['+1 617 555 0118'],
    current_job_role: 'Sample',
    location: 'Sample',
    nationality: 'German',
    bio: 'Sample',
    years_of_experience: 5,
    rate_type: 'Hourly',
    rate: 100,
    hear_about_us: 'Social Media',
  },
  'POST /users/:id/consents': { kind: 'personal_data', typed_name: 'Sam Ple', accepted: true },
  'POST /users/resume/download': { file_name: SOMEBODY },
  ...COMPANY_BODIES,
  'PUT /users/:id': ACCOUNT,
  'PUT /people/:id': ABOUT_ME,
  'PUT /experts/:id': { rate_type: 'Hourly' },
  'POST /users/:id': { job_title: 'Sample' },
  'POST /industries-segments': { user_id: SOMEBODY, industries_ids: [], industries_segments_ids: [] },
  'POST /industry_segment': { user_id: SOMEBODY, industries_ids: [], industries_segments_ids: [] },
  ...NOTIFICATION_BODIES,
  ...PRIVACY_BODIES,
  ...VETTING_BODIES,
  ...Object.fromEntries(
    Object.entries(SECTIONS).flatMap(([path, form]) => [
      [`POST ${path}`, form],
      [`PUT ${path}/:child_id`, form],
    ]),
  ),
}

const FILES = [
  { field: 'files[0][file]', filename: 'sample.pdf', content: pdf() },
  { field: 'files[0][filename]', content: 'Sample' },
  { field: 'files[0][tag_ids]', content: JSON.stringify([SOMEBODY]) },
]
const FILE = [{ field: 'file', filename: 'sample.pdf', content: pdf() }]

// A valid form for each endpoint that takes files.
const FORMS: Record<string, readonly Part[]> = {
  'POST /users/:id/attachments': FILES,
  'POST /users/:id/nda': FILES,
  'POST /users/:id/certifications/:child_id/attachments': FILE,
  'POST /certifications/:id/attachments': FILE,
  'POST /users/:id/upload': [{ field: 'image', filename: 'sample.png', content: 'no picture' }],
  'POST /accounts/attachments': FILE,
  'POST /gigs/:id/attachments': FILE,
}

const QUERIES: Record<string, string> = {
  ...peopleQueries,
  ...COMPANY_QUERIES,
  'GET /users/:id/export': '?format=pdf',
  'GET /gigs/:id/export': '?format=pdf',
  'GET /gig-templates': '?type=radar',
  'GET /gig-people': '?for=owner',
  'GET /person-email/check': '?email=nobody@sample.test',
  'GET /person-phone/check': '?phone=6175550199&country_iso=US',
  'GET /countries/states': `?country_id=${SOMEBODY}`,
  'GET /countries/states/cities': `?state_id=${SOMEBODY}`,
  'GET /attachments/s3': `?file_name=${SOMEBODY}`,
  'GET /accounts/attachments/s3': `?file_name=${SOMEBODY}`,
  'GET /files/:id': '?expires=1&signature=sample',
  'GET /permissions': '?type=radar',
  'GET /contributors-role': '?project_name=radar',
}

/** Everything is named by an id, but for the lists of the reference and the mails of the portal. */
function pathOf(path: string): string {
  const named = path
    .replace('/reference/:list', '/reference/skills')
    .replace('/mails/:name', '/mails/sample.mail')
    .replace('/work/:id', '/work/0')
  return named.replaceAll(/:\w+/g, SOMEBODY)
}

/** A valid call of an endpoint, naming things that do not exist. */
export function sampleOf(spec: EndpointSpec): {
  path: string
  body: unknown
  form: readonly Part[] | undefined
} {
  const name = `${spec.method} ${spec.path}`
  return {
    path: `${pathOf(spec.path)}${QUERIES[name] ?? ''}`,
    body: BODIES[name],
    form: FORMS[name],
  }
}
