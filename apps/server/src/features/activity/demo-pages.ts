import type { Role } from '@guildhall/contract/access'

/** What a page of the demo calls. `:id` stands for the thing that the page shows. */
export interface DemoCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  title: string
  /** What a failure of this call looks like. */
  fails?: number
  changed?: readonly string[]
}

export interface DemoPage {
  path: string
  title: string
  calls: readonly DemoCall[]
}

const read = (path: string, title: string): DemoCall => ({ method: 'GET', path, title, fails: 404 })
const write = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  title: string,
  changed: readonly string[] = [],
): DemoCall => ({ method, path, title, fails: 422, changed })

const bell = read('/api/notifications', 'List notifications')
const EVERYBODY: readonly DemoPage[] = [
  {
    path: '/profile-settings',
    title: 'Visit profile settings',
    calls: [read('/api/accounts/sessions', 'List own sessions')],
  },
  { path: '/faqs', title: 'Visit FAQs', calls: [read('/api/faqs', 'List FAQs')] },
]

const STAFF_EXPERT: readonly DemoCall[] = [
  read('/api/users/:id', 'Open expert'),
  read('/api/users/:id/experiences', 'List experiences'),
  read('/api/users/:id/attachments', 'List attachments'),
]

const GIG: readonly DemoCall[] = [
  read('/api/gigs/:id', 'Open project'),
  read('/api/gigs/:id/members', 'List members'),
  read('/api/gigs/:id/activities', 'List project activities'),
]

/** The pages that each role walks through, in the order of a usual day. */
export const DEMO_PAGES: Record<Role, readonly DemoPage[]> = {
  growth_experts_admin: [
    {
      path: '/admin/experts',
      title: 'Visit experts list',
      calls: [read('/api/experts', 'List experts'), read('/api/countries', 'List countries'), bell],
    },
    {
      path: '/admin/experts/:id/profile',
      title: 'Visit expert profile',
      calls: [
        ...STAFF_EXPERT,
        write('POST', '/api/experts/:id/approve', 'Approve expert', ['reason_ids', 'note']),
      ],
    },
    {
      path: '/admin/projects',
      title: 'Visit projects list',
      calls: [read('/api/gigs', 'List projects'), bell],
    },
    {
      path: '/admin/projects/:id',
      title: 'Visit project',
      calls: [...GIG, write('POST', '/api/gigs/:id/publish', 'Publish project')],
    },
    { path: '/admin/users', title: 'Visit users list', calls: [read('/api/users', 'List users')] },
    ...EVERYBODY,
  ],
  growth_experts_manager: [
    {
      path: '/manager/experts',
      title: 'Visit experts list',
      calls: [read('/api/managerExperts', 'List experts'), read('/api/industries', 'List industries'), bell],
    },
    { path: '/manager/experts/:id/profile', title: 'Visit expert profile', calls: STAFF_EXPERT },
    {
      path: '/manager/projects',
      title: 'Visit projects list',
      calls: [read('/api/gigs', 'List projects'), bell],
    },
    {
      path: '/manager/projects/:id',
      title: 'Visit project',
      calls: [
        ...GIG,
        write('PUT', '/api/gigs/:id', 'Edit project', ['name', 'description', 'start_date']),
        write('POST', '/api/gigs/:id/invitations', 'Invite to project', ['email', 'role']),
      ],
    },
    ...EVERYBODY,
  ],
  growth_experts_hr_generalist: [
    { path: '/hr/ics', title: 'Visit ICs list', calls: [read('/api/getExperts', 'List ICs'), bell] },
    { path: '/hr/experts/:id/profile', title: 'Visit expert profile', calls: STAFF_EXPERT },
    ...EVERYBODY,
  ],
  growth_experts_expert: [
    {
      path: '/expert/projects',
      title: 'Visit my projects',
      calls: [read('/api/gigs', 'List projects'), bell],
    },
    { path: '/expert/projects/:id', title: 'Visit project', calls: GIG },
    {
      path: '/expert/profile',
      title: 'Visit my profile',
      calls: [
        read('/api/users/:id', 'Open profile'),
        write('PUT', '/api/people/:id', 'Edit about me', ['bio', 'job_title', 'location']),
        write('POST', '/api/users/:id/experiences', 'Add experience', ['title', 'company', 'start_date']),
      ],
    },
    ...EVERYBODY,
  ],
  growth_experts_customer: [
    {
      path: '/customer/projects',
      title: 'Visit projects list',
      calls: [read('/api/gigs', 'List projects'), bell],
    },
    {
      path: '/customer/projects/:id',
      title: 'Visit project',
      calls: [...GIG, write('POST', '/api/gigs/:id/comments', 'Comment on project', ['text'])],
    },
    ...EVERYBODY,
  ],
}

/** Machines of the demo: most people use one at work and a phone now and then. */
export const DEMO_AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
] as const
