import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { ALIAS, CODES, NOT_THEIRS } from '#platform/privacy/columns.ts'
import type { WebhooksDeps } from './deps.ts'
import { scheduleCleaning, webhooksTasks } from './jobs.ts'
import { SWITCHED_OFF } from './notice-kinds.ts'
import { webhooksRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    webhook: true
  }
}

interface Deps {
  webhooks: WebhooksDeps
}

export const webhooks: Feature<Deps> = {
  routes: ({ webhooks: deps }) => [serve(api.webhooks, webhooksRoutes(deps))],
  jobs: ({ webhooks: deps }) => webhooksTasks(deps),
  schedule: scheduleCleaning,
  mails: [SWITCHED_OFF],
  files: none,
  names: {
    people: { references: [{ table: 'webhooks', column: 'created_by', names: 'user' }] },
    companies: none,
    entries: none,
    words: none,
  },
  privacy: {
    tables: { webhooks: { columns: 'created_by', exported: NOT_THEIRS, erased: ALIAS } },
    texts: { webhook_deliveries: { answer: 300 } },
    wordless: { 'webhooks.url events': 'the address of a program', 'webhook_deliveries.event': CODES },
    part: none,
  },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
