import type { Role } from '@guildhall/contract/access'
import type { FaqAudience } from '@guildhall/contract/faqs'
import type { Db } from '#platform/db/database.ts'
import { sanitizeHtml, textOf } from '#platform/html/sanitize.ts'
import { DEMO_FAQS } from './demo-faqs.ts'

export interface GivenFaq {
  title?: string
  /** HTML. */
  body?: string
  audience?: FaqAudience
  roles?: readonly Role[]
  isPublished?: boolean
  position?: number
  at?: Date
}

/** A published question for everybody, unless told otherwise. Gives its id. */
export async function faq(db: Db, given: GivenFaq = {}): Promise<string> {
  const row = rowOf(given, given.position ?? 1000)
  const { id } = await db.insertInto('faqs').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const DAY = 86_400_000

/** The questions that people of this network ask. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  const rows = DEMO_FAQS.map((given, index) =>
    rowOf({ ...given, at: new Date(now.getTime() - (500 - index * 9) * DAY) }, index + 1),
  )
  await db.insertInto('faqs').values(rows).execute()
}

function rowOf(given: GivenFaq, position: number) {
  const at = given.at ?? new Date()
  const body = sanitizeHtml(given.body ?? '<p>An answer.</p>')
  return {
    title: given.title ?? 'A question?',
    body,
    body_text: textOf(body),
    audience: given.audience ?? 'public',
    roles: [...(given.roles ?? [])],
    is_published: given.isPublished ?? true,
    position,
    created_at: at,
    updated_at: at,
  }
}
