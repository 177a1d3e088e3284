import type { ActivitiesOfGig } from '#features/activity/routes.ts'
import { startActivityLog, type ActivityLogOptions } from '#features/activity/start.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import { noteSecurityEvent } from '#features/accounts/service.ts'
import { startAccounts, type AccountsOptions } from '#features/accounts/start.ts'
import type { CompaniesDeps } from '#features/companies/deps.ts'
import { projectCounts } from '#features/gigs/companies/service.ts'
import { startApplications } from '#features/applications/start.ts'
import { areasOf } from '#features/experts/areas/service.ts'
import { visibleExperts } from '#features/experts/lists/visible.ts'
import { allDecisionWords } from '#features/experts/vetting/decision-mails.ts'
import { openMatching } from '#features/experts/matching/service.ts'
import { requireNotable } from '#features/experts/vetting/review.ts'
import { activitiesOf } from '#features/gigs/activities/service.ts'
import type { PeopleDeps } from '#features/people/deps.ts'
import { gigChoices } from '#features/reference/service.ts'
import type { Choices } from '#features/settings/experts-config.ts'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import type { HiringDeps } from '#features/hiring/deps.ts'
import {
  gigChanged,
  onExpertLeft,
  onGigClosed,
  paperRenewed,
  projectsOf,
  ratingsOf,
  runsGigOf,
} from '#features/hiring/service.ts'
import { requireFiles } from '#features/hiring/gates/service.ts'
import { isListedFor } from '#features/hiring/onboarded/onboarded.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { start as startExpert, viewsOf } from '#features/experts/service.ts'
import { startNotifications, type NotificationsOptions } from '#features/notifications/start.ts'
import { accept as acceptInvitation } from '#features/gigs/invitations/accepting.ts'
import { gigsOfPerson, isOnGigOf, seenGigs } from '#features/gigs/of-person.ts'
import { logNames } from '#features/search/log-names.ts'
import { startRefreshing } from '#features/search/refreshing.ts'
import type { MailTextsDeps } from '#features/settings/mail-texts/service.ts'
import { startSettings, type Settings, type Site } from '#features/settings/service.ts'
import { calls, nextDates, onHired } from '#features/work/service.ts'
import type { WorkDeps } from '#features/work/deps.ts'
import { startAlerts, type Alerts } from '#platform/alerts/alerts.ts'
import { openFiles, type Files } from '#platform/files/files.ts'
import { createOutbox } from '#platform/mail/outbox.ts'
import { openMail } from '#platform/mail/transport.ts'
import type { SignedIn } from '#platform/http/context.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { openSealer, type Sealer } from '#platform/secrets/sealing.ts'
import type { AppOptions } from './app.ts'
import * as brought from './brought.ts'
import type { Config } from './config.ts'
import { filesOptions, mailOptions, providerOf, pushOf } from './peers.ts'
import { suiteServices } from './services.ts'
import { careDeps } from './system.ts'

/** What the manifests of the features are given. */
export type Wired = Awaited<ReturnType<typeof wire>>

/** Starts what lives as long as the server, and hands each feature what it needs of those below it. */
export async function wire(options: AppOptions) {
  const { config, db, databaseUrl, now = systemClock } = options
  const started = await start({ ...options, now })
  const { alerts, sealer, mail, files, settings, log, accounts, notifications, applications, index } = started
  return {
    ...started,
    config,
    db,
    databaseUrl,
    now,
    activitiesOfGig,
    logNames,
    // Asked for with the call: the manifests are whole by then.
    todayGroups: () => brought.todayGroups,
    retention: retentionOf(settings),
    settingsTell: { choicesOf, choicePlaces: brought.choicePlaces },
    mailTexts: mailTextsDeps(config, accounts),
    areasOf,
    onResume: applications.warm,
    referenceHolders: brought.referenceHolders,
    people: peopleDeps(accounts),
    care: careDeps(config, sealer, alerts, now()),
    companies: companiesDeps(files),
    compliance: { onRenewed: paperRenewed },
    gigs: gigsDeps(settings, started.work, applications.readText),
    hiring: hiringDeps(config, settings, started),
    imports: { ...started, db, now, people: peopleDeps(accounts), companies: companiesDeps(files) },
    webhooks: { db, now, sealer, testOrigin: config.WEBHOOK_TEST_ORIGIN },
    search: { db, storage: files.storage, readPdf: applications.readText, now },
    privacy: { accounts, files, mail, parts: brought.personalParts, texts: brought.personalColumns.texts },
    // Jobs read files with the parser of the applications, and end before it.
    stop: (jobs: Jobs) =>
      inTurn([alerts, log, index, jobs, applications, mail, notifications.live, accounts.sessions, settings]),
  }
}

/** Memories with their listeners, queues, keys. */
async function start(options: AppOptions & { now: () => Date }) {
  const { config, db, databaseUrl, now } = options
  const sealer = await openSealer(config.folders.keys, config.SEALING_KEY)
  const mail = openMail(mailOptions(config))
  const alerts = startAlerts({ db, now })
  const onTrouble = (error: unknown) => alerts.raise('files', error)
  const files = await openFiles({ ...filesOptions(config, db, sealer), onTrouble })
  alerts.watch('files', files.storage.check)
  const settings = await startSettings({ db, url: databaseUrl, site: siteOf(config), onError: report })
  const log = await startActivityLog(activityOptions(options, settings, sealer))
  const accounts = await startAccounts(accountsOptions(options, { settings, sealer, alerts }))
  // Whoever must set up a second factor from now on is asked for it with the next call.
  settings.watch(accounts.sessions.forgetAll)
  const notifications = await startNotifications(notificationsOptions(options, accounts))
  const work = workDeps(config, sealer, accounts)
  const experts = expertsDeps(accounts, work)
  const applications = startApplications({
    experts,
    files,
    onTrouble: (error) => alerts.raise('parser', error),
  })
  alerts.watch('parser', applications.check)
  const index = await startRefreshing({ db, databaseUrl, now, onError: report })
  const memories = { alerts, sealer, mail, files, settings, log }
  return { ...memories, accounts, notifications, work, experts, applications, index }
}

type Ending = { stop: () => Promise<void> | void } | { close: () => Promise<void> | void }

async function inTurn(parts: readonly Ending[]): Promise<void> {
  for (const part of parts) await ('stop' in part ? part.stop() : part.close())
}

function mailTextsDeps(
  { publicUrl, PRODUCT_NAME: product }: Config,
  { outbox }: AccountsDeps,
): MailTextsDeps {
  return { kinds: brought.mails, around: 'notifications.notice', product, publicUrl, outbox }
}

/** What the feature people is given of the features below it. */
function peopleDeps({ sessions }: AccountsDeps): PeopleDeps {
  return {
    visibleExperts,
    requireNotable,
    gigsOf: gigsOfPerson,
    holders: brought.personHolders,
    forgetSessions: sessions.forget,
  }
}

/** What the configuration of the experts API tells beside the settings. */
const choicesOf = async (ctx: SignedIn): Promise<Choices> => ({
  ...(await gigChoices(ctx)),
  decisionLetters: await allDecisionWords(ctx.db),
})

/** `GET /activities?gig_id=`: the list of the project instead of the log. */
const activitiesOfGig: ActivitiesOfGig = (ctx, gigId, query) => activitiesOf(ctx, gigId, query)

/** Where the calendars of both sides lead, and who writes to them. */
function workDeps(config: Config, sealer: Sealer, { outbox }: AccountsDeps): WorkDeps {
  const { publicUrl, PRODUCT_NAME: product, mailFrom: from } = config
  return { sealer, outbox, site: { publicUrl, product, from } }
}

function expertsDeps(accounts: AccountsDeps, work: WorkDeps): ExpertsDeps {
  return {
    product: accounts.site.product,
    accounts,
    matching: openMatching(),
    async onLeft(ctx, personId, why) {
      await onExpertLeft(ctx, personId, why)
      await calls.onExpertLeft(ctx, work, personId)
    },
    runsGigOf,
    isMet: async (ctx, personId) => (await isOnGigOf(ctx, personId)) || isListedFor(ctx, personId),
    seenGigs,
    projectsOf,
    ratingsOf,
  }
}

/** The days of a request are read when one is made. */
function hiringDeps(
  config: Config,
  settings: Settings,
  { work, experts }: { work: WorkDeps; experts: ExpertsDeps },
): HiringDeps {
  return {
    publicUrl: config.publicUrl,
    matching: experts.matching,
    onHired,
    onEnded: (ctx, id) => calls.onHireEnded(ctx, work, id),
    nextDates,
    product: settings.site.product,
    get requestDays() {
      return settings.limits().request_days
    },
  }
}

function gigsDeps(settings: Settings, work: WorkDeps, readPdf: GigsDeps['readPdf']): GigsDeps {
  return {
    readPdf,
    product: settings.site.product,
    rules: () => ({ allowsSelfApproval: settings.get('allow_self_approval') }),
    async onClosed(ctx, gigId, outcomes) {
      await onGigClosed(ctx, gigId, outcomes)
      await calls.onGigClosed(ctx, work, gigId)
    },
    requireFiles,
    onPeopleChanged: gigChanged,
  }
}

/** What a merge moves in the features that name companies. */
function companiesDeps({ storage }: Files): CompaniesDeps {
  return { storage, holders: brought.companyHolders, seenPeople: viewsOf, projectsOf: projectCounts }
}

function activityOptions(
  { config, db, now = systemClock }: AppOptions,
  settings: Settings,
  sealer: Sealer,
): ActivityLogOptions {
  return {
    db,
    now,
    sealer,
    anchors: config.folders.anchors,
    isEnabled: () => settings.get('activity_logging'),
    noteReading: (ctx, kind, details) =>
      noteSecurityEvent(ctx.db, ctx, kind, ctx.actor?.userId ?? null, details),
    onError: report,
  }
}

function siteOf(config: Config): Site {
  return {
    product: config.PRODUCT_NAME,
    provider: config.PRODUCT_NAME,
    service: config.SERVICE,
    accounts_url: config.ACCOUNTS_URL ?? `${config.publicUrl}/accounts`,
    fallback_url: null,
    oidc: config.OIDC_ISSUER === undefined ? null : { name: config.OIDC_NAME },
    demo: config.DEMO,
    maps_key: config.MAPS_KEY ?? null,
  }
}

/** How long the log is kept, as the settings have it now. */
function retentionOf(settings: Settings) {
  return () => ({ days: settings.get('activity_retention'), fullDays: settings.limits().activity_full_days })
}

function accountsOptions(
  options: AppOptions,
  { settings, sealer, alerts }: { settings: Settings; sealer: Sealer; alerts: Alerts },
): AccountsOptions {
  const { config, db, databaseUrl, now = systemClock } = options
  const provider = providerOf(config, (error) => alerts.raise('sign_in', error))
  if (provider !== null) alerts.watch('sign_in', provider.check)
  return {
    db,
    databaseUrl,
    now,
    startExpert,
    acceptInvitation: (ctx, accepted) => acceptInvitation(ctx, { onPeopleChanged: gigChanged }, accepted),
    site: {
      publicUrl: config.publicUrl,
      isHttps: config.isHttps,
      sessionCookie: config.sessionCookie,
      product: config.PRODUCT_NAME,
    },
    services: suiteServices(config),
    requiresMfa: settings.requiresMfa,
    idle: () => settings.limits().session_idle_minutes * 60_000,
    attemptLimits: settings.limits,
    limitFactor: config.RATE_LIMIT_FACTOR,
    sealer,
    provider,
    outbox: createOutbox(sealer, { product: config.PRODUCT_NAME, publicUrl: config.publicUrl }),
    onError: report,
  }
}

function notificationsOptions(
  { config, db, databaseUrl, now = systemClock }: AppOptions,
  { sealer, outbox, sessions }: AccountsDeps,
): NotificationsOptions {
  const site = { product: config.PRODUCT_NAME, publicUrl: config.publicUrl }
  return { db, databaseUrl, now, site, sealer, outbox, sessions, push: pushOf(config), onError: report }
}

function systemClock(): Date {
  return new Date()
}

/** The text alone: errors of the driver carry whole connections. */
export function report(error: unknown): void {
  console.error(error instanceof Error ? error.stack : error)
}
