import { api } from '@guildhall/contract/api'
import { none, serve, type Feature, type Served } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { APPLICATION_RECEIVED } from './applying/sending.ts'
import type { ExpertsDeps } from './deps.ts'
import { relatedPeopleRoutes } from './employers/routes.ts'
import { employers } from './employers/service.ts'
import { filesTasks, scheduleSweep } from './files/jobs.ts'
import { personFiles } from './files/owner.ts'
import { filesRoutes, fileSetRoutes } from './files/routes.ts'
import { BULK_DONE, bulkTasks } from './lists/bulk.ts'
import { findingRoutes } from './finding/routes.ts'
import { expertListRoutes } from './lists/routes.ts'
import { marketRoutes } from './market/routes.ts'
import { expertsOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { LAPSING } from './privacy/service.ts'
import { personalPart } from './privacy/service.ts'
import { expertReferences } from './references.ts'
import { rosterRoutes } from './rosters/routes.ts'
import { expertsRoutes } from './routes.ts'
import { allSectionsRoutes } from './sections/all.ts'
import { sectionRoutes } from './sections/routes.ts'
import { scheduleUpkeep, upkeepTasks } from './upkeep/jobs.ts'
import { UPKEEP } from './upkeep/notice-kinds.ts'
import { decisionMails } from './vetting/decision-mails.ts'
import { EXPERT_INVITATION } from './vetting/invitation-mail.ts'
import { APPLIED } from './vetting/notices.ts'
import { vettingRoutes } from './vetting/routes.ts'
import { expertsToday } from './today.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    expert: true
  }
}

interface Deps {
  experts: ExpertsDeps
  files: Files
  /** A resume was uploaded: it will soon be asked what it says. */
  onResume: () => void
  db: Db
  now: () => Date
}

const sections = [
  serve(api.allSections, allSectionsRoutes),
  serve(api.experiences, sectionRoutes.experiences),
  serve(api.projects, sectionRoutes.projects),
  serve(api.educations, sectionRoutes.educations),
  serve(api.certifications, sectionRoutes.certifications),
  serve(api.skills, sectionRoutes.skills),
  serve(api.languages, sectionRoutes.languages),
  serve(api.rates, sectionRoutes.rates),
]

export const experts: Feature<Deps> = {
  routes: ({ experts: deps, files, onResume }) => [
    serve(api.experts, expertsRoutes(deps)),
    serve(api.expertLists, expertListRoutes(deps)),
    serve(api.finding, findingRoutes(deps)),
    serve(api.market, marketRoutes),
    serve(api.rosters, rosterRoutes),
    serve(api.relatedPeople, relatedPeopleRoutes),
    serve(api.vetting, vettingRoutes(deps)),
    ...sections,
    ...filesOf(deps, { ...files, onResume }),
  ],
  jobs: ({ experts: deps, files, db, now }) => ({
    ...upkeepTasks({ db, now }),
    ...bulkTasks(deps, { db, now }),
    ...filesTasks({ db, files, now }),
  }),
  schedule: async (db, now) => {
    await scheduleSweep(db, now)
    await scheduleUpkeep(db, now)
  },
  mails: [
    EXPERT_INVITATION,
    APPLICATION_RECEIVED,
    APPLIED,
    ...decisionMails,
    LAPSING,
    ...Object.values(UPKEEP),
    ...Object.values(BULK_DONE),
  ],
  today: expertsToday,
  files: [personFiles],
  names: { people: expertsOfPeople, companies: employers, entries: expertReferences, words: none },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}

function filesOf({ isMet }: ExpertsDeps, files: Files & { onResume: () => void }): Served[] {
  const sets = fileSetRoutes(files)
  return [
    serve(api.files, filesRoutes({ ...files, isMet })),
    serve(api.attachments, sets.attachments),
    serve(api.ndaFiles, sets.ndaFiles),
    serve(api.certificationFiles, sets.certificationFiles),
    serve(api.certificationFilesAlias, sets.certificationFilesAlias),
  ]
}
