import type { GigComment, Mentionable } from '@guildhall/contract/gigs/comments'
import { relativeTime } from '#features/activity/service.ts'
import type { CommentRow, PersonRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

interface Reading {
  readerId: string
  now: Date
  /** So long a comment can be changed. */
  minutes: number
}

export function present(row: CommentRow, { readerId, now, minutes }: Reading): GigComment {
  const until = new Date(row.created_at.getTime() + minutes * 60_000)
  return {
    id: row.id,
    body: row.body,
    author: row.author === null ? null : presentPerson(row.author),
    mentions: row.mentions.map(({ id, name }) => ({ id, name })),
    created_at: row.created_at.toISOString(),
    created_at_diff: relativeTime(row.created_at, now),
    edited_at: row.edited_at?.toISOString() ?? null,
    editable_until: row.author_id === readerId && until > now ? until.toISOString() : null,
  }
}

export function presentPerson({ id, name, photo_file: photo }: PersonRow): Mentionable {
  return { id, name, photo: photoUrl(photo) }
}
