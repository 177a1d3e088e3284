import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import type { ExpertsConfig } from '@guildhall/contract/settings'

const EXTENSIONS = ['jpeg', 'png', 'jpg', 'pdf', 'doc', 'docx', 'xlsx', 'xlsm', 'txt']
const MB = 1024 * 1024

/** Lists of the reference feature, which stands below this one. */
export interface Choices {
  rejectionReasons: { id: string; name: string }[]
  languages: { id: string; name: string }[]
}

/** Limits of files and the choices of projects (PRODUCT 5.13), as the experts API tells them at login. */
export function expertsConfig(hasFeedback: boolean, { rejectionReasons, languages }: Choices): ExpertsConfig {
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
      ...files(10),
    },
    certification: files(5),
    feedback_enable: hasFeedback,
    people: { max_bio: 4000, photo_size: 5 * MB, photo_extensions: ['jpeg', 'jpg', 'png'], ...files(5) },
  }
}

/** Sizes in bytes. */
function files(count: number) {
  return {
    allowed_attachment_extensions: EXTENSIONS,
    total_file_count: count,
    allowed_file_size: 25 * MB,
    allowed_files_size: 100 * MB,
  }
}
