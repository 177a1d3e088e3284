/** The figures of a network, by the names of their addresses. */
export const INSIGHT_NAMES = [
  'applications',
  'time-in-status',
  'sources',
  'supply-demand',
  'projects-by-status',
  'time-to-hire',
  'requests',
  'declines',
  'hires',
  'budget',
  'load',
  'active-people',
  'visits',
  'slow-calls',
] as const
export type InsightName = (typeof INSIGHT_NAMES)[number]

export const INSIGHT_GROUPS = ['Network', 'Projects', 'Use'] as const

export interface InsightKind {
  group: (typeof INSIGHT_GROUPS)[number]
  title: string
  /** What the labels are. */
  label: string
  /** The figures of a row in their order: key and heading. */
  columns: readonly (readonly [key: string, heading: string])[]
  /** Columns that the picture shows. */
  drawn: readonly string[]
  /** Figures behind which those that they count can be listed; the first is that of the row itself. */
  listed: readonly string[]
  picture: 'lines' | 'bars' | 'stacked' | 'rows' | 'parts' | 'heat'
}

/** What each insight is called and how its table reads; managers see those of projects. */
export const INSIGHTS: Readonly<Record<InsightName, InsightKind>> = {
  applications: {
    group: 'Network',
    title: 'Applications by week',
    label: 'Week from',
    columns: [
      ['applied', 'Applied'],
      ['approved', 'Approved'],
      ['rejected', 'Rejected'],
    ],
    drawn: ['applied', 'approved', 'rejected'],
    listed: ['applied', 'approved', 'rejected'],
    picture: 'lines',
  },
  'time-in-status': {
    group: 'Network',
    title: 'Time in each status',
    label: 'Status',
    columns: [
      ['count', 'Stays'],
      ['median_days', 'Median, days'],
      ['p90_days', '9 of 10 within, days'],
    ],
    drawn: ['median_days', 'p90_days'],
    listed: ['count'],
    picture: 'rows',
  },
  sources: {
    group: 'Network',
    title: 'Where applicants come from',
    label: 'Source',
    columns: [
      ['count', 'Applied'],
      ['approved', 'Approved since'],
    ],
    drawn: ['count', 'approved'],
    listed: ['count', 'approved'],
    picture: 'rows',
  },
  'supply-demand': {
    group: 'Network',
    title: 'Supply and demand',
    label: 'Skill or industry',
    columns: [
      ['shortage', 'Shortage'],
      ['demand', 'Wanted'],
      ['supply', 'Available'],
    ],
    drawn: ['demand', 'supply'],
    listed: ['demand', 'supply'],
    picture: 'rows',
  },
  'projects-by-status': {
    group: 'Projects',
    title: 'Projects by status and kind',
    label: 'Status',
    columns: [
      ['count', 'Projects'],
      ['radar', 'Radar'],
      ['award', 'Award'],
      ['growth_opportunity', 'Growth opportunity'],
      ['opportunity_engine', 'Opportunity engine'],
    ],
    drawn: ['radar', 'award', 'growth_opportunity', 'opportunity_engine'],
    listed: ['count', 'radar', 'award', 'growth_opportunity', 'opportunity_engine'],
    picture: 'parts',
  },
  'time-to-hire': {
    group: 'Projects',
    title: 'Days from brief to first hire',
    label: 'Month',
    columns: [
      ['count', 'First hires'],
      ['median_days', 'Median, days'],
      ['p90_days', '9 of 10 within, days'],
    ],
    drawn: ['median_days', 'p90_days'],
    listed: ['count'],
    picture: 'lines',
  },
  requests: {
    group: 'Projects',
    title: 'Requests and answers',
    label: 'Month',
    columns: [
      ['count', 'Requests'],
      ['accepted', 'Accepted'],
      ['declined', 'Declined'],
      ['unanswered', 'Expired or open'],
      ['median_hours', 'Answered within, hours (median)'],
    ],
    drawn: ['accepted', 'declined', 'unanswered'],
    listed: ['count', 'accepted', 'declined', 'unanswered'],
    picture: 'stacked',
  },
  declines: {
    group: 'Projects',
    title: 'Reasons of declines',
    label: 'Reason',
    columns: [['count', 'Declines']],
    drawn: ['count'],
    listed: ['count'],
    picture: 'rows',
  },
  hires: {
    group: 'Projects',
    title: 'Hires by month',
    label: 'Month',
    columns: [['count', 'Hires']],
    drawn: ['count'],
    listed: ['count'],
    picture: 'bars',
  },
  budget: {
    group: 'Projects',
    title: 'Money asked against budget',
    label: 'Currency and rate',
    columns: [
      ['count', 'Offers'],
      ['asked', 'Asked, on average'],
      ['budget', 'Budget, on average'],
      ['over', 'Above the budget'],
    ],
    drawn: ['asked', 'budget'],
    listed: ['count', 'over'],
    picture: 'rows',
  },
  load: {
    group: 'Projects',
    title: 'Load of experts',
    label: 'Current projects',
    columns: [['count', 'Experts']],
    drawn: ['count'],
    listed: ['count'],
    picture: 'bars',
  },
  'active-people': {
    group: 'Use',
    title: 'Active people by week',
    label: 'Week from',
    columns: [
      ['count', 'People'],
      ['admins', 'Admins'],
      ['managers', 'Managers'],
      ['hr', 'HR'],
      ['experts', 'Experts'],
      ['customers', 'Customers'],
    ],
    drawn: ['admins', 'managers', 'hr', 'experts', 'customers'],
    listed: ['count', 'admins', 'managers', 'hr', 'experts', 'customers'],
    picture: 'stacked',
  },
  visits: {
    group: 'Use',
    title: 'Visits by hour and weekday',
    label: 'Hour',
    columns: [['count', 'Visits']],
    drawn: ['count'],
    listed: ['count'],
    picture: 'heat',
  },
  'slow-calls': {
    group: 'Use',
    title: 'Slowest and most failing calls',
    label: 'Call',
    columns: [
      ['count', 'Calls'],
      ['p90_ms', '9 of 10 within, ms'],
      ['failed', 'Failed'],
    ],
    drawn: ['p90_ms'],
    listed: ['count', 'failed'],
    picture: 'rows',
  },
}
