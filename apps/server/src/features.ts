import { activityTasks } from '#features/activity/jobs.ts'
import { scheduleRetention, startActivityLog, type ActivityLogOptions } from '#features/activity/start.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import { scheduleCleaning } from '#features/accounts/cleaning.ts'
import { accountsTasks } from '#features/accounts/jobs.ts'
import { noteSecurityEvent } from '#features/accounts/service.ts'
import { startAccounts, type AccountsOptions } from '#features/accounts/start.ts'
import type { CompaniesDeps } from '#features/companies/deps.ts'
import { companyLogos } from '#features/companies/logo/service.ts'
import { openMatching } from '#features/experts/matching/service.ts'
import { employers } from '#features/experts/employers/service.ts'
import { gigCompanies, projectCounts } from '#features/gigs/companies/service.ts'
import { startApplications } from '#features/applications/start.ts'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import { bulkTasks } from '#features/experts/lists/bulk.ts'
import { filesTasks, scheduleSweep } from '#features/experts/files/jobs.ts'
import { personFiles } from '#features/experts/files/owner.ts'
import type { HiringDeps } from '#features/hiring/deps.ts'
import { scheduleUpkeep, upkeepTasks } from '#features/experts/upkeep/jobs.ts'
import { hiringTasks, scheduleExpiry } from '#features/hiring/jobs.ts'
import {
  gigChanged,
  onExpertLeft,
  onGigClosed,
  projectsOf,
  ratingsOf,
  runsGigOf,
} from '#features/hiring/service.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { start as startExpert } from '#features/experts/service.ts'
import { notificationsTasks, scheduleDigests } from '#features/notifications/jobs.ts'
import type { NotificationsDeps } from '#features/notifications/deps.ts'
import { exportFiles } from '#features/privacy/owner.ts'
import { privacyTasks, scheduleDaily } from '#features/privacy/jobs.ts'
import { startNotifications, type NotificationsOptions } from '#features/notifications/start.ts'
import { accept as acceptInvitation } from '#features/gigs/invitations/accepting.ts'
import { isOnGigOf, seenGigs } from '#features/gigs/of-person.ts'
import { gigFilesTasks } from '#features/gigs/files/jobs.ts'
import { gigFiles } from '#features/gigs/files/owner.ts'
import { searchTasks } from '#features/search/jobs.ts'
import type { SearchDeps } from '#features/search/deps.ts'
import { startRefreshing } from '#features/search/refreshing.ts'
import type { MailTextsDeps } from '#features/settings/mail-texts/service.ts'
import { startSettings, type Settings, type Site } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import { openFiles, type Files, type FilesOptions } from '#platform/files/files.ts'
import { startJobs, type Jobs, type Task } from '#platform/jobs/jobs.ts'
import { createOutbox, MAIL_JOB, mailTask } from '#platform/mail/outbox.ts'
import { openMail, type MailOptions, type MailTransport } from '#platform/mail/transport.ts'
import { openSealer, type Sealer } from '#platform/secrets/sealing.ts'
import type { AppOptions } from './app.ts'
import { MAILS } from './mails.ts'
import { CHOICE_PLACES, REFERENCE_HOLDERS } from './holders.ts'
import { peopleDeps } from './people-holders.ts'
import type { Config } from './config.ts'
import { providerOf, pushOf } from './peers.ts'
import { suiteServices } from './services.ts'
import { careDeps } from './system.ts'

export type Features = Awaited<ReturnType<typeof startFeatures>>

/** What the features keep as long as the server lives: memories with their listeners, queues, jobs, keys. */
export async function startFeatures(options: AppOptions) {
  const { config, db, databaseUrl, now = systemClock } = options
  const sealer = await openSealer(config.folders.keys, config.SEALING_KEY)
  const mail = openMail(mailOptions(config))
  const files = await openFiles(filesOptions(config, sealer))
  const settings = await startSettings({ db, url: databaseUrl, site: siteOf(config), onError: report })
  const log = await startActivityLog(activityOptions(options, settings))
  const accounts = await startAccounts(accountsOptions(options, settings, sealer))
  // Whoever must set up a second factor from now on is asked for it with the next call.
  settings.watch(accounts.sessions.forgetAll)
  const experts = expertsDeps(accounts)
  const notifications = await startNotifications(notificationsOptions(options, accounts))
  const applications = startApplications({ experts, files })
  const search = { db, storage: files.storage, readPdf: applications.readText, now }
  const started = { sealer, mail, accounts, notifications, experts, settings, files, search }
  const jobs = await startWork(options, started)
  const index = await startRefreshing({ db, databaseUrl, now, onError: report })
  return {
    settings,
    log,
    people: peopleDeps(accounts),
    accounts,
    notifications,
    companies: companiesDeps(files),
    experts,
    files,
    applications,
    hiring: hiringDeps(settings),
    mailTexts: mailTextsDeps(config, accounts),
    referenceHolders: REFERENCE_HOLDERS,
    choicePlaces: CHOICE_PLACES,
    gigs: gigsDeps(settings),
    care: careDeps(config, sealer, now()),
    privacy: { accounts, files, mail },
    stop: () =>
      // Jobs read files with the parser of the applications.
      inTurn([log, index, jobs, applications, mail, notifications.live, accounts.sessions, settings]),
  }
}

type Ending = { stop: () => Promise<void> | void } | { close: () => Promise<void> | void }

async function inTurn(parts: readonly Ending[]): Promise<void> {
  for (const part of parts) await ('stop' in part ? part.stop() : part.close())
}

function mailTextsDeps(
  { publicUrl, PRODUCT_NAME: product }: Config,
  { outbox }: AccountsDeps,
): MailTextsDeps {
  return { kinds: MAILS, around: 'notifications.notice', product, publicUrl, outbox }
}

function expertsDeps(accounts: AccountsDeps): ExpertsDeps {
  return {
    product: accounts.site.product,
    accounts,
    onLeft: onExpertLeft,
    runsGigOf,
    isOnGigOf,
    seenGigs,
    projectsOf,
    ratingsOf,
  }
}

/** The days of a request are read when one is made. */
function hiringDeps(settings: Settings): HiringDeps {
  return {
    matching: openMatching(),
    product: settings.site.product,
    get requestDays() {
      return settings.limits().request_days
    },
  }
}

function gigsDeps(settings: Settings): GigsDeps {
  return {
    product: settings.site.product,
    rules: () => ({ allowsSelfApproval: settings.get('allow_self_approval') }),
    onClosed: onGigClosed,
    onPeopleChanged: gigChanged,
  }
}

/** What a merge moves in the features that name companies. */
function companiesDeps({ storage }: Files): CompaniesDeps {
  return { storage, holders: [employers, gigCompanies], projectsOf: projectCounts }
}

async function startWork(options: AppOptions, started: Started): Promise<Jobs> {
  const { db, databaseUrl: url, now = systemClock } = options
  const jobs = await startJobs({ url, tasks: tasksOf(options, started), onError: report })
  await scheduleWork(db, now())
  return jobs
}

/** The work that comes back every day or week. */
async function scheduleWork(db: Db, now: Date): Promise<void> {
  await scheduleRetention(db, now)
  await scheduleCleaning(db, now)
  await scheduleSweep(db, now)
  await scheduleDigests(db, now)
  await scheduleUpkeep(db, now)
  await scheduleExpiry(db, now)
  await scheduleDaily(db, now)
}

function activityOptions({ db, now = systemClock }: AppOptions, settings: Settings): ActivityLogOptions {
  return {
    db,
    now,
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

interface Started {
  sealer: Sealer
  mail: MailTransport
  accounts: AccountsDeps
  notifications: NotificationsDeps
  experts: ExpertsDeps
  settings: Settings
  files: Files
  search: SearchDeps
}

/** The slow work of all features. */
function tasksOf({ db, databaseUrl, now = systemClock }: AppOptions, started: Started): Record<string, Task> {
  const { sealer, mail, accounts, notifications, experts, settings, files, search } = started
  const retention = () => ({
    days: settings.get('activity_retention'),
    fullDays: settings.limits().activity_full_days,
  })
  return {
    [MAIL_JOB]: mailTask(sealer, mail),
    ...accountsTasks(accounts, db, databaseUrl),
    ...upkeepTasks({ db, now }),
    ...hiringTasks({ db, now }),
    ...notificationsTasks(notifications, db),
    ...bulkTasks(experts, { db, now }),
    ...filesTasks({ db, files, now }),
    ...gigFilesTasks({ db, storage: files.storage }),
    ...privacyTasks({ accounts, files, mail }, { db, now }),
    ...searchTasks(search),
    ...activityTasks({ db, databaseUrl, now, retention }),
  }
}

function accountsOptions(options: AppOptions, settings: Settings, sealer: Sealer): AccountsOptions {
  const { config, db, databaseUrl, now = systemClock } = options
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
    provider: providerOf(config),
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

function filesOptions(config: Config, sealer: Sealer): FilesOptions {
  const { FILES_HOST: host, FILES_URL: url, publicUrl } = config
  const origin = host === undefined ? publicUrl : `${new URL(publicUrl).protocol}//${host}`
  const owners = [personFiles, gigFiles, companyLogos, exportFiles]
  return { folder: config.folders.files, url, origin, sealer, owners }
}

function mailOptions(config: Config): MailOptions {
  return {
    smtpUrl: config.SMTP_URL,
    folder: config.folders.mail,
    from: config.mailFrom,
    publicUrl: config.publicUrl,
  }
}

function systemClock(): Date {
  return new Date()
}

/** The text alone: errors of the driver carry whole connections. */
function report(error: unknown): void {
  console.error(error instanceof Error ? error.stack : error)
}
