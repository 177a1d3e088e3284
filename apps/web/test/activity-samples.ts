import type { Activity, ActivitySummary } from '@guildhall/contract/activity'

export const MAYA = { id: '0193b4a0-0000-7000-8000-00000000000a', name: 'Maya Okafor', photo: null }
export const JONAS = { id: '0193b4a0-0000-7000-8000-00000000000b', name: 'Jonas Lindqvist', photo: null }

/** The id of the n-th entry. */
export function activityId(n: number): string {
  return `0193b4a0-0000-7000-8000-${String(n).padStart(12, '0')}`
}

/** A successful visit by Jonas, changed as a test needs it. */
export function sampleEntry(change: Partial<ActivitySummary> = {}): ActivitySummary {
  return {
    id: activityId(1),
    log_name: 'Experts',
    title: 'Experts',
    type: 'visit',
    action: 'view',
    status: 'success',
    url: '/admin/experts',
    api: null,
    status_code: null,
    response_time: null,
    is_main: false,
    parent_id: null,
    created_by: JONAS,
    created_at: '2026-11-21T09:41:07.000Z',
    created_at_diff: 'a minute ago',
    sentence: 'Jonas Lindqvist opened the page “Experts”',
    ...change,
  }
}

/** The same with all that is kept of it. */
export function sampleActivity(change: Partial<Activity> = {}): Activity {
  return {
    ...sampleEntry(),
    description: null,
    url_options: { fullPath: null, params: null, query: null },
    api_options: { fullPath: null, path: null, query: null },
    api_payload: null,
    ip: '203.0.113.24',
    user_agent: 'Mozilla/5.0 (Macintosh) Chrome/141.0.0.0',
    device: 'Desktop',
    os: 'macOS',
    browser: 'Chrome',
    version: '141.0',
    session_id: null,
    request_id: null,
    source: 'client',
    children_total: 0,
    parent: null,
    neighbours: { previous: null, next: null },
    ...change,
  }
}
