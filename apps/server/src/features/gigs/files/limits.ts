import { limitTexts } from '@guildhall/contract/experts/files'
import { valueOf, limits } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'

const MB = 1024 * 1024

/** What one gig takes in all (PRODUCT 5.6.1), as administrators decided. */
export async function gigFileLimits(db: Db) {
  const { gig_files: files, gig_file_mb: size, gig_total_mb: total } = await limits(db)
  return {
    allowed: await valueOf(db, 'gig_extensions'),
    limits: {
      maxFiles: files,
      maxFileBytes: size * MB,
      maxTotalBytes: total * MB,
      codes: { count: 'gig_files_full', size: 'file_too_large', total: 'files_too_large' },
      texts: { count: limitTexts.count(files), size: limitTexts.size(size), total: limitTexts.total(total) },
    } as const,
  }
}
