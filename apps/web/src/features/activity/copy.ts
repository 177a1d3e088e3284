import type { ActivityType } from '@guildhall/contract/activity'
import type { SectionKey } from './filter-draft.ts'

/** Texts that the specification fixes, letter by letter ('Faild' included: PRODUCT DV-5), and those beside them. */
export const copy = {
  listTitle: 'Activity list',
  detailsTitle: 'Activity details',
  searchLabel: 'Search activities',
  shortSearch: (most: number) =>
    `With fewer than three letters in a row, only the newest ${most.toLocaleString('en-US')} rows are searched.`,
  lastFilters: 'Use last filters',
  download: 'Download',
  unnamed: 'N/A',
  me: 'Me',
  nobody: 'Signed out',
  columns: {
    name: 'Name',
    user: 'User',
    url: 'Page url',
    created: 'Created at / happened since',
  },
  days: 'Days',
  showReads: 'Show reads',
  allTypes: 'All types',
  allStatuses: 'All statuses',
  startDate: 'Start date',
  endDate: 'End date',
  endBeforeStart: 'The end is before the start.',
  clearAll: 'Clear all',
  clearSection: (kind: string) => `Are you sure you want to clear all ${kind} filters?`,
  noDetails: 'No data',
  main: 'Main',
  logsForIp: 'View logs for this IP',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  createdBy: 'Created by',
  previousLog: 'previous log',
  targetLog: 'View target log details',
  nextLog: 'View next log',
  fullTimeline: 'View full timeline',
  wholeSession: 'Whole session',
  sessionTitle: 'Session',
  sessionOf: (name: string) => `Session of ${name}`,
  entries: (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`),
  onlyReads: 'Nothing was changed in this session. Turn on “Show reads” to see what was opened.',
  loadMore: 'Load more',
  failedToLoad: 'Something went wrong.',
  facts: 'Facts',
  apiInfo: 'API info',
  status: 'Status',
  apiUrl: 'Api URL',
  createdAt: 'Created at',
  statusCode: 'Status code',
  pageUrl: 'Page URL',
  responseTime: 'Response time',
  userInfo: 'User info',
  payload: 'Payload',
  params: 'Params',
  query: 'Query',
  callsOfThisPage: 'Calls of this page',
  type: 'Type',
  searchKind: (kind: string) => `Search ${kind}`,
  refresh: 'REFRESH',
  timeline: 'Timeline',
  userAgent: 'User agent',
  visitInfo: 'Visit info',
} as const

/** File name of the export, without its ending. */
export const REPORT_NAME = 'Activity_List_Report'

export const TYPE_LABELS: Record<ActivityType, string> = {
  visit: 'Visit',
  submit: 'Submit',
  retrieve: 'Retrieve',
  error: 'Error',
}

export const STATUS_LABELS = { success: 'Success', failed: 'Faild' } as const

/** How the sections name what they filter: as a heading, and inside the sentences about them. */
export const SECTION_LABELS: Record<SectionKey, { title: string; kind: string }> = {
  user_id: { title: 'Users', kind: 'users' },
  device: { title: 'Devices', kind: 'devices' },
  os: { title: 'OS', kind: 'OS' },
  browser: { title: 'Browsers', kind: 'browsers' },
}

/** How the buttons of the filter card ask. */
export const questions = {
  apply: { title: 'Are you sure you want to apply selected filters?' },
  cancel: { title: 'Are you sure you want to cancel latest selected filters?' },
  clear: { title: 'Are you sure you want to clear all filters?' },
} as const

export const notices = {
  sectionCleared: (kind: string) =>
    `All ${kind} filters have been cleared, click apply button below to save.`,
} as const
