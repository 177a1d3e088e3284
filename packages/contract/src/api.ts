import { accounts, accountsErrors } from './accounts.ts'
import { activity, activityErrors } from './activity.ts'
import { applications, applicationsErrors } from './applications.ts'
import { compliance, complianceErrors } from './compliance.ts'
import { companies, companiesErrors } from './companies.ts'
import { hiring, hiringErrors } from './hiring.ts'
import { commonErrors } from './errors.ts'
import { experts, expertsErrors } from './experts.ts'
import {
  attachments,
  certificationFiles,
  certificationFilesAlias,
  files,
  filesErrors,
  ndaFiles,
} from './experts/files.ts'
import { finding } from './experts/finding.ts'
import { allSections } from './experts/all-sections.ts'
import { market } from './experts/market.ts'
import { expertLists } from './experts/lists.ts'
import { rosterErrors, rosters } from './experts/rosters.ts'
import { relatedPeople } from './experts/related-people.ts'
import { sections } from './experts/sections.ts'
import { gigs, gigsErrors } from './gigs.ts'
import { gigActivities } from './gigs/activities.ts'
import { moves } from './gigs/moves.ts'
import { notifications, notificationsErrors } from './notifications.ts'
import { push } from './push.ts'
import { favorites, favoritesErrors } from './favorites.ts'
import { invitations } from './gigs/invitations.ts'
import { members, membersErrors } from './gigs/members.ts'
import { gigComments, gigCommentsErrors } from './gigs/comments.ts'
import { gigEditing, gigEditingErrors } from './gigs/editing.ts'
import { gigFromText, gigFromTextErrors } from './gigs/from-text.ts'
import { gigAcceptance } from './gigs/acceptance.ts'
import { gigScores } from './gigs/scores.ts'
import { gigFiles, gigFilesErrors } from './gigs/files.ts'
import { gigsOfCompany } from './gigs/of-company.ts'
import { faqs, faqsErrors } from './faqs.ts'
import { feedback, feedbackErrors } from './feedback.ts'
import { vetting, vettingErrors } from './experts/vetting.ts'
import { keys } from './keys.ts'
import { insights } from './insights.ts'
import { imports } from './imports.ts'
import { jobs } from './jobs.ts'
import { care } from './jobs/care.ts'
import { passkeys, passkeysErrors } from './passkeys.ts'
import { recoveryCodes } from './recovery-codes.ts'
import { resetLink } from './reset-link.ts'
import { privacy, privacyErrors } from './privacy.ts'
import { people, peopleErrors } from './people.ts'
import { reference } from './reference.ts'
import { scim, scimErrors } from './scim.ts'
import { search, searchErrors } from './search.ts'
import { settings } from './settings.ts'
import { settingsHistory } from './settings/history.ts'
import { mailTexts } from './settings/mail-texts.ts'
import { reasonsAdmin, referenceAdmin, referenceErrors } from './reference/admin.ts'
import { today } from './today.ts'
import { webhooks } from './webhooks.ts'
import { users, usersErrors } from './users.ts'
import { views, viewsErrors } from './views.ts'
import { work, workErrors } from './work.ts'

const expertFiles = { files, attachments, ndaFiles, certificationFiles, certificationFilesAlias }
import { announcements } from './announcements.ts'

/** Every endpoint of the product, by feature: the table of contents of both sides. */
export const api = {
  activity,
  today,
  settings,
  settingsHistory,
  mailTexts,
  compliance,
  hiring,
  reference,
  people,
  referenceAdmin,
  reasonsAdmin,
  accounts,
  passkeys,
  recoveryCodes,
  resetLink,
  keys,
  scim,
  notifications,
  push,
  webhooks,
  jobs,
  care,
  companies,
  experts,
  vetting,
  expertLists,
  allSections,
  finding,
  market,
  rosters,
  relatedPeople,
  ...sections,
  ...expertFiles,
  applications,
  users,
  gigs,
  members,
  invitations,
  gigEditing,
  gigFromText,
  gigScores,
  gigAcceptance,
  gigFiles,
  gigComments,
  gigMoves: moves,
  gigActivities,
  gigsOfCompany,
  ...work,
  insights,
  favorites,
  faqs,
  feedback,
  announcements,
  imports,
  search,
  views,
  privacy,
}

/** Every error code with its status and text. */
export const errors = {
  ...commonErrors,
  ...complianceErrors,
  ...hiringErrors,
  ...companiesErrors,
  ...activityErrors,
  ...peopleErrors,
  ...referenceErrors,
  ...accountsErrors,
  ...passkeysErrors,
  ...notificationsErrors,
  ...expertsErrors,
  ...vettingErrors,
  ...rosterErrors,
  ...filesErrors,
  ...applicationsErrors,
  ...usersErrors,
  ...gigsErrors,
  ...membersErrors,
  ...gigEditingErrors,
  ...gigFromTextErrors,
  ...gigFilesErrors,
  ...gigCommentsErrors,
  ...workErrors,
  ...favoritesErrors,
  ...faqsErrors,
  ...feedbackErrors,
  ...scimErrors,
  ...searchErrors,
  ...viewsErrors,
  ...privacyErrors,
}
export type ErrorCode = keyof typeof errors

/** The order of the features: each may use only those before it (HOUSE §1). Checked by scripts/check-structure.mjs. */
export const FEATURES = [
  'activity',
  'today',
  'settings',
  'reference',
  'people',
  'accounts',
  'keys',
  'scim',
  'notifications',
  'webhooks',
  'jobs',
  'companies',
  'experts',
  'applications',
  'gigs',
  'compliance',
  'hiring',
  'work',
  'insights',
  'favorites',
  'faqs',
  'feedback',
  'announcements',
  'users',
  'imports',
  'search',
  'views',
  'privacy',
] as const
