import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import type { ExpertsConfig } from '@guildhall/contract/settings'
import type { Settings } from './service.ts'

const MB = 1024 * 1024

/** What features below this one know: lists of the reference, letters of the experts. */
export interface Choices {
  rejectionReasons: { id: string; name: string }[]
  languages: { id: string; name: string }[]
  decisionLetters: ExpertsConfig['people']['decision_letters']
}

/** Limits of files and the choices of projects (PRODUCT 5.13), as the experts API tells them at login. */
export function expertsConfig(
  settings: Settings,
  { rejectionReasons, languages, decisionLetters }: Choices,
): ExpertsConfig {
  const limits = settings.limits()
  return {
    gig: {
      status: [
        'Draft',
        'Requested',
        'Approved',
        'Submitted',
        'Published',
        'Unpublished',
        'Rejected',
        'Closed',
      ],
      type: GIG_KINDS.map((value) => ({ value, description: KINDS[value].display })),
      rejection_reasons: rejectionReasons,
      available_languages: languages,
      bidType: ['Hourly', 'Daily', 'Monthly', 'Fixed'],
      timeInterval: ['hours', 'days', 'weeks', 'months'],
      minimumRatings: Array.from({ length: 11 }, (_, index) => index / 2),
      allowed_attachment_extensions: settings.get('gig_extensions'),
      total_file_count: limits.gig_files,
      allowed_file_size: limits.gig_file_mb * MB,
      allowed_files_size: limits.gig_total_mb * MB,
    },
    certification: profileFiles(settings),
    feedback_enable: settings.get('feedback_enable'),
    people: {
      max_bio: 4000,
      photo_size: limits.photo_mb * MB,
      photo_extensions: ['jpeg', 'jpg', 'png'],
      // "PDF must be < 10 MB".
      decision_letters: decisionLetters,
      resume_size: limits.resume_mb * MB - 1,
      ...profileFiles(settings),
    },
  }
}

/** Sizes in bytes. */
function profileFiles(settings: Settings) {
  const limits = settings.limits()
  return {
    allowed_attachment_extensions: settings.get('attachment_extensions'),
    total_file_count: limits.attachment_files,
    allowed_file_size: limits.attachment_file_mb * MB,
    allowed_files_size: limits.attachment_total_mb * MB,
  }
}
