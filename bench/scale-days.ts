// What people open, and how often on a working day: the calls as a browser sends them, the counts as we assume them.
export type Role = 'manager' | 'admin' | 'expert' | 'customer'

export interface Page {
  as: Role
  calls: readonly string[]
  /** Whose or what page it is: the :id of its calls. */
  about?: keyof typeof WHO
}

/** Somebody and something that the accounts of the demo network may see. */
export const WHO = {
  expert: `select id from users where email = 'expert@demo.test'`,
  gigOfManager: `select gigs.id from gigs join users on users.id = gigs.owner_id where users.email = 'manager@demo.test' and gigs.status = 'Published' order by gigs.id limit 1`,
  gigOfExpert: `select gig_id as id from engagements join users on users.person_id = engagements.person_id where users.email = 'expert@demo.test' and assigned_at is not null order by gig_id limit 1`,
} as const

const EVERYWHERE = [
  '/accounts/config',
  '/auth',
  '/auth?include=person',
  '/accounts/keep-alive',
  '/notifications/count',
]
const PROFILE = ['/users/:id', '/users/:id/sections', '/users/:id/projects?page=1&pageSize=20']

/** Opened from a link within the portal; the first page of a visit is `arrive`. */
export const PAGES: Record<string, Page> = {
  'arrive, with Today (manager)': { as: 'manager', calls: [...EVERYWHERE, '/today'] },
  'own projects (manager)': {
    as: 'manager',
    calls: ['/gigs?scope=own&page=1', '/gigs/statusCount?scope=own', '/views'],
  },
  'a project and its people (manager)': {
    as: 'manager',
    about: 'gigOfManager',
    calls: ['/gigs/:id', '/gigs/:id/engagements?status[]=Applied&page=1', '/gigs/:id/engagements/counts'],
  },
  'experts (manager)': {
    as: 'manager',
    calls: ['/rosters', '/experts?tab=active&page=1&pageSize=10', '/users/statusCount', '/views'],
  },
  'an expert (manager)': {
    as: 'manager',
    about: 'expert',
    calls: [...PROFILE, '/experts/:id/review', '/users/:id/availability', '/users/:id/similar'],
  },
  'arrive, with Today (admin)': { as: 'admin', calls: [...EVERYWHERE, '/today'] },
  'activity log (admin)': { as: 'admin', calls: ['/activities?include_reads=false&page=1', '/views'] },
  'experts to approve (admin)': {
    as: 'admin',
    calls: ['/rosters', '/experts?status[]=Pending&page=1&pageSize=10', '/users/statusCount', '/views'],
  },
  'arrive, with Today (expert)': { as: 'expert', calls: [...EVERYWHERE, '/today'] },
  'own projects (expert)': {
    as: 'expert',
    calls: ['/engagements/own/counts', '/engagements/own?tab=open&page=1'],
  },
  'a project (expert)': { as: 'expert', about: 'gigOfExpert', calls: ['/gigs/:id', '/gigs/:id/brief'] },
  'own profile (expert)': { as: 'expert', about: 'expert', calls: [...PROFILE, '/users/:id/completeness'] },
  'arrive, with Today (customer)': { as: 'customer', calls: [...EVERYWHERE, '/today'] },
  'projects (customer)': {
    as: 'customer',
    calls: ['/gigs?scope=visible&page=1', '/gigs/statusCount?scope=visible', '/favorites/count', '/views'],
  },
}

/** Of a hundred people who are active on a day, and how often each opens a page. An assumption: replace it by the log of your own network. */
export const DAYS: Record<Role, { share: number; opens: Record<string, number> }> = {
  manager: {
    share: 0.08,
    opens: {
      'arrive, with Today (manager)': 6,
      'own projects (manager)': 12,
      'a project and its people (manager)': 20,
      'experts (manager)': 15,
      'an expert (manager)': 20,
    },
  },
  admin: {
    share: 0.02,
    opens: {
      'arrive, with Today (admin)': 6,
      'activity log (admin)': 15,
      'experts to approve (admin)': 20,
      'an expert (manager)': 30,
    },
  },
  expert: {
    share: 0.85,
    opens: {
      'arrive, with Today (expert)': 2,
      'own projects (expert)': 4,
      'a project (expert)': 5,
      'own profile (expert)': 2,
    },
  },
  customer: {
    share: 0.05,
    opens: { 'arrive, with Today (customer)': 2, 'projects (customer)': 4 },
  },
}
