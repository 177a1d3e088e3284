import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { gigAcceptanceRoutes } from './acceptance/routes.ts'
import { gigActivityRoutes } from './activities/routes.ts'
import { gigCommentsRoutes } from './comments/routes.ts'
import { gigsOfCompanyRoutes } from './companies/routes.ts'
import { gigCompanies } from './companies/service.ts'
import type { GigsDeps } from './deps.ts'
import { gigEditingRoutes } from './editing/routes.ts'
import { gigFilesTasks } from './files/jobs.ts'
import { gigFiles } from './files/owner.ts'
import { gigFilesRoutes } from './files/routes.ts'
import { gigFromTextRoutes } from './from-text/routes.ts'
import { PROJECT_INVITATION } from './invitations/mails.ts'
import { invitationsRoutes } from './invitations/routes.ts'
import type { InvitationsDeps } from './invitations/service.ts'
import { membersRoutes } from './members/routes.ts'
import { moveRoutes } from './moves/routes.ts'
import { gigNotices } from './notice-kinds.ts'
import { gigsOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { gigReferences, gigWords } from './references.ts'
import { gigsRoutes } from './routes.ts'
import { gigScoresRoutes } from './scores/routes.ts'
import { gigsToday } from './today.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    gig: true
  }
}

interface Deps {
  gigs: GigsDeps
  accounts: InvitationsDeps['accounts']
  files: Files
  db: Db
}

export const gigs: Feature<Deps> = {
  routes: ({ gigs: deps, accounts, files }) => [
    serve(api.gigs, gigsRoutes(deps)),
    serve(api.gigMoves, moveRoutes(deps)),
    serve(api.gigActivities, gigActivityRoutes),
    serve(api.gigsOfCompany, gigsOfCompanyRoutes),
    serve(api.gigEditing, gigEditingRoutes(deps)),
    serve(api.gigFromText, gigFromTextRoutes(deps)),
    serve(api.gigScores, gigScoresRoutes(deps)),
    serve(api.gigAcceptance, gigAcceptanceRoutes(deps)),
    serve(api.gigFiles, gigFilesRoutes({ ...files, requireFiles: deps.requireFiles })),
    serve(api.gigComments, gigCommentsRoutes),
    serve(api.members, membersRoutes(deps)),
    serve(api.invitations, invitationsRoutes({ accounts })),
  ],
  jobs: ({ db, files: { storage } }) => gigFilesTasks({ db, storage }),
  schedule: none,
  mails: [PROJECT_INVITATION, ...gigNotices],
  today: gigsToday,
  files: [gigFiles],
  names: { people: gigsOfPeople, companies: gigCompanies, entries: gigReferences, words: gigWords },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
