import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import { ALIAS, CODES, NOT_THEIRS } from '#platform/privacy/columns.ts'
import { insightsTasks, scheduleCounting } from './jobs.ts'
import { insightsRoutes } from './routes.ts'

interface Deps {
  db: Db
  now: () => Date
}

/** Counts what the features above and the log keep; of its own it keeps counts, and which events are counted. */
export const insights: Feature<Deps> = {
  routes: () => [serve(api.insights, insightsRoutes)],
  jobs: insightsTasks,
  schedule: scheduleCounting,
  mails: none,
  files: none,
  names: { people: none, companies: none, entries: none, words: none },
  privacy: {
    tables: {
      insight_events: { columns: 'subject_id', exported: NOT_THEIRS, erased: ALIAS },
      insight_people: {
        columns: 'user_id',
        exported: 'counted from data/activity.json, by the day',
        erased: ALIAS,
      },
    },
    texts: {},
    wordless: {
      'insight_events.kind left_status answer': CODES,
      'insight_paths.api_path title': CODES,
    },
    part: none,
  },
  demo: none,
  samples: () => import('./samples.ts'),
}
