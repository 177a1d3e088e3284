import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { MailTextsDeps } from './mail-texts/service.ts'
import { columns } from './privacy/columns.ts'
import { mailTextsRoutes, settingsHistoryRoutes, settingsRoutes, type SettingsDeps } from './routes.ts'
import type { Settings } from './service.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    setting: true
    mail_text: true
  }
}

interface Deps {
  settings: Settings
  settingsTell: SettingsDeps
  mailTexts: MailTextsDeps
}

export const settings: Feature<Deps> = {
  routes: ({ settings: current, settingsTell, mailTexts }) => [
    serve(api.settings, settingsRoutes(current, settingsTell)),
    serve(api.settingsHistory, settingsHistoryRoutes),
    serve(api.mailTexts, mailTextsRoutes(mailTexts)),
  ],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: none, companies: none, entries: none, words: none },
  privacy: { ...columns, part: none },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
