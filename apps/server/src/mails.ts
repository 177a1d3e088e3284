import { accountMails } from '#features/accounts/mail-kinds.ts'
import { APPLICATION_RECEIVED } from '#features/experts/applying/sending.ts'
import { BULK_DONE } from '#features/experts/lists/bulk.ts'
import { LAPSING } from '#features/experts/privacy/service.ts'
import { UPKEEP } from '#features/experts/upkeep/notice-kinds.ts'
import { decisionMails } from '#features/experts/vetting/decision-mails.ts'
import { EXPERT_INVITATION } from '#features/experts/vetting/invitation-mail.ts'
import { APPLIED } from '#features/experts/vetting/notices.ts'
import { PROJECT_INVITATION } from '#features/gigs/invitations/mails.ts'
import { gigNotices } from '#features/gigs/notice-kinds.ts'
import { hiringNotices } from '#features/hiring/notice-kinds.ts'
import { notificationMails } from '#features/notifications/mails.ts'
import { EXPORT_READY } from '#features/privacy/exporting.ts'
import { REBUILT } from '#features/search/rebuilding.ts'

/** The mails and notifications that administrators may word, in the order of the features. */
export const MAILS = [
  ...accountMails,
  EXPERT_INVITATION,
  APPLICATION_RECEIVED,
  APPLIED,
  ...decisionMails,
  LAPSING,
  ...Object.values(UPKEEP),
  ...Object.values(BULK_DONE),
  PROJECT_INVITATION,
  ...gigNotices,
  ...hiringNotices,
  EXPORT_READY,
  REBUILT,
  ...notificationMails,
]
