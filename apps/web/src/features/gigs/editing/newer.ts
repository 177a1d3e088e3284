import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import type { Draft, Field } from '#ui/forms/draft.ts'
import { flatBody, type Body } from './body.ts'
import { draftOf } from './gig-draft.ts'
import { isSame, type Saver } from './saver.ts'

/** Somebody else's change that was met while saving. */
export interface Newer {
  answer: GigAnswer
  draft: Draft
  body: Body
  /** The fields that both have changed, to different values. */
  fields: string[]
}

/** What the other one saved, beside what is here. */
export function newerOf(
  answer: GigAnswer,
  { fields, saver, mine }: { fields: readonly Field[]; saver: Saver; mine: Body },
): Newer {
  const draft = draftOf(answer.data)
  const body = flatBody(fields, draft)
  return { answer, draft, body, fields: changedByBoth(saver, mine, body) }
}

/** The fields that both have changed since the version that both began with, to different values. */
export function changedByBoth(saver: Saver, mine: Body, theirs: Body): string[] {
  return saver
    .changed(mine)
    .filter((field) => !isSame(theirs[field], saver.stored[field]) && !isSame(theirs[field], mine[field]))
}

/** Who changed it last, where the reader may know. */
export function changedBy({ data }: GigAnswer): string {
  return data.audit.find(({ event }) => event === 'updated')?.actor?.name ?? 'somebody else'
}
