import { api } from '@guildhall/contract/api'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { activityRoutes, type ActivitiesOfGig } from '#features/activity/routes.ts'
import { accountsRoutes } from '#features/accounts/routes.ts'
import { applicationsRoutes } from '#features/applications/routes.ts'
import { areasOf } from '#features/experts/areas/service.ts'
import { hiringRoutes } from '#features/hiring/routes.ts'
import { companiesRoutes } from '#features/companies/routes.ts'
import { favoritesRoutes } from '#features/favorites/routes.ts'
import { faqsRoutes } from '#features/faqs/routes.ts'
import { feedbackRoutes } from '#features/feedback/routes.ts'
import { expertListRoutes } from '#features/experts/lists/routes.ts'
import { rosterRoutes } from '#features/experts/rosters/routes.ts'
import { relatedPeopleRoutes } from '#features/experts/employers/routes.ts'
import { filesRoutes, fileSetRoutes } from '#features/experts/files/routes.ts'
import { expertsRoutes } from '#features/experts/routes.ts'
import { sectionRoutes } from '#features/experts/sections/routes.ts'
import { activitiesOf } from '#features/gigs/activities/service.ts'
import { gigActivityRoutes } from '#features/gigs/activities/routes.ts'
import { gigsOfCompanyRoutes } from '#features/gigs/companies/routes.ts'
import { invitationsRoutes } from '#features/gigs/invitations/routes.ts'
import { membersRoutes } from '#features/gigs/members/routes.ts'
import { gigCommentsRoutes } from '#features/gigs/comments/routes.ts'
import { gigEditingRoutes } from '#features/gigs/editing/routes.ts'
import { gigScoresRoutes } from '#features/gigs/scores/routes.ts'
import { gigFilesRoutes } from '#features/gigs/files/routes.ts'
import { moveRoutes } from '#features/gigs/moves/routes.ts'
import { gigsRoutes } from '#features/gigs/routes.ts'
import { notificationsRoutes, pushRoutes } from '#features/notifications/routes.ts'
import { allDecisionWords } from '#features/experts/vetting/decision-mails.ts'
import { vettingRoutes } from '#features/experts/vetting/routes.ts'
import { careRoutes } from '#features/jobs/care.ts'
import { jobsRoutes } from '#features/jobs/routes.ts'
import { privacyRoutes } from '#features/privacy/routes.ts'
import { peopleRoutes } from '#features/people/routes.ts'
import { reasonsAdminRoutes, referenceAdminRoutes } from '#features/reference/admin/routes.ts'
import { referenceRoutes } from '#features/reference/routes.ts'
import { gigChoices } from '#features/reference/service.ts'
import { searchRoutes } from '#features/search/routes.ts'
import { mailTextsRoutes, settingsHistoryRoutes, settingsRoutes } from '#features/settings/routes.ts'
import { pageSizes } from '#features/settings/service.ts'
import type { Choices } from '#features/settings/experts-config.ts'
import { usersRoutes } from '#features/users/routes.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { serveDocs } from '#platform/http/docs.ts'
import { serveHealth } from '#platform/http/health.ts'
import { collectMetrics } from '#platform/http/metrics.ts'
import { pageSender, serveAssets } from '#platform/http/pages.ts'
import { rateLimits } from '#platform/http/rate-limit.ts'
import { register, type Pipeline } from '#platform/http/registrar.ts'
import { createServer, requireEndpoints, type ServerOptions } from '#platform/http/server.ts'
import { programFiles } from '#platform/program-files.ts'
import { serveMailbox } from '#platform/mail/mailbox.ts'
import { serveExplanations } from '#platform/resume-parser/explain-page.ts'
import type { Config } from './config.ts'
import { startFeatures, type Features } from './features.ts'

/** `GET /activities?gig_id=`: the list of the project instead of the log. */
const ofGig: ActivitiesOfGig = (ctx, gigId, query) => activitiesOf(ctx, gigId, query)

export interface AppOptions {
  config: Config
  db: Db
  /** Of the owner: listeners and jobs open connections of their own. */
  databaseUrl: string
  /** The built web app; without it only the API is served. */
  webFolder?: string
  now?: () => Date
  /** Check every answer against its schema: on in development and tests. */
  checksAnswers?: boolean
  logger?: FastifyServerOptions['logger']
}

export interface App {
  http: FastifyInstance
  close: () => Promise<void>
}

/** The product: every feature on the platform, in the order of FEATURES. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db, webFolder } = options
  const features = await startFeatures(options)
  const http = createServer(serverOptions(options, features))
  const metrics = collectMetrics(http)
  metrics.gauge('activity_rows_dropped', 'Rows that the full queue of the log gave up.', features.log.dropped)
  // Streams never end by themselves, and the server waits for what it has begun to answer.
  http.addHook('preClose', async () => features.notifications.live.closeStreams())
  requireEndpoints(http, ['/api/openapi.json', '/api/docs'])

  const pipeline = pipelineOf(options, features)
  register(http, api.activity, activityRoutes(features.log, ofGig), pipeline)
  registerSettings(http, features, pipeline)
  registerPeople(http, features, pipeline)
  register(http, api.notifications, notificationsRoutes(features.notifications), pipeline)
  register(http, api.push, pushRoutes(features.notifications), pipeline)
  register(http, api.jobs, jobsRoutes, pipeline)
  register(http, api.care, careRoutes(features.care), pipeline)
  register(http, api.companies, companiesRoutes(features.companies), pipeline)
  registerExperts(http, features, pipeline)
  registerSections(http, pipeline)
  registerFiles(http, features, pipeline)
  register(http, api.applications, applicationsRoutes(features.applications), pipeline)
  registerGigs(http, features, pipeline)
  registerAcross(http, features, pipeline)

  serveHealth(http, db)
  serveDocs(http, api, config)
  if (config.DEMO) serveDemoPages(http, config, features)
  if (webFolder !== undefined) await serveAssets(http, webFolder)
  if (config.METRICS_PORT !== undefined) await metrics.listen(config.METRICS_PORT, config.HOST)
  return {
    http,
    async close() {
      await metrics.close()
      await http.close()
      await features.stop()
    },
  }
}

/** What the configuration of the experts API tells beside the settings. */
const choicesOf = async (ctx: SignedIn): Promise<Choices> => ({
  ...(await gigChoices(ctx)),
  decisionLetters: await allDecisionWords(ctx.db),
})

/** What stands across the network: kept, asked, said, found and forgotten. */
function registerAcross(http: FastifyInstance, { settings, privacy }: Features, pipeline: Pipeline): void {
  register(http, api.favorites, favoritesRoutes, pipeline)
  register(http, api.faqs, faqsRoutes, pipeline)
  register(http, api.feedback, feedbackRoutes(settings), pipeline)
  register(http, api.search, searchRoutes, pipeline)
  register(http, api.privacy, privacyRoutes(privacy), pipeline)
}

function registerPeople(http: FastifyInstance, { people, accounts }: Features, pipeline: Pipeline): void {
  register(http, api.people, peopleRoutes(people), pipeline)
  register(http, api.accounts, accountsRoutes(accounts), pipeline)
  register(http, api.users, usersRoutes(accounts), pipeline)
}

function registerSettings(http: FastifyInstance, features: Features, pipeline: Pipeline): void {
  const { settings, mailTexts, referenceHolders, choicePlaces } = features
  register(http, api.settings, settingsRoutes(settings, { choicesOf, choicePlaces }), pipeline)
  register(http, api.settingsHistory, settingsHistoryRoutes, pipeline)
  register(http, api.mailTexts, mailTextsRoutes(mailTexts), pipeline)
  register(http, api.reference, referenceRoutes({ areasOf }), pipeline)
  register(http, api.referenceAdmin, referenceAdminRoutes(referenceHolders), pipeline)
  register(http, api.reasonsAdmin, reasonsAdminRoutes(referenceHolders), pipeline)
}

function registerExperts(http: FastifyInstance, { experts }: Features, pipeline: Pipeline): void {
  register(http, api.experts, expertsRoutes(experts), pipeline)
  register(http, api.expertLists, expertListRoutes(experts), pipeline)
  register(http, api.rosters, rosterRoutes, pipeline)
  register(http, api.relatedPeople, relatedPeopleRoutes, pipeline)
  register(http, api.vetting, vettingRoutes(experts), pipeline)
}

/** Pages of the demo alone: the mails that it wrote, and the resume parser at work. */
function serveDemoPages(http: FastifyInstance, config: Config, { applications }: Features): void {
  serveMailbox(http, config.folders.mail)
  serveExplanations(http, {
    explain: (bytes) => applications.explain(bytes),
    samples: programFiles.sampleResumes,
  })
}

function registerSections(http: FastifyInstance, pipeline: Pipeline): void {
  register(http, api.experiences, sectionRoutes.experiences, pipeline)
  register(http, api.projects, sectionRoutes.projects, pipeline)
  register(http, api.educations, sectionRoutes.educations, pipeline)
  register(http, api.certifications, sectionRoutes.certifications, pipeline)
  register(http, api.skills, sectionRoutes.skills, pipeline)
  register(http, api.languages, sectionRoutes.languages, pipeline)
  register(http, api.rates, sectionRoutes.rates, pipeline)
}

function registerGigs(http: FastifyInstance, features: Features, pipeline: Pipeline): void {
  const { gigs, files } = features
  register(http, api.gigs, gigsRoutes(gigs), pipeline)
  register(http, api.gigMoves, moveRoutes(gigs), pipeline)
  register(http, api.gigActivities, gigActivityRoutes, pipeline)
  register(http, api.gigsOfCompany, gigsOfCompanyRoutes, pipeline)
  register(http, api.gigEditing, gigEditingRoutes(gigs), pipeline)
  register(http, api.gigScores, gigScoresRoutes(gigs), pipeline)
  register(http, api.gigFiles, gigFilesRoutes(files), pipeline)
  register(http, api.gigComments, gigCommentsRoutes, pipeline)
  register(http, api.members, membersRoutes(gigs), pipeline)
  register(http, api.invitations, invitationsRoutes(features), pipeline)
  register(http, api.hiring, hiringRoutes(features.hiring), pipeline)
}

function registerFiles(http: FastifyInstance, { files, experts }: Features, pipeline: Pipeline): void {
  const sets = fileSetRoutes(files)
  register(http, api.files, filesRoutes({ ...files, isOnGigOf: experts.isOnGigOf }), pipeline)
  register(http, api.attachments, sets.attachments, pipeline)
  register(http, api.ndaFiles, sets.ndaFiles, pipeline)
  register(http, api.certificationFiles, sets.certificationFiles, pipeline)
  register(http, api.certificationFilesAlias, sets.certificationFilesAlias, pipeline)
}

function pipelineOf(
  { config, db, now, checksAnswers }: AppOptions,
  { log, files, settings }: Features,
): Pipeline {
  return {
    db,
    now: now ?? (() => new Date()),
    limits: rateLimits(config.RATE_LIMIT_FACTOR),
    checksAnswers: checksAnswers ?? config.DEMO,
    uploads: files.uploads,
    pageSize: (of) => pageSizes(settings)[of],
    calls: log.calls,
  }
}

function serverOptions({ config, logger, webFolder }: AppOptions, { accounts }: Features): ServerOptions {
  return {
    publicUrl: config.publicUrl,
    ownHosts: config.ownHosts,
    ...(config.FILES_HOST === undefined ? {} : { filesHost: config.FILES_HOST }),
    trustedProxies: config.trustedProxies,
    sessionCookie: config.sessionCookie,
    logger: logger ?? { level: config.LOG_LEVEL },
    actorOf: accounts.sessions.actorOf,
    ...(webFolder === undefined
      ? {}
      : {
          sendPage: pageSender(webFolder, {
            isHttps: config.isHttps,
            hasMaps: config.MAPS_KEY !== undefined,
          }),
        }),
  }
}
