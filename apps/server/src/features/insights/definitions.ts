import type { InsightName } from '@guildhall/contract/insights/catalogue'

/** How each figure is counted, in the words that stand beside it. Days and weeks are those of UTC. */
export const DEFINITIONS: Readonly<Record<InsightName, string>> = {
  applications:
    'Decisions and applications by the week in which they happened, weeks beginning on Monday. Somebody who applies twice counts twice. An approval is counted in its own week, whenever the person had applied.',
  'time-in-status':
    'Each time an expert left a status within the period: the days from coming to it to leaving it. Half of the stays were no longer than the median, nine of ten no longer than the last figure. Stays that go on are not counted.',
  sources:
    'Everybody who applied within the period, once, by what they said when asked how they heard of us; and how many of them were approved since, to this day.',
  'supply-demand':
    'Now, whatever the period: the places of published projects that ask for a skill or industry, and the approved, available experts who have it. The shortage is the first less the second.',
  'projects-by-status':
    'Projects that were created within the period, by the status that they have now, without deleted ones.',
  'time-to-hire':
    'Projects whose first hire fell into the month: the days from the day on which the project was created to that hire.',
  requests:
    'Requests to experts by the month in which they were sent, and the first answer to each, to this day. The time is that of requests which were accepted or declined.',
  declines:
    'Requests that experts declined within the period, by the reasons that they chose. One with two reasons counts in both.',
  hires: 'Hires by the month in which they happened. Somebody hired again counts again.',
  budget:
    'Offers that experts made within the period, in the currency and by the kind of rate of the project; the budget is the upper end that the project names.',
  load: 'Now, whatever the period: approved experts by the number of projects on which they are hired.',
  'active-people':
    'People with at least one row in the activity log in that week, once a week. Somebody with two roles counts in both, and once among all.',
  visits: 'Pages that were opened within the period, by weekday and hour of UTC.',
  'slow-calls':
    'Calls of the API within the period: nine of ten answered within the time, which is right to 3 %. Failed are those that were refused or broke. The 25 slowest, and the 15 that failed most often.',
}

/** What the filters of the page do. */
export const FILTERED = {
  Network: 'Only experts of the chosen industries are counted.',
  Projects: 'Only projects of the chosen industries, kinds and owners are counted.',
  both: 'Only experts of the chosen industries are counted, and projects of the chosen industries, kinds and owners.',
  Use: 'The filters change nothing here.',
} as const

/** The same where somebody sees their own projects alone. */
export const OWN_PROJECTS = 'Counted are the projects that you run.'
