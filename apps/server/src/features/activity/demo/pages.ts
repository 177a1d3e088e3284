import type { Role } from '@guildhall/contract/access'
import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'

/** What the address of a page names. */
export type Subject = 'expert' | 'gig' | 'self'

export interface DemoPage {
  /** `:id` stands for the thing that the page shows. */
  path: string
  /** As the route of the page calls itself. */
  title: string
  /** What the page asks when it opens. */
  calls: readonly EndpointSpec[]
  of?: Subject
}

const bell = api.notifications.list
const EVERYBODY: readonly DemoPage[] = [
  { path: '/profile-settings', title: 'Profile settings', calls: [api.accounts.sessions] },
  { path: '/faqs', title: 'FAQS', calls: [api.faqs.list] },
]

const expertPage = (prefix: string): DemoPage => ({
  path: `/${prefix}/experts/:id/profile`,
  title: 'Expert',
  calls: [api.experts.user, api.experiences.list, api.attachments.list],
  of: 'expert',
})
const gigPage = (prefix: string): DemoPage => ({
  path: `/${prefix}/projects/:id`,
  title: 'Project',
  calls: [api.gigs.read, api.members.list, api.gigComments.list],
  of: 'gig',
})
const gigList = (prefix: string): DemoPage => ({
  path: `/${prefix}/projects`,
  title: prefix === 'admin' ? 'Manage projects' : 'Projects',
  calls: [api.gigs.list, bell],
})
const expertList = (prefix: string): DemoPage => ({
  path: `/${prefix}/experts`,
  title: prefix === 'manager' ? 'My experts' : 'Experts',
  calls: [api.expertLists.list, api.expertLists.statusCount, bell],
})
const ownProfile: DemoPage = {
  path: '/expert/profile',
  title: 'My profile',
  calls: [api.experts.user, api.experiences.list],
  of: 'self',
}
const ics = (prefix: string): DemoPage => ({
  path: `/${prefix}/ics`,
  title: 'Onboarded ICs',
  calls: [api.hiring.ics, bell],
})

/** The pages that each role walks through, in the order of a usual day. */
export const DEMO_PAGES: Record<Role, readonly DemoPage[]> = {
  growth_experts_admin: [
    expertList('admin'),
    expertPage('admin'),
    gigList('admin'),
    gigPage('admin'),
    { path: '/users', title: 'Manage users', calls: [api.users.list] },
    { path: '/feedback', title: 'Feedback messages', calls: [api.feedback.list] },
    ...EVERYBODY,
  ],
  growth_experts_manager: [
    gigList('manager'),
    gigPage('manager'),
    expertList('manager'),
    expertPage('manager'),
    ...EVERYBODY,
  ],
  growth_experts_hr_generalist: [ics('hr'), expertList('hr'), expertPage('hr'), ...EVERYBODY],
  growth_experts_expert: [ownProfile, gigPage('expert'), ics('expert'), ...EVERYBODY],
  growth_experts_customer: [gigList('customer'), gigPage('customer'), ...EVERYBODY],
}

/** The calls behind what the history tells: the thing of the event is the `:id` of the call. */
export const CALLS_OF_EVENTS: Readonly<Record<string, EndpointSpec>> = {
  'expert.screened': api.vetting.screen,
  'expert.approved': api.vetting.approve,
  'expert.rejected': api.vetting.reject,
  'expert.suspended': api.vetting.suspend,
  'gig.requested': api.gigMoves.request,
  'gig.approved': api.gigMoves.approve,
  'gig.rejected': api.gigMoves.reject,
  'gig.submitted': api.gigMoves.submit,
  'gig.published': api.gigMoves.publish,
  'gig.unpublished': api.gigMoves.unpublish,
  'gig.closed': api.gigMoves.close,
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
