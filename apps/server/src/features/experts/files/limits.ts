import { limitTexts } from '@guildhall/contract/experts/files'
import { valueOf, limits } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { UploadLimits } from '#platform/files/upload.ts'

const MB = 1024 * 1024

/** What one upload of attachments may hold, as administrators decided. */
export async function attachmentLimits(
  db: Db,
): Promise<{ limits: UploadLimits; allowed: readonly string[] }> {
  const { attachment_files: files, attachment_file_mb: size, attachment_total_mb: total } = await limits(db)
  return {
    allowed: await valueOf(db, 'attachment_extensions'),
    limits: {
      maxFiles: files,
      maxFileBytes: size * MB,
      maxTotalBytes: total * MB,
      codes: { count: 'too_many_files', size: 'file_too_large', total: 'files_too_large' },
      texts: { count: limitTexts.count(files), size: limitTexts.size(size), total: limitTexts.total(total) },
    },
  }
}

/** One resume: "PDF must be < 10 MB". */
export async function resumeLimits(db: Db): Promise<UploadLimits> {
  const { resume_mb: size } = await limits(db)
  const text = limitTexts.resume(size)
  return {
    maxFiles: 1,
    maxFileBytes: size * MB - 1,
    maxTotalBytes: size * MB - 1,
    codes: { count: 'not_a_resume', size: 'resume_too_large', total: 'resume_too_large' },
    texts: { size: text, total: text },
  }
}

/** What the files of one person may take together, in bytes, with the words for more. */
export async function quota(db: Db): Promise<{ bytes: number; text: string }> {
  const { person_quota_mb: size } = await limits(db)
  return { bytes: size * MB, text: limitTexts.quota(size) }
}
