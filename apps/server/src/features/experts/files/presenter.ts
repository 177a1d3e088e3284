import type { Attachment } from '@guildhall/contract/experts/files'
import type { FileRow } from './store.ts'

export function present(file: FileRow): Attachment {
  return {
    uuid: file.id,
    filename: file.name,
    fileExtension: file.extension,
    size: file.size,
    url: `/api/attachments/${file.id}`,
    created_at: file.created_at.toISOString(),
    tags: file.tags,
    tag_ids: file.tags.map(({ id }) => id),
  }
}
